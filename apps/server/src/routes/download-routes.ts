import { mayTry, Refused } from '@escala/office';
import { askedQuery } from '@escala/web';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { actorAtGate, isOpen } from '../access/gate.ts';
import { deskFor } from '../fresh-reading.ts';
import { alreadyThere, type Caching } from '../http/etag.ts';
import { networkOf } from '../http/rate-limits.ts';
import { sendRendered } from '../pages/kept-pages.ts';
import { publicAnswer } from '../pages/public-answers.ts';
import type { ServerContext } from '../server-parts.ts';
import { performInOffice } from '../threads/office-beside.ts';
import { type Download, type FileHead, type MadeFile, madeFile, type RawAnswer, type WantedFile } from './download.ts';

interface DownloadRequest {
  Params: Readonly<Record<string, string>> & { readonly federation: string };
  Querystring: Readonly<Record<string, unknown>>;
}

export function downloadRoutes(app: FastifyInstance, context: ServerContext, downloads: readonly Download[]): void {
  for (const download of downloads)
    app.get<DownloadRequest>(
      download.path,
      { config: { limit: download.long ? 'files' : 'reads' } },
      async (request, reply) => {
        const { federation, ...params } = request.params;
        const { identity } = request;
        const viewer = actorAtGate(identity, download.kind);
        const publicUrl = context.options.publicUrl?.replace(/\/+$/, '');
        const origin = publicUrl ?? `${request.protocol}://${request.host}`;
        const { path, long } = download;
        const query = long
          ? askedQuery(typeof long === 'function' ? long(params) : long, request.query)
          : request.query;
        const asked = { params, query, origin, publicUrl };
        if (long && identity.by === 'nobody') {
          const wanted = { federation, isLong: true, file: { path, ...asked } };
          const made = (await publicAnswer(context, wanted, networkOf(request.ip)))!;
          return sendRendered(made, request, headed(reply, made.file!));
        }
        // What must not be cached is sent whole, whatever the client has.
        const known = isOpen(download.kind) ? request.headers['if-none-match'] : undefined;
        const forFide = await recorded(context, download, { federation, viewer, params });
        const wanted = { federation, viewer, known, forFide, ...asked };
        const file = await fileFromOffice(deskFor(context, identity), download, wanted, identity.by !== 'nobody');
        headed(reply, file);
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

function headed(reply: FastifyReply, { contentType, sandboxed, fileName }: FileHead): FastifyReply {
  reply.type(contentType);
  if (sandboxed) reply.header('content-security-policy', SANDBOX);
  return fileName ? reply.header('content-disposition', `attachment; filename="${fileName}"`) : reply;
}

/** Papers, whole lists and events are made off the event loop (D-OFF-1330). */
const fileFromOffice = (
  context: ServerContext,
  download: Download,
  wanted: WantedFile,
  fresh: boolean,
): Promise<MadeFile> =>
  download.long && context.beside
    ? context.beside.file({ ...wanted, path: download.path, fresh })
    : madeFile(context, download, wanted);

const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";

function cachingOf({ kind }: Download, { immutable }: Pick<RawAnswer, 'immutable'>, by: string): Caching {
  if (!isOpen(kind)) return 'secret';
  if (by !== 'nobody') return 'private';
  return immutable ? 'immutable' : 'public';
}
