import { part } from '../../accounts/page-parts.ts';

/**
 * The fields for a game, or for a missing game, are enabled only while that is chosen; disabled groups are not sent.
 */
function followChoice(form: HTMLFormElement): void {
  const chosen = form.querySelector<HTMLInputElement>('input[name="about"]:checked')?.dataset.part;
  for (const group of form.querySelectorAll<HTMLFieldSetElement>('[data-part-of]')) {
    group.disabled = group.dataset.partOf !== chosen;
    group.hidden = group.disabled;
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-act="claim.open"]')) {
  form.addEventListener('change', () => followChoice(form));
  followChoice(form);
}

/** Names are picked from the registry; the address contains the number. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-choose-line]'))
  form.addEventListener('submit', () => {
    const input = part<HTMLInputElement>('input[name="player"]', form);
    if (input.dataset.picked) input.value = input.dataset.picked;
  });
