"""Registration before the day: what everybody, the applicant and the desk see, and what they may ask."""
