import type { ActKind, AskedBy, Reading } from '@escala/office';
import { federationKind } from '@escala/office';
import type { FastifyInstance } from 'fastify';
import { actorAtGate, isOpen } from '../access/gate.ts';
import { deskFor } from '../fresh-reading.ts';
import { alreadyThere, type Caching, etagOf } from '../http/conditional.ts';
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

export function downloadRoutes(app: FastifyInstance, context: ServerContext, downloads: readonly Download[]): void {
  for (const download of downloads)
    app.get<DownloadRequest>(download.path, { config: { limit: 'reads' } }, async (request, reply) => {
      const { federation, ...params } = request.params;
      const viewer = actorAtGate(request.identity, download.kind);
      return deskFor(context, request.identity).archive.read(federation, async (reading) => {
        const timeZone = (await reading.get(federationKind, federation))?.body.timeZone ?? 'UTC';
        const by = { viewer, at: context.clock.now(), today: context.clock.today(timeZone), listName: OWN_NAME };
        const origin = context.options.publicUrl ?? `${request.protocol}://${request.host}`;
        const asked = { params, query: request.query, origin: origin.replace(/\/+$/, '') };
        const file = await download.answer(reading, asked, by);
        const body = async (): Promise<string | Uint8Array> =>
          typeof file.body === 'function' ? file.body() : file.body;
        const content = file.etag === undefined ? await body() : undefined;
        const etag = file.etag ?? etagOf(content ?? '');
        reply.type(file.contentType);
        if (file.sandboxed) reply.header('content-security-policy', SANDBOX);
        if (file.fileName) reply.header('content-disposition', `attachment; filename="${file.fileName}"`);
        if (alreadyThere(request, reply, etag, cachingOf(download, file, request.identity.by))) return reply.send();
        return reply.send(content ?? (await body()));
      });
    });
}

const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";

function cachingOf({ kind }: Download, { immutable }: RawAnswer, by: string): Caching {
  if (!isOpen(kind)) return 'secret';
  if (by !== 'nobody') return 'private';
  return immutable ? 'immutable' : 'public';
}
