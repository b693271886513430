import { limitText, prizeText, totalTexts, whyText } from '@escala/messages';
import { missing, Refused } from '@escala/office';
import { showPrizes } from '@escala/office/questions';
import { type ShownPrizes, stateText } from '@escala/web';
import { tablePdf } from '../../pdf/table-pdf.ts';
import { paperOf } from '../../pdf/tagged-document.ts';
import { type EventPaper, figure, footOf, fullName, heading, headOf, words } from './event-paper.ts';

/** Who wins which prize and why, for the notice board. */
export async function prizesPdf(paper: EventPaper, round: number | undefined): Promise<Uint8Array> {
  const { seen, language, translate } = paper;
  const shown = await prizesOf(paper, round);
  const { prizes } = shown;
  const { book } = seen.field;
  const { article } = book.prizes;
  const cite = article === undefined ? '' : ` [${book.id} ${article}]`;
  return tablePdf({
    language,
    paper: paperOf(paper.size, true),
    head: headOf(paper, translate('web.prizes.title')),
    foot: footOf(paper),
    largest: 12,
    notes: [`${stateText(paper, shown)} ${limitText(paper, prizes)}${cite}`, ...totalTexts(paper, prizes)],
    columns: [
      words(translate('web.prizes.category')),
      figure(translate('web.word.place')),
      heading(translate('web.word.player')),
      { ...figure(translate('web.prizes.prize')), bold: true },
      { ...words(translate('web.prizes.why')), wraps: true },
    ],
    rows:
      prizes.round === 0
        ? announced(paper, prizes)
        : prizes.awards.map((award) => [
            prizes.categories[award.category]!.name,
            String(award.place),
            takerName(paper, shown, award),
            prizeText(paper, award.prize, prizes.currency),
            whyText(paper, award),
          ]),
  });
}

/** The prizes on offer, before the first round is complete. */
const announced = (paper: EventPaper, { categories, currency }: ShownPrizes['prizes']): string[][] =>
  categories.flatMap(({ name, prizes }) =>
    prizes.map((prize, i) => [name, String(i + 1), '', prizeText(paper, prize, currency), '']),
  );

/** A sheet on which everybody signs for their prize, in the order of names. */
export async function receiptsPdf(paper: EventPaper, round: number | undefined): Promise<Uint8Array> {
  const { language, translate } = paper;
  const shown = await prizesOf(paper, round);
  const { prizes } = shown;
  const lines = prizes.awards
    .map((award) => ({ award, name: takerName(paper, shown, award), key: orderName(paper, shown, award) }))
    .sort((a, b) => a.key.localeCompare(b.key, language));
  return tablePdf({
    language,
    paper: paperOf(paper.size),
    head: headOf(paper, translate('web.prizes.sheet-title')),
    foot: footOf(paper),
    notes: [stateText(paper, shown), ...totalTexts(paper, prizes)],
    mostRows: MOST_SIGNATURES,
    strips: [1],
    columns: [
      heading(translate('web.word.player')),
      words(translate('web.prizes.category')),
      { ...figure(translate('web.prizes.prize')), bold: true },
      { ...words(translate('web.prizes.signature')), isBox: true },
    ],
    rows: lines.map(({ award, name }) => [
      name,
      `${prizes.categories[award.category]!.name}, ${award.place}`,
      prizeText(paper, award.prize, prizes.currency),
      SIGNED_BY_HAND,
    ]),
  });
}

/** Room for a signature. */
const SIGNED_BY_HAND = ' '.repeat(60);
const MOST_SIGNATURES = 26;

type Award = ShownPrizes['prizes']['awards'][number];

/** There is no paper of prizes if no prizes are set. */
async function prizesOf({ ask, seen }: EventPaper, round: number | undefined): Promise<ShownPrizes> {
  const { id, event } = seen.shown;
  const { prizes, ...answer } = await ask(showPrizes, { event: id, ...(round && { round }) });
  if (prizes === undefined) throw new Refused([missing('prizes-unset', { name: event.name })]);
  return { ...answer, prizes };
}

/** Names are sorted without titles: `CM Vidal` is under V. */
const orderName = (paper: EventPaper, shown: ShownPrizes, award: Award): string =>
  shown.prizes.categories[award.category]!.teamOf === undefined
    ? paper.seen.field.name(award.taker)
    : takerName(paper, shown, award);

const takerName = (paper: EventPaper, { prizes, clubs }: ShownPrizes, { taker, category }: Award): string =>
  prizes.categories[category]!.teamOf === undefined ? fullName(paper, taker) : (clubs[taker] ?? taker);
