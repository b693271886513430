import type { AgeOnDay, Day, HeadToHeadInput, HeadToHeadOutput, PlayerFacts } from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';
import type { FieldsWhere } from '../../kit/record-fields.ts';
import type { PLAYER_FIELDS } from '../../registry/players/player-fields.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { listDocument } from './list-document.ts';

/** A line of a list taken apart: the document with everything it depends on, and the rule book's result. */
interface ExplainedLine {
  /** Contains nothing private. */
  readonly document: HeadToHeadInput;
  /** Only the parts about this player; contains nothing private either. */
  readonly output: HeadToHeadOutput;
}

/**
 * Computed on demand from the player's own events, so that a list does not store a million explanations. The shown
 * output is what the shown document gives, as anyone can check: private facts make no difference where no rating
 * depends on them.
 */
export function explainLine(loaded: LoadedSeries, listDay: Day, player: number): ExplainedLine {
  const id = loaded.record.playerIds[player]!;
  const { rate } = headToHeadBook(loaded.series);
  const whole = listDocument(loaded, listDay, new Set([player]));
  const rated = rate(whole, { workings: true });
  const needed = neededByLine(whole, rated, id, rate);
  const document = publicDocument(whole, needed);
  return { document, output: outputFor(rate(document, { workings: true }), document, id) };
}

/** Only the parts about this player. */
export function outputFor(output: HeadToHeadOutput, document: HeadToHeadInput, id: string): HeadToHeadOutput {
  const events = new Set(document.events.map((event) => event.id));
  const { workings, ...rest } = output;
  return {
    ...rest,
    list: output.list.filter((row) => row.id === id),
    ledger: output.ledger.filter((line) => line.player === id),
    performances: output.performances.filter(({ event }) => events.has(event)),
    findings: output.findings.filter((finding) => finding.player === undefined || finding.player === id),
    ...(workings ? { workings: workings.filter((working) => working.player === id) } : {}),
  };
}

/** Ages that a rating depends on (fce-2016 10.2, 10.3), in tenths of a year on the day the article asks for. */
export function agesIn({ workings = [] }: HeadToHeadOutput): ReadonlyMap<string, AgeOnDay> {
  const ages = new Map<string, AgeOnDay>();
  for (const { player, steps } of workings)
    for (const { values } of steps)
      if (values.born !== undefined)
        ages.set(player, { tenths: Math.round(10 * Number(values.age)), on: String(values.on) });
  return ages;
}

/** What a line depends on among facts that not everybody sees. */
interface NeededFacts {
  readonly ages: ReadonlyMap<string, AgeOnDay>;
  /** Games enough for a first rating, where fewer than usual gave one. */
  readonly minGames: ReadonlyMap<string, number>;
}

/** Facts of players in documents that not everybody sees. */
type PrivateFact = FieldsWhere<typeof PLAYER_FIELDS, 'seenBy', 'near' | 'office' | 'nobody'> & keyof PlayerFacts;

/** What readers get in place of each of them; a private fact without a line here does not compile. */
const IN_PLACE_OF: Readonly<
  Record<PrivateFact, (player: PlayerFacts, needed: NeededFacts) => Partial<PlayerFacts> | undefined>
> = {
  /** The year, and the age if a rating depends on it, which reveals no more than the rating itself (D-OFF-417). */
  birthDate: ({ id, birthDate = '' }, { ages }) => {
    const age = ages.get(id);
    return { birthYear: Number(birthDate.slice(0, 4)), ...(age && { age }) };
  },
  /** As many games as the line itself shows to have been enough, if they are fewer than usual (D-OFF-1300). */
  minGames: ({ id }, { minGames }) => {
    const enough = minGames.get(id);
    return enough === undefined ? undefined : { minGames: enough };
  },
};
const PRIVATE_FACTS = Object.keys(IN_PLACE_OF) as PrivateFact[];

/** A document with what everybody may know, and no more of the rest than a published line shows by itself. */
export const publicDocument = (document: HeadToHeadInput, needed: NeededFacts): HeadToHeadInput => ({
  ...document,
  players: document.players.map((player) => publicFacts(player, needed)),
});

function publicFacts(player: PlayerFacts, needed: NeededFacts): PlayerFacts {
  const told = PRIVATE_FACTS.filter((fact) => player[fact] !== undefined);
  if (told.length === 0) return player;
  const shown: { -readonly [Fact in keyof PlayerFacts]: PlayerFacts[Fact] } = { ...player };
  for (const fact of told) delete shown[fact];
  return Object.assign(shown, ...told.map((fact) => IN_PLACE_OF[fact](player, needed)));
}

/**
 * Only the line of this player counts: opponents count with published ratings. A first rating after fewer games than
 * usual shows that these were enough, and no more is told.
 */
export function neededByLine(
  document: HeadToHeadInput,
  rated: HeadToHeadOutput,
  id: string,
  rate: HeadToHeadRuleBook['rate'],
): NeededFacts {
  const ages = agesIn(rated);
  const least = document.players.find((player) => player.id === id)?.minGames;
  if (least === undefined) return { ages, minGames: new Map() };
  const lineWith = (minGames: number | undefined): string => {
    const players = document.players.map((player) => (player.id === id ? { ...player, minGames } : player));
    const { workings: _told, ...output } = outputFor(rate({ ...document, players }), document, id);
    return JSON.stringify(output);
  };
  const line = lineWith(least);
  if (lineWith(undefined) === line) return { ages, minGames: new Map() };
  const isSame = (games: number): boolean => lineWith(games) === line;
  return { ages, minGames: new Map([[id, nearestToUsual(least, isSame)]]) };
}

/** Of all numbers of games that give the line, the one that says least: more than usual were needed, or fewer. */
function nearestToUsual(least: number, isSame: (games: number) => boolean): number {
  let games = least;
  while (games > 1 && isSame(games - 1)) games--;
  if (games > 1) return games;
  games = least;
  while (games < MOST_GAMES && isSame(games + 1)) games++;
  return games;
}
const MOST_GAMES = 99;
