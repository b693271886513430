import { money } from '@escala/messages';
import { missing, Refused } from '@escala/office';
import { showStandings } from '@escala/office/questions';
import { howText, leftOver, placesText, prizeLevels, prizesState } from '@escala/web';
import { tablePdf } from '../../pdf/table-pdf.ts';
import { type EventPaper, figure, fullName, heading, pageName, words } from './event-paper.ts';

/** As many as there is room for in a line. */
const MOST_ADDED = 3;

/** Who takes what of the prizes ; a paper of prizes is not there where there are none. */
export async function prizesPdf(paper: EventPaper, round: number | undefined): Promise<Uint8Array> {
  const { ask, seen, language, translate } = paper;
  const { id, event } = seen.shown;
  const { prizes, standings } = await ask(showStandings, { event: id, ...(round && { round }) });
  if (prizes === undefined) throw new Refused([missing('prizes-unset', { name: event.name })]);
  const { book } = seen.field;
  const cite = book.prizes ? ` [${book.id} ${book.prizes.article}]` : '';
  const left = leftOver({ translate, language }, prizes);
  return tablePdf({
    language,
    title: translate('web.event.title', { event: event.name, part: translate('web.prizes.title') }),
    notes: [
      `${prizesState({ translate }, prizes, standings.round)}${cite}`,
      translate('web.prizes.rule'),
      translate('web.prizes.rule-odd'),
      ...(left === '' ? [] : [left]),
    ],
    landscape: true,
    columns: [
      words(translate('web.prizes.places'), 7),
      heading(translate('web.list.name'), 25),
      { ...figure(translate('web.prizes.amount'), 12), bold: true },
      words(translate('web.prizes.working'), 56),
    ],
    rows: prizeLevels(prizes).flatMap((level) =>
      level.map(({ player, amount }, i) => [
        placesText(level),
        fullName(paper, player),
        money(amount, prizes.currency, language),
        i === 0 ? howText({ translate, language }, prizes, level, MOST_ADDED) : '',
      ]),
    ),
    pageName: pageName(paper),
  });
}
