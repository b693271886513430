import { COPIED_QUERIES, copiedPages, type PublicPage } from '@escala/web';
import { accentDownload, logoDownload } from '../logos/logo-downloads.ts';
import type { Download } from '../routes/download.ts';

type Params = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string>>;

/** What an address of the server becomes in the copy of an event. */
export type CopiedAddress =
  | { readonly kind: 'page'; readonly file: string; readonly page: PublicPage; params: Params; query: Query }
  | { readonly kind: 'download'; readonly file: string; readonly download: Download; params: Params; query: Query }
  | { readonly kind: 'asset'; readonly file: string };

export interface CopiedEvent {
  readonly federation: string;
  readonly event: string;
  readonly language: string;
  readonly files: Download;
}

/** Undefined for anything the copy does not contain. */
export function copiedAddress(of: CopiedEvent, address: string): CopiedAddress | undefined {
  const { pathname, searchParams } = new URL(address, 'http://copy.invalid');
  const query = Object.fromEntries(searchParams);
  if (pathname.startsWith('/assets/')) return { kind: 'asset', file: pathname.slice(1) };
  const api = `/api/${of.federation}`;
  if (pathname === `${api}${logoDownload.path}`)
    return { kind: 'download', file: 'assets/mark', download: logoDownload, params: {}, query };
  if (pathname === `${api}${accentDownload.path}`)
    return { kind: 'download', file: 'assets/accent.css', download: accentDownload, params: {}, query };
  const ofEvent = `/events/${encodeURIComponent(of.event)}`;
  const { lang: _language, ...asked } = query;
  if (pathname.startsWith(`${api}${ofEvent}/files/`)) {
    const file = decoded(pathname.slice(`${api}${ofEvent}/files/`.length));
    const [, name = '', ending = ''] = /^([^/]+)(\.\w+)$/.exec(file) ?? [];
    if (name === '') return undefined;
    const params = { event: of.event, file };
    return { kind: 'download', file: `files/${named(name, asked)}${ending}`, download: of.files, params, query };
  }
  const front = `/${of.language}/${of.federation}`;
  if (!`${pathname}/`.startsWith(`${front}${ofEvent}/`)) return undefined;
  if (Object.keys(asked).some((name) => !COPIED_QUERIES.includes(name))) return undefined;
  for (const page of copiedPages) {
    const params = paramsOf(page.path, pathname.slice(front.length));
    if (params === undefined) continue;
    const rest = pathname.slice(front.length + ofEvent.length + 1);
    const name = rest === '' ? 'index' : named(decoded(rest), asked);
    return { kind: 'page', file: `${name}.html`, page, params, query };
  }
  return undefined;
}

/**
 * `rounds/3` and `by=name` as `rounds-3-by-name`; characters that file systems do not allow are written as their code.
 */
const named = (path: string, query: Query): string =>
  [path, ...Object.entries(query).flat()]
    .join('-')
    .replaceAll('/', '-')
    .replace(/[^a-z0-9_-]/gu, (sign) => `~${sign.codePointAt(0)!.toString(16)}`);

function paramsOf(pattern: string, path: string): Params | undefined {
  const [names, parts] = [pattern.split('/'), path.split('/')];
  if (names.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries())
    if (name.startsWith(':')) params[name.slice(1)] = decoded(parts[i]!);
    else if (name !== parts[i]) return undefined;
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
