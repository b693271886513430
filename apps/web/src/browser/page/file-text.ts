import { type CodePage, type DecodedText, decodeText } from '@escala/formats/encoding';

/** The text of a file that somebody chooses, whatever program wrote it. */
export async function fileText(file: Blob): Promise<string> {
  return (await decodedFile(file)).text;
}

/** The same with how it is written; the code page is of files that are not in Unicode. */
export async function decodedFile(file: Blob, codePage?: CodePage): Promise<DecodedText> {
  return decodeText(new Uint8Array(await file.arrayBuffer()), codePage);
}

/** A file that is chosen, also one that was chosen before this page had its script. */
export function onFileChosen(input: HTMLInputElement, chosen: () => void): void {
  input.addEventListener('change', chosen);
  if (input.files?.length) chosen();
}
