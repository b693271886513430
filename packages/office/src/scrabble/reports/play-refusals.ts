import type { Finding, IsoDate, PoolClass } from '@escala/core';
import type { Fault, Path } from '@escala/formats';
import { ruleBookOf, type ScrabbleRuleBook } from '@escala/regulations';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { scrabbleSeries, seriesOfClass } from '../series/scrabble-book.ts';
import { keptAs, type ScrabbleRecord } from '../series/scrabble-record.ts';
import { documentFaults, playDocument } from './play-document.ts';
import type { ScrabblePlay } from './scrabble-report.ts';
import { unevenPlaces } from './uneven-places.ts';

/** What a report is checked against. */
export type ReportGround = Pick<ScrabbleRecord, 'federation' | 'names' | 'mergedInto'>;

interface CheckedPlay {
  readonly refused: readonly Refusal[];
  /** The rule book's findings that refuse nothing: games it will not rate. */
  readonly findings: readonly Finding[];
}

/** Objections that may be wrong themselves and can be overruled. */
export const REPORT_OBJECTIONS = ['places'] as const;
type ReportObjection = (typeof REPORT_OBJECTIONS)[number];

/** Everything wrong with a report's games, all at once, each with its place. */
export function checkedPlay(
  ground: ReportGround,
  play: ScrabblePlay,
  today: IsoDate,
  evenIf: readonly ReportObjection[] = [],
): CheckedPlay {
  const book = bookOfScrabble(ground.federation);
  if (book === undefined) return { refused: [invalid('scrabble-no-series', {})], findings: [] };
  const document = playDocument(play, playersNamed(ground, play), book.id, (player) => keptAs(ground, player));
  const faults = documentFaults(document);
  const refused = [
    ...(play.collective.length + play.libere.length === 0 ? [invalid('scrabble-nothing-played', {})] : []),
    ...faults.map((fault) => faultRefusal(fault, book.id)),
    ...idRefusals(play),
    ...dateRefusals(play, today),
    ...classRefusals(ground.federation, play),
    ...(evenIf.includes('places') ? [] : placesRefusals(play, book.id)),
  ];
  // A document with faults cannot be rated; the rule book's findings on it would be noise.
  if (faults.length > 0) return { refused, findings: [] };
  const findings = book.classes.flatMap((poolClass) => book.rate({ ...document, class: poolClass }).findings);
  const refusing = findings.filter(({ refuses }) => refuses === true);
  return {
    refused: [
      ...refused,
      ...refusing.map((finding) => faultRefusal({ ...finding, path: pathOf(play, finding) }, book.id)),
    ],
    findings: findings.filter(({ refuses }) => refuses !== true),
  };
}

function bookOfScrabble(federation: Federation): ScrabbleRuleBook | undefined {
  const [series] = scrabbleSeries(federation);
  const book = series && ruleBookOf(series.regulation);
  return book?.kind === 'scrabble' ? book : undefined;
}

/** Players in the report who are on record, by the ids their games count for. */
function playersNamed(ground: ReportGround, { collective, libere }: ScrabblePlay): string[] {
  const named = [
    ...collective.flatMap(({ results }) => results.map(({ player }) => player)),
    ...libere.flatMap(({ places = [], games }) => [
      ...places.map(({ player }) => player),
      ...games.flatMap(({ a, b }) => [a, b]),
    ]),
  ];
  return [...new Set(named.filter((player) => ground.names.has(player)).map((player) => keptAs(ground, player)))];
}

/**
 * Sentences for faults of a document and for findings of the book, whose codes begin with the book's name; other codes
 * concern how a single value is written.
 */
const SENTENCES: Readonly<Record<string, Refusal['code']>> = {
  'duplicate-game': 'scrabble-duplicate-game',
  'unknown-player': 'scrabble-unknown-player',
  'player-twice': 'scrabble-player-twice',
  'place-too-high': 'scrabble-place-too-high',
  'place-or-score': 'scrabble-place-or-score',
  'place-and-score': 'scrabble-place-and-score',
  'places-and-scores': 'scrabble-places-and-scores',
  'against-oneself': 'scrabble-against-oneself',
  'two-games-in-round': 'scrabble-two-games-in-round',
  'too-many': 'scrabble-too-many',
  'place-impossible': 'scrabble-place-impossible',
  'places-missing': 'scrabble-places-missing',
  'player-unranked': 'scrabble-player-unranked',
};

function faultRefusal(
  { code, path, article, values }: Fault | (Finding & { path?: Path }),
  regulation: string,
): Refusal {
  const rest = { regulation, ...(path && { field: path.join('.') }), ...(article && { article }) };
  return invalid(SENTENCES[code.slice(code.indexOf('.') + 1)] ?? 'scrabble-value-wrong', values, rest);
}

/** A rule book names the game; this is its place in the report. */
function pathOf({ collective, libere }: ScrabblePlay, { event }: Finding): Path {
  const game = collective.findIndex(({ id }) => id === event);
  return game >= 0 ? ['collective', game, 'results'] : ['libere', libere.findIndex(({ id }) => id === event), 'places'];
}

/** Ids must be unique among collective and Libere games: corrections use them to name a game. */
function idRefusals({ collective, libere }: ScrabblePlay): Refusal[] {
  const ids = new Set(collective.map(({ id }) => id));
  return libere.flatMap(({ id }, i) => {
    const isTaken = ids.has(id);
    ids.add(id);
    return isTaken ? [invalid('scrabble-duplicate-game', { id }, { field: `libere.${i}.id` })] : [];
  });
}

function entriesOf({ collective, libere }: ScrabblePlay) {
  return [
    ...collective.map(({ date, class: of }, i) => ({ date, of, field: `collective.${i}` })),
    ...libere.map(({ date, class: of }, i) => ({ date, of, field: `libere.${i}` })),
  ];
}

function dateRefusals(play: ScrabblePlay, today: IsoDate): Refusal[] {
  return entriesOf(play)
    .filter(({ date }) => date > today)
    .map(({ date, field }) => invalid('scrabble-date-to-come', { date, today }, { field: `${field}.date` }));
}

function classRefusals(federation: Federation, play: ScrabblePlay): Refusal[] {
  const [first] = bookOfScrabble(federation)!.classes;
  return entriesOf(play)
    .filter(({ of }) => seriesOfClass(federation, of).length === 0)
    .map(({ of, field }) => {
      const poolClass: PoolClass = of ?? first;
      return invalid('scrabble-class-not-rated', { class: poolClass }, { field: `${field}.class` });
    });
}

function placesRefusals({ collective, libere }: ScrabblePlay, regulation: string): Refusal[] {
  const rankings = [
    ...collective.map(({ id, results }, i) => ({ id, results, field: `collective.${i}.results` })),
    ...libere.map(({ id, places = [] }, i) => ({ id, results: places, field: `libere.${i}.places` })),
  ];
  return rankings.flatMap(({ id, results, field }) =>
    unevenPlaces(results).map(({ row, place, expected }) =>
      invalid(
        'scrabble-places-uneven',
        { game: id, player: results[row]!.player, place, expected },
        { field: `${field}.${row}.place`, regulation, article: '6' },
      ),
    ),
  );
}
