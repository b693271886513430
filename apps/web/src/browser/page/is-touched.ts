/**
 * Whether a field was changed since the page was rendered: on a slow connection people type before the modules load,
 * and a browser restores what was typed when a page is reloaded (D-OFF-304).
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

/** If the page selects none, a browser selects the first. */
function isChosenAnew({ options, selectedIndex }: HTMLSelectElement): boolean {
  const first = [...options].findLastIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, first);
}
