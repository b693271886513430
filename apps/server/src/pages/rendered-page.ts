import { compressedOnce } from '../http/compress-at-once.ts';
import { etagOf } from '../http/conditional.ts';
import { pageBytes } from './page-bytes.ts';

/** A page as it goes out, and what tells it from others. */
export interface RenderedPage {
  readonly body: Buffer;
  readonly etag: string;
}

/** Its letters are turned into bytes once: what is hashed, kept, compressed and sent are the same bytes. */
export function renderedPage(content: string): RenderedPage {
  const body = compressedOnce(pageBytes(content));
  return { body, etag: etagOf(body) };
}
