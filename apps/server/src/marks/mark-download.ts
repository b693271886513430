import { markFile } from '@escala/office';
import type { Download } from '../routes/download.ts';

/** The federation's mark. Pages include its hash in the address, under which it never changes. */
export const markDownload: Download = {
  kind: 'identity.show',
  path: '/mark',
  answer: async (reading, { query }) => {
    const { type, hash, bytes } = await markFile(reading);
    const etag = `"${hash.slice(0, 32)}"`;
    return { contentType: type, body: bytes, etag, immutable: query.v === hash.slice(0, 16), sandboxed: true };
  },
};
