import { type CodePage, type DecodedText, decodeText } from '@escala/formats/encoding';

/** The text of a chosen file, in any encoding. */
export async function fileText(file: Blob): Promise<string> {
  return (await decodedFile(file)).text;
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
