import { fileText, onFileChosen } from '../page/file-text.ts';

/** The text of a file that somebody chooses. */
export function readFileInto(
  input: HTMLInputElement,
  text: HTMLTextAreaElement,
  read: (text: string) => void = () => {},
): void {
  onFileChosen(input, async () => {
    const file = input.files?.[0];
    if (!file) return;
    // Nobody sends what is not read yet, nor what was chosen before it.
    const send = input.form?.querySelector<HTMLButtonElement>(':scope > button');
    if (send) send.disabled = true;
    try {
      const content = await fileText(file);
      if (input.files?.[0] !== file) return;
      text.value = content;
      read(text.value);
    } finally {
      if (send && (input.files?.[0] ?? file) === file) send.disabled = false;
    }
  });
}

/** FIDE's report: each line begins with three figures or letters and a blank. */
export const isTrf = (text: string): boolean => /^(?:001|012) /m.test(text) && !/^[^\n]*[;,\t]/.test(text);
