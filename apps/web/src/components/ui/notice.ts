import { type Html, html, type Value } from '../../kit/html.ts';
import type { Tone } from './badge.ts';

type NoticeTone = Exclude<Tone, 'neutral' | 'live'>;

/**
 * What is so: it stays on the page. What somebody just did is a toast (`browser/desk/next-page-message.ts`); a fault is never one.
 * `attributes` begin with a space: of a notice that a module fills in or shows.
 */
export const notice = (words: Value, tone: NoticeTone = 'info', attributes?: Value): Html =>
  html`<div class="notice${tone !== 'info' && ` ${tone}`}"${attributes}>${words}</div>`;
