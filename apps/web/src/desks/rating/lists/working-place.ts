import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

/** Where `office-working.ts` says that lists are being recomputed; links and forms that lead there have `data-takes-time`. */
export const workingPlace = ({ translate }: Site): Html =>
  html`<p role="status" class="working" data-working="${translate('web.desk-office.working')}"></p>`;
