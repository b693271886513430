import { money } from '@escala/messages';
import { missing, Refused } from '@escala/office';
import { showStandings } from '@escala/office/questions';
import { howText, leftOver, placesText, prizeLevels, prizesState } from '@escala/web';
import { tablePdf } from '../../pdf/table-pdf.ts';
import { paperOf } from '../../pdf/tagged-document.ts';
import { type EventPaper, figure, footOf, fullName, heading, headOf, words } from './event-paper.ts';

/** Who takes what of the prizes; a paper of prizes is not there where there are none. */
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
    paper: paperOf(paper.size, true),
    head: headOf(paper, translate('web.prizes.title')),
    foot: footOf(paper),
    notes: [
      `${prizesState({ translate }, prizes, standings.round)}${cite}`,
      translate('web.prizes.rule'),
      translate('web.prizes.rule-odd'),
      ...(left === '' ? [] : [left]),
    ],
    columns: [
      words(translate('web.prizes.places')),
      heading(translate('web.list.name')),
      { ...figure(translate('web.prizes.amount')), bold: true },
      { ...words(translate('web.prizes.working')), wraps: true },
    ],
    rows: prizeLevels(prizes).flatMap((level) =>
      level.map(({ player, amount }, i) => [
        placesText(level),
        fullName(paper, player),
        money(amount, prizes.currency, language),
        i === 0 ? howText({ translate, language }, prizes, level) : '',
      ]),
    ),
  });
}
