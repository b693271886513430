/** A letter as it arrived. */
export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** User and password, after the NUL character (0). */
  readonly login: string;
  /** By lower-case name; encoded words decoded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly raw: string;
}

export function receivedLetter(raw: string, envelope: Pick<ReceivedLetter, 'from' | 'to' | 'login'>): ReceivedLetter {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => partOf(part.replace(/^\r\n/, '')));
  const ofType = (type: string): string => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return part === undefined ? '' : decodedBody(part.body, part.headers['content-transfer-encoding'] ?? '');
  };
  return { ...envelope, headers, text: ofType('text/plain'), html: ofType('text/html'), raw };
}

function partOf(raw: string): { readonly headers: Record<string, string>; readonly body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) };
}

/** RFC 2047. */
function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quotedPrintable(word.replaceAll('_', ' ')),
    );
}

function decodedBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return (encoding === 'quoted-printable' ? quotedPrintable(body) : body).replaceAll('\r\n', '\n');
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();
