import { type CodePage, type DecodedText, decodeText } from '@escala/formats/encoding';
import { sendAfter } from '../api/submit-form.ts';

/** The text of a chosen file, in any encoding. */
export async function fileText(file: Blob): Promise<string> {
  return (await decodedFile(file)).text;
}

/** The same of the file that was chosen last; undefined for one that was read after another had been chosen. */
async function textIfChosen(input: HTMLInputElement, file: File): Promise<string | undefined> {
  const text = await fileText(file);
  return input.files?.[0] === file ? text : undefined;
}

/** The same, with its encoding; the code page is for files not in Unicode. */
export async function decodedFile(file: Blob, codePage?: CodePage): Promise<DecodedText> {
  return decodeText(new Uint8Array(await file.arrayBuffer()), codePage);
}

/** A file being chosen, or one chosen before this script was loaded. */
export function onFileChosen(input: HTMLInputElement, chosen: () => void): void {
  input.addEventListener('change', chosen);
  if (input.files?.length) chosen();
}

/** `begun` at each choice; `read` with the text of the last one, or at once if no file is chosen any more. */
export function onTextChosen(
  input: HTMLInputElement,
  begun: () => void,
  read: (text: string | undefined, file: File | undefined) => unknown,
): void {
  onFileChosen(input, async () => {
    const file = input.files?.[0];
    begun();
    const text = file && (await textIfChosen(input, file));
    if (file === undefined || text !== undefined) await read(text, file);
  });
}

/**
 * Reads a chosen file into a text. The form cannot be sent before it is read, nor with the text of an earlier choice.
 */
export function readFileInto(
  input: HTMLInputElement,
  text: HTMLTextAreaElement,
  read: (text: string) => void = () => {},
): void {
  const readIn = async (file: File): Promise<void> => {
    const content = await textIfChosen(input, file);
    if (content === undefined) return;
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
