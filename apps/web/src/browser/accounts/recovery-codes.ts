import { copyText, goToStep, part, show } from './page-parts.ts';

/**
 * Codes shown only once; `done` is called when the user confirms having kept them. Without codes it is called at once.
 */
export function showRecoveryCodes(codes: string | undefined, done: () => void): void {
  if (codes === undefined) {
    done();
    return;
  }
  const box = part('[data-recovery]');
  const lines = codes.split(' ').map((code) => {
    const line = document.createElement('li');
    line.textContent = code;
    return line;
  });
  const list = part('[data-codes]', box);
  list.replaceChildren(...lines);
  part('[data-copy-codes]', box).onclick = () =>
    void copyText(box, codes.replaceAll(' ', '\n'), ['[data-copy-codes]', '[data-codes]']);
  part('[data-codes-kept]', box).onclick = () => {
    list.replaceChildren();
    show(box, false);
    done();
  };
  goToStep(box);
}
