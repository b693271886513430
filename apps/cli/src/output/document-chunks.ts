import { serialisedLines } from '@escala/formats';

const CHUNK_CHARACTERS = 1 << 16;

/** The JSON text of a document in chunks worth writing: the whole may be longer than a string can be. */
export function* documentChunks(document: object): Generator<string> {
  let chunk = '';
  for (const line of serialisedLines(document)) {
    chunk += line;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
