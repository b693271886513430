import type { PrizeAward, Prizes, Tournament } from '@escala/core';
import { categoryText, limitText, prizeText, type Speech, totalTexts } from '@escala/messages';
import { People } from '../people.ts';
import { reasonLines } from '../reason-lines.ts';
import { type Cell, type Column, tableLines } from '../table.ts';
import type { Layout } from '../terminal-layout.ts';
import { titleLines } from './round-table.ts';

/** The prizes by category, and on request why each goes to whom it goes. */
export function prizesLines(
  tournament: Tournament,
  prizes: Prizes,
  speech: Speech,
  isWhyAsked: boolean,
): (layout: Layout) => string[] {
  const { translate } = speech;
  const people = new People(tournament.players);
  const title = translate('cli.prizes-title', { round: prizes.round, rounds: tournament.rounds });
  const columns: Column[] = [
    { title: translate('web.word.place'), align: 'right' },
    { title: translate('web.word.name'), align: 'left', elastic: true },
    { title: translate('web.prizes.prize'), align: 'right' },
  ];
  const nameOf = ({ category, taker }: PrizeAward): string =>
    prizes.categories[category]!.teamOf === undefined ? people.name(taker) : taker;
  return (layout) => {
    const { paint, width } = layout;
    const cellsOf = (award: PrizeAward): Cell[] => [
      { text: String(award.place) },
      { text: nameOf(award) },
      { text: prizeText(speech, award.prize, prizes.currency), paint: paint.strong },
    ];
    const ofCategory = (at: number): string[] => {
      const category = prizes.categories[at]!;
      const awards = prizes.awards.filter((award) => award.category === at);
      const why = (award: PrizeAward): string[] => [
        paint.strong(nameOf(award)),
        ...reasonLines(award.steps, speech, layout),
      ];
      return [
        '',
        `${paint.strong(category.name)}  ${paint.faint(categoryText(speech, category))}`,
        ...tableLines(columns, awards.map(cellsOf), { width, titlePaint: paint.faint }),
        ...(isWhyAsked ? awards.flatMap(why) : []),
      ];
    };
    return [
      ...titleLines(tournament, title, layout),
      limitText(speech, prizes),
      ...prizes.categories.flatMap((_, at) => ofCategory(at)),
      '',
      ...totalTexts(speech, prizes),
    ];
  };
}
