/** A link to a field opens its containers, and puts the cursor in it. */
export function showField(): void {
  const field = document.getElementById(location.hash.slice(1));
  if (!field?.matches('input, select, textarea')) return;
  for (let place = field.parentElement; place; place = place.parentElement) {
    if (place instanceof HTMLDetailsElement) place.open = true;
    if (place.popover === 'auto') place.showPopover();
  }
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
