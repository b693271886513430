import { type Encoding, EncodingFinder, newDecoder } from '@escala/formats/encoding';

export interface Wanted {
  readonly fideIds: readonly string[];
  readonly federations: readonly string[];
}

/**
 * The lines of a FIDE list that concern the federation. A list of the whole world is read chunk by chunk and never
 * held; the result is a list of the same format, text or XML, for the office to read.
 */
export async function fideLines(
  file: Blob,
  { fideIds, federations }: Wanted,
  progress: (part: number) => void,
): Promise<string> {
  const ids = new Set(fideIds);
  const isOurs = (id: string, federation: (code: string) => boolean): boolean =>
    ids.has(id) || federations.some(federation);
  const kept: string[] = [];
  let rest = '';
  let read = 0;
  let isXml: boolean | undefined;
  const take = (isEnd: boolean): void => {
    isXml ??= rest.trimStart() === '' ? undefined : rest.trimStart().startsWith('<');
    if (isXml === undefined) return;
    const [mark, keeps] = isXml ? (['</player>', xmlKeeps] as const) : (['\n', lineKeeps] as const);
    const pieces = rest.split(mark);
    rest = isEnd ? '' : pieces.pop()!;
    for (const piece of pieces)
      if (kept.length === 0 || keeps(piece, isOurs))
        kept.push(isXml && kept.length === 0 ? headOf(piece, isOurs) : piece + mark);
  };
  const decoder = newDecoder(await encodingOf(file));
  for await (const piece of piecesOf(file)) {
    rest += decoder.decode(piece, { stream: true });
    take(false);
    read += piece.length;
    progress(read / file.size);
  }
  rest += decoder.decode();
  take(true);
  return isXml ? `${kept.join('')}\n</playerslist>\n` : kept.join('');
}

async function encodingOf(file: Blob): Promise<Encoding> {
  const finder = new EncodingFinder();
  for await (const piece of piecesOf(file)) finder.take(piece);
  return finder.encoding;
}

async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

type IsOurs = (id: string, federation: (code: string) => boolean) => boolean;

function xmlKeeps(piece: string, isOurs: IsOurs): boolean {
  const id = /<fideid>\s*(\d+)/.exec(piece)?.[1];
  const country = /<country>\s*(\w+)/.exec(piece)?.[1];
  return id !== undefined && isOurs(id, (code) => code === country);
}

/** What precedes the first player, plus that player if it is one of ours. */
function headOf(piece: string, isOurs: IsOurs): string {
  const at = piece.indexOf('<player>');
  if (at < 0) return piece;
  return xmlKeeps(piece, isOurs) ? `${piece}</player>` : piece.slice(0, at);
}

/** Columns differ from list to list: a line is kept if a federation's code is anywhere in it as a word. */
function lineKeeps(line: string, isOurs: IsOurs): boolean {
  const id = /^\s*(\d+)/.exec(line)?.[1];
  return id !== undefined && isOurs(id, (code) => line.includes(` ${code} `));
}
