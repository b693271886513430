import { type Html, html, type Value } from '../../kit/html.ts';
import type { Tone } from './badge.ts';

type NoticeTone = Exclude<Tone, 'neutral' | 'live'>;

/**
 * A statement that stays on the page. What the user just did is a toast (`browser/desk/next-page-message.ts`); a fault
 * never is. `attributes` have a leading space: for a notice that a module fills in or shows.
 */
export const notice = (words: Value, tone: NoticeTone = 'info', attributes?: Value): Html =>
  html`<div class="notice${tone !== 'info' && ` ${tone}`}"${attributes}>${words}</div>`;
