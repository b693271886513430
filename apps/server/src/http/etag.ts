import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Weak: the same content in any content encoding. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/** RFC 9110 13.1.2, compared weakly. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/**
 * `public`: the same for everybody not signed in, revalidated each time. `immutable`: never changes. `private`: what
 * one account sees. `secret`: never stored.
 */
export type Caching = 'public' | 'immutable' | 'private' | 'secret';

const CACHE_CONTROL: Readonly<Record<Caching, string>> = {
  public: 'public, max-age=0, must-revalidate',
  immutable: 'public, max-age=31536000, immutable',
  private: 'private, no-cache',
  secret: 'no-store',
};

/** Sets the cache headers. True: the client has it already, and the answer is 304 without a body. */
export function alreadyThere(request: FastifyRequest, reply: FastifyReply, etag: string, caching: Caching): boolean {
  reply.header('cache-control', CACHE_CONTROL[caching]);
  if (caching === 'secret') return false;
  reply.header('etag', etag).header('vary', 'Cookie, Authorization, Accept-Language');
  if (!isKnown(request.headers['if-none-match'], etag)) return false;
  reply.code(304);
  return true;
}
