import {
  type ActKind,
  type Actor,
  type AnyAct,
  type AskedBy,
  federationKind,
  mayTry,
  type Reading,
  Refused,
} from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { actorAtGate, isOpen } from '../access/gate.ts';
import { deskFor } from '../fresh-reading.ts';
import { alreadyThere, type Caching, etagOf, isKnown } from '../http/etag.ts';
import type { ServerContext } from '../server-parts.ts';
import { performInOffice } from '../threads/office-beside.ts';

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

/** A file to download, by the permission of a question. */
export interface Download {
  readonly kind: ActKind;
  /** Under `/api/{federation}`. */
  readonly path: string;
  /** Whether it may take long to make: a paper, a whole list, an event. It has a limit of its own (D-OFF-1093). */
  readonly long?: boolean | undefined;
  /** The act that goes on record first, if the viewer may perform it: the answer then has what is for FIDE alone. */
  forFide?(params: Readonly<Record<string, string>>): { readonly act: AnyAct; readonly command: unknown } | undefined;
  /** Throws `Refused` if there is nothing to download. */
  answer(
    reading: Reading,
    request: {
      readonly params: Readonly<Record<string, string>>;
      readonly query: Readonly<Record<string, unknown>>;
      /** The public address, as far as this request shows it. */
      readonly origin: string;
      /** As it was set: for what others keep, where the name that a request came under has no place. */
      readonly publicUrl?: string | undefined;
    },
    by: AskedBy,
  ): Promise<RawAnswer>;
}

interface DownloadRequest {
  Params: Readonly<Record<string, string>> & { readonly federation: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** File names use the series' own name, sheets of paper the one in their language. */
const OWN_NAME: AskedBy['listName'] = ({ name }) => name;

/** A requested file: plain data. */
export interface WantedFile {
  readonly federation: string;
  readonly viewer: Actor;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly origin: string;
  readonly publicUrl?: string | undefined;
  /** The log says who took it. */
  readonly forFide?: true | undefined;
  /** Tags of the versions the client has. */
  readonly known: string | undefined;
}

/** A finished file: without a body if the client has it already. */
export type MadeFile = Omit<RawAnswer, 'body' | 'etag'> & {
  readonly etag: string;
  readonly body: string | Uint8Array | undefined;
};

export function madeFile(
  { archive, clock }: ServerContext,
  download: Download,
  { federation, viewer, known, forFide, ...asked }: WantedFile,
): Promise<MadeFile> {
  return archive.read(federation, async (reading) => {
    const timeZone = (await reading.get(federationKind, federation))?.body.timeZone ?? 'UTC';
    const by = { viewer, at: clock.now(), today: clock.today(timeZone), listName: OWN_NAME, forFide };
    const { body, etag, ...file } = await download.answer(reading, asked, by);
    const made = typeof body === 'function' && !(etag && isKnown(known, etag)) ? await body() : body;
    const content = typeof made === 'function' ? undefined : made;
    return { ...file, etag: etag ?? etagOf(content ?? ''), body: content };
  });
}

export function downloadRoutes(app: FastifyInstance, context: ServerContext, downloads: readonly Download[]): void {
  for (const download of downloads)
    app.get<DownloadRequest>(
      download.path,
      { config: { limit: download.long ? 'files' : 'reads' } },
      async (request, reply) => {
        const { federation, ...params } = request.params;
        const { identity, query } = request;
        const viewer = actorAtGate(identity, download.kind);
        const publicUrl = context.options.publicUrl?.replace(/\/+$/, '');
        const origin = publicUrl ?? `${request.protocol}://${request.host}`;
        // What must not be cached is sent whole, whatever the client has.
        const known = isOpen(download.kind) ? request.headers['if-none-match'] : undefined;
        const forFide = await recorded(context, download, { federation, viewer, params });
        const wanted = { federation, viewer, params, query, origin, publicUrl, known, forFide };
        const file = await fileFromOffice(deskFor(context, identity), download, wanted, identity.by !== 'nobody');
        reply.type(file.contentType);
        if (file.sandboxed) reply.header('content-security-policy', SANDBOX);
        if (file.fileName) reply.header('content-disposition', `attachment; filename="${file.fileName}"`);
        if (alreadyThere(request, reply, file.etag, cachingOf(download, file, identity.by))) return reply.send();
        return reply.send(file.body);
      },
    );
}

/** Every file with dates of birth is on record before it is made (D-OFF-1303); others get it without them. */
async function recorded(
  context: ServerContext,
  download: Download,
  { federation, viewer, params }: Pick<WantedFile, 'federation' | 'viewer' | 'params'>,
): Promise<true | undefined> {
  const taken = download.forFide?.(params);
  if (taken === undefined || !mayTry(viewer, taken.act.kind)) return undefined;
  try {
    const request = { federation, id: context.newId(), actor: viewer, command: taken.command };
    await performInOffice(context, taken.act, request);
    return true;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** Papers and whole lists of a large federation are made off the event loop (D-OFF-730). */
async function fileFromOffice(
  context: ServerContext,
  download: Download,
  wanted: WantedFile,
  fresh: boolean,
): Promise<MadeFile> {
  const { archive, beside } = context;
  if (beside === undefined || !download.long) return madeFile(context, download, wanted);
  const isLarge = await archive.read(wanted.federation, (reading) => beside.isLarge(reading));
  return isLarge ? beside.file({ ...wanted, path: download.path, fresh }) : madeFile(context, download, wanted);
}

const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";

function cachingOf({ kind }: Download, { immutable }: Pick<RawAnswer, 'immutable'>, by: string): Caching {
  if (!isOpen(kind)) return 'secret';
  if (by !== 'nobody') return 'private';
  return immutable ? 'immutable' : 'public';
}
