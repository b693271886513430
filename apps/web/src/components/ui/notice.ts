import { type Html, html, type Value } from '../../kit/html.ts';
import type { Tone } from './badge.ts';

type NoticeTone = Exclude<Tone, 'neutral' | 'live'>;

/** What is so: it stays on the page. What somebody just did is a toast (`browser/desk/next-page-message.ts`); a fault is never one. */
export const notice = (words: Value, tone: NoticeTone = 'info'): Html =>
  html`<div class="notice${tone !== 'info' && ` ${tone}`}">${words}</div>`;
