/** Fields of a moment that say nothing yet say now, by the clocks of the federation. */
export function momentsNow(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[data-as^="moment:"]')) {
    const timeZone = field.dataset.as!.slice('moment:'.length);
    // Swedish writes dates as ISO does.
    field.value ||= new Date().toLocaleString('sv', { timeZone }).slice(0, 16).replace(' ', 'T');
  }
}
