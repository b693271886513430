import { decodeText } from '@escala/formats/encoding';

/** The text of a file that somebody chooses, whatever program wrote it. */
export async function fileText(file: Blob): Promise<string> {
  return decodeText(new Uint8Array(await file.arrayBuffer())).text;
}
