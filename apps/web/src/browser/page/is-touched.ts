/**
 * Whether somebody has changed a field since the page came: on a slow line one types before the modules are there, and a browser
 * brings back what was written when a page is loaded again (D-OFF-304).
 */
export function isTouched(within: ParentNode): boolean {
  return [...within.querySelectorAll('input, select, textarea')].some((control) => {
    if (control instanceof HTMLSelectElement) return isChosenAnew(control);
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    const { type, checked, defaultChecked, value, defaultValue } = control as HTMLInputElement;
    if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked;
    return type !== 'hidden' && type !== 'file' && value !== defaultValue;
  });
}

/** Where none is chosen by the page, a browser takes the first. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findLastIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, first);
}
