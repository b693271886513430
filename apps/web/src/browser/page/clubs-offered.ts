/**
 * Club names to choose from, loaded when the field gets the focus. Without them, part of a name finds the club as well.
 */
export function offerClubs(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[data-offered]');
  if (field === null) return;
  if (document.activeElement === field) void fill(field);
  else field.addEventListener('focus', () => void fill(field), { once: true });
}

async function fill(field: HTMLInputElement): Promise<void> {
  const answer = await fetch(field.dataset.offered!).catch(() => undefined);
  if (!answer?.ok) return;
  const { choices } = (await answer.json()) as { choices: { clubs: readonly { name: string }[] } };
  field.list?.append(...choices.clubs.map(({ name }) => new Option('', name)));
}
