/** Numbers and dates outside their range: the browser says what is wrong, at the field. */

/** Point out the first such field near a button; returns whether there is one. */
export function pointOutWrongNumber(button: HTMLElement | undefined): boolean {
  const near = button?.closest('form, dialog, section') ?? button?.parentElement;
  const fields = near?.querySelectorAll<HTMLInputElement>('input[type="number"], input[type="date"]') ?? [];
  const wrong = [...fields].find(
    ({ validity }) => validity.rangeUnderflow || validity.rangeOverflow || validity.badInput,
  );
  wrong?.reportValidity();
  return wrong !== undefined;
}
