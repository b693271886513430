import { bringReportToLife } from '../../scrabble/report-games.ts';

/** Reports of Scrabble events: see `desks/scrabble/report-form.ts`. */
for (const part of document.querySelectorAll<HTMLElement>('[data-scrabble-report]')) bringReportToLife(part);
