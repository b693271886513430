import { sendAfter } from '../api/submit-form.ts';
import { fileText, onFileChosen } from '../page/file-text.ts';

/**
 * Reads a chosen file into a text. The form cannot be sent before it is read, nor with the text of an earlier choice.
 */
export function readFileInto(
  input: HTMLInputElement,
  text: HTMLTextAreaElement,
  read: (text: string) => void = () => {},
): void {
  const readIn = async (file: File): Promise<void> => {
    const content = await fileText(file);
    if (input.files?.[0] !== file) return;
    text.value = content;
    read(text.value);
  };
  onFileChosen(input, () => {
    const file = input.files?.[0];
    if (file && input.form) sendAfter(input.form, readIn(file));
  });
}

/** A FIDE report: each line begins with three digits or letters and a blank. */
export const isTrf = (text: string): boolean => /^(?:001|012) /m.test(text) && !/^[^\n]*[;,\t]/.test(text);
