import { goToStep, part, show } from './page-parts.ts';

/** Codes that are told once; `done` is called when somebody says that they are kept. Without codes it is called at once. */
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
  part('[data-copy-codes]', box).onclick = () => void copy(box, codes.replaceAll(' ', '\n'));
  part('[data-codes-kept]', box).onclick = () => {
    list.replaceChildren();
    show(box, false);
    done();
  };
  goToStep(box);
}

/** Where the browser may not copy (plain http), the codes are selected. */
async function copy(box: HTMLElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    part('[data-copy-status]', box).textContent = part('[data-copy-codes]', box).dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(part('[data-codes]', box));
  }
}
