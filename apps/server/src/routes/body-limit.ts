import type { ActKind } from '@escala/office';
import type { ServerOptions } from '../server-parts.ts';

/** Acts and questions that bring a file: reports of events, lists, archives of a past. */
const UPLOADS = /^import\.|^fide-list\.|\.(submit|receive)$/;

export function bodyLimitOf(kind: ActKind, { bodyLimit, uploadLimit }: ServerOptions): number {
  return UPLOADS.test(kind) ? uploadLimit : bodyLimit;
}
