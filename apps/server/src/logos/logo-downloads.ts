import { identityKind, markFile, missing, Refused } from '@escala/office';
import { accentSheet } from '@escala/web';
import type { Download } from '../routes/download.ts';

/** The federation's mark. Pages include its hash in the address, under which it never changes. */
export const logoDownload: Download = {
  kind: 'identity.show',
  path: '/mark',
  answer: async (reading, { query }) => {
    const { type, hash, bytes } = await markFile(reading);
    const etag = `"${hash.slice(0, 32)}"`;
    return { contentType: type, body: bytes, etag, immutable: query.v === hash.slice(0, 16), sandboxed: true };
  },
};

/** A different colour has a different address. */
export const accentPath = (federation: string, accent: string): string =>
  `/api/${federation}/accent.css?v=${accent.slice(1).toLowerCase()}`;

/** The federation's colours, linked by all of its pages after the main sheet. */
export const accentDownload: Download = {
  kind: 'identity.show',
  path: '/accent.css',
  answer: async (reading, { query }) => {
    const accent = (await reading.get(identityKind, reading.federation))?.body.accent;
    if (accent === undefined) throw new Refused([missing('accent-none', { id: reading.federation })]);
    const isOwn = query.v === accent.slice(1).toLowerCase();
    return { contentType: 'text/css; charset=utf-8', body: accentSheet(accent), immutable: isOwn };
  },
};
