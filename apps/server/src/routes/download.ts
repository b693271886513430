import type { ActKind, Actor, AskedBy, Reading } from '@escala/office';
import { federationKind } from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { actorAtGate, isOpen } from '../access/gate.ts';
import { deskFor } from '../fresh-reading.ts';
import { alreadyThere, type Caching, etagOf, isKnown } from '../http/etag.ts';
import type { ServerContext } from '../server-parts.ts';

/** An answer that is a file. Where the tag is known beforehand, the body is only made for readers who do not have it. */
export interface RawAnswer {
  readonly contentType: string;
  readonly body: string | Uint8Array | (() => Promise<string | Uint8Array>);
  readonly etag?: string | undefined;
  /** Never changes under this address. */
  readonly immutable?: boolean | undefined;
  readonly fileName?: string | undefined;
  /** Comes from somebody's file: opened by itself it may do nothing at all. */
  readonly sandboxed?: boolean | undefined;
}

/** A file to take away, by the permission of a question. */
export interface Download {
  readonly kind: ActKind;
  /** Under `/api/{federation}`. */
  readonly path: string;
  /** Whether it may take long to make. */
  readonly long?: boolean | undefined;
  /** Throws `Refused` where there is nothing to give. */
  answer(
    reading: Reading,
    request: {
      readonly params: Readonly<Record<string, string>>;
      readonly query: Readonly<Record<string, unknown>>;
      /** Where the public pages are, as far as this reader can tell others. */
      readonly origin: string;
    },
    by: AskedBy,
  ): Promise<RawAnswer>;
}

interface DownloadRequest {
  Params: Readonly<Record<string, string>> & { readonly federation: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** Files are called by the series itself, sheets of paper by the language they are in. */
const OWN_NAME: AskedBy['listName'] = ({ name }) => name;

/** A file as somebody asks for it: data alone. */
export interface WantedFile {
  readonly federation: string;
  readonly viewer: Actor;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly origin: string;
  /** Tags of what the reader has. */
  readonly known: string | undefined;
}

/** A file on its way: without a body where the reader has it already. */
export type MadeFile = Omit<RawAnswer, 'body' | 'etag'> & {
  readonly etag: string;
  readonly body: string | Uint8Array | undefined;
};

export function madeFile(
  { archive, clock }: ServerContext,
  download: Download,
  { federation, viewer, known, ...asked }: WantedFile,
): Promise<MadeFile> {
  return archive.read(federation, async (reading) => {
    const timeZone = (await reading.get(federationKind, federation))?.body.timeZone ?? 'UTC';
    const by = { viewer, at: clock.now(), today: clock.today(timeZone), listName: OWN_NAME };
    const { body, etag, ...file } = await download.answer(reading, asked, by);
    const made = typeof body === 'function' && !(etag && isKnown(known, etag)) ? await body() : body;
    const content = typeof made === 'function' ? undefined : made;
    return { ...file, etag: etag ?? etagOf(content ?? ''), body: content };
  });
}

export function downloadRoutes(app: FastifyInstance, context: ServerContext, downloads: readonly Download[]): void {
  for (const download of downloads)
    app.get<DownloadRequest>(download.path, { config: { limit: 'reads' } }, async (request, reply) => {
      const { federation, ...params } = request.params;
      const { identity, query } = request;
      const viewer = actorAtGate(identity, download.kind);
      const origin = (context.options.publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, '');
      // What nobody may keep is sent whole, whatever the reader has.
      const known = isOpen(download.kind) ? request.headers['if-none-match'] : undefined;
      const wanted = { federation, viewer, params, query, origin, known };
      const file = await fileFromOffice(deskFor(context, identity), download, wanted, identity.by !== 'nobody');
      reply.type(file.contentType);
      if (file.sandboxed) reply.header('content-security-policy', SANDBOX);
      if (file.fileName) reply.header('content-disposition', `attachment; filename="${file.fileName}"`);
      if (alreadyThere(request, reply, file.etag, cachingOf(download, file, identity.by))) return reply.send();
      return reply.send(file.body);
    });
}

/** Papers and whole lists of a large federation are made beside the loop (D-OFF-730). */
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
