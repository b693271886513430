import type { KeyAfter, ListedType } from '@escala/core';
import type { AnswerOf, showScrabbleEvent } from '@escala/office/questions';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { resultText } from '../events/result.ts';
import { time } from '../format.ts';
import { playerLink } from '../player-link.ts';
import { table } from '../table.ts';

type Report = AnswerOf<typeof showScrabbleEvent>['report'];
type Names = Readonly<Record<string, string>>;

/**
 * Every game of an event, folded except for the first: a ranking for each collective game, the pairs for each Libere.
 */
export function scrabbleGames(
  site: Site,
  { collective, libere }: Pick<Report, 'collective' | 'libere'>,
  names: Names,
): Html {
  const { translate } = site;
  const name = (id: string): Html => playerLink(site, id, names[id] ?? id);
  const heading = (type: ListedType, of: KeyAfter<'web.scrabble.class-'> | undefined, date: string): Html =>
    html`<strong>${translate(`cli.type.${type}`)}</strong>${of !== undefined && of !== 'seniors' && html` (${translate(`web.scrabble.class-${of}`)})`}, ${time(site, date)}`;
  return html`${collective.map(
    (
      { type, class: of, date, results },
      i,
    ) => html`<details${i === 0 && html` open`}><summary>${heading(type, of, date)}</summary>
${table(site, results, [
  ['web.desk-office.place-or-score', ({ place, score }) => place ?? score, 'number'],
  ['web.word.player', ({ player }) => name(player), 'name'],
])}</details>\n`,
  )}
${libere.map(
  ({ class: of, date, games }) => html`<details><summary>${heading('libere', of, date)}</summary>
${liberePairs(site, games, names)}</details>\n`,
)}`;
}

/** Who met whom in a Libere game, round by round. */
export function liberePairs(site: Site, games: Report['libere'][number]['games'], names: Names): Html {
  const name = (id: string): Html => playerLink(site, id, names[id] ?? id);
  return table(site, games, [
    ['web.word.round', ({ round }) => round, 'number'],
    ['web.desk-office.first-player', ({ a }) => name(a), 'name'],
    ['web.word.result', ({ result }) => resultText({ result }), 'result'],
    ['web.desk-office.second-player', ({ b }) => name(b)],
  ]);
}
