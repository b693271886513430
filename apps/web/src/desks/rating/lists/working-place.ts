import { type Html, html } from '../../../kit/html.ts';

/**
 * Where `office-working.ts` says that lists are being recomputed; links and forms leading there have `data-takes-time`.
 */
export const WORKING_PLACE: Html = html`<p role="status" class="working" data-working></p>`;
