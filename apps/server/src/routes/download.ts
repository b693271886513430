import { type ActKind, type Actor, type AnyAct, type AskedBy, federationKind, type Reading } from '@escala/office';
import type { QueryFields } from '@escala/web';
import { etagOf, isKnown } from '../http/etag.ts';
import type { ServerContext } from '../server-parts.ts';

/** An answer that is a file. If the tag is known beforehand, the body is made only for clients that do not have it. */
export interface RawAnswer {
  readonly contentType: string;
  readonly body: string | Uint8Array | (() => Promise<string | Uint8Array>);
  readonly etag?: string | undefined;
  /** The content at this address never changes. */
  readonly immutable?: boolean | undefined;
  readonly fileName?: string | undefined;
  /** Comes from an uploaded file: opened by itself, it may do nothing at all. */
  readonly sandboxed?: boolean | undefined;
}

/** What is sent with a file besides its content and its tag. */
export type FileHead = Omit<RawAnswer, 'body' | 'etag'>;

type Texts = Readonly<Record<string, string>>;

interface FileRequest {
  readonly params: Texts;
  readonly query: Readonly<Record<string, unknown>>;
  /** The public address, as far as this request shows it. */
  readonly origin: string;
  /** As it was set: for what others keep, where the name that a request came under has no place. */
  readonly publicUrl?: string | undefined;
}

/** A file to download, by the permission of a question. */
export interface Download {
  readonly kind: ActKind;
  /** Under `/api/{federation}`. */
  readonly path: string;
  /**
   * If it may take long to make, as a paper, a whole list or an event does: what it is made of, from its address. It is
   * made beside the loop (D-OFF-1330) and has a limit of its own (D-OFF-1093); nothing else in the address makes another
   * file (D-OFF-1331).
   */
  readonly long?: QueryFields | ((params: Texts) => QueryFields) | undefined;
  /** The act that goes on record first, if the viewer may perform it: the answer then has what is for FIDE alone. */
  forFide?(params: Texts): { readonly act: AnyAct; readonly command: unknown } | undefined;
  /** Throws `Refused` if there is nothing to download. */
  answer(reading: Reading, request: FileRequest, by: AskedBy): Promise<RawAnswer>;
}

/** A file that everybody may have: plain data. */
export interface FileAsked extends FileRequest {
  /** The path of the download. */
  readonly path: string;
}

/** Who asks for a file. */
export async function askedBy({ clock }: ServerContext, reading: Reading, viewer: Actor): Promise<AskedBy> {
  const timeZone = (await reading.get(federationKind, reading.federation))?.body.timeZone ?? 'UTC';
  return { viewer, at: clock.now(), today: clock.today(timeZone), listName: OWN_NAME };
}

/** File names use the series' own name, sheets of paper the one in their language. */
const OWN_NAME: AskedBy['listName'] = ({ name }) => name;

/** A requested file: plain data. */
export interface WantedFile extends FileRequest {
  readonly federation: string;
  readonly viewer: Actor;
  /** The log says who took it. */
  readonly forFide?: true | undefined;
  /** Tags of the versions the client has. */
  readonly known: string | undefined;
}

/** A finished file: without a body if the client has it already. */
export type MadeFile = FileHead & {
  readonly etag: string;
  readonly body: string | Uint8Array | undefined;
};

export function madeFile(
  context: ServerContext,
  download: Download,
  { federation, viewer, known, forFide, ...asked }: WantedFile,
): Promise<MadeFile> {
  return context.archive.read(federation, async (reading) => {
    const by = { ...(await askedBy(context, reading, viewer)), forFide };
    const { body, etag, ...file } = await download.answer(reading, asked, by);
    const made = typeof body === 'function' && !(etag && isKnown(known, etag)) ? await body() : body;
    const content = typeof made === 'function' ? undefined : made;
    return { ...file, etag: etag ?? etagOf(content ?? ''), body: content };
  });
}
