# What the server refuses, and what to do.

problem-refused = This cannot be done now ({ $code }).
