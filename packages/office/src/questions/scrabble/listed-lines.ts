import type { ScrabbleStatus } from '@escala/core';
import type { Reading } from '../../ports.ts';
import type { Edition } from '../../rating/editions.ts';
import { clubKind } from '../../records/club.ts';
import type { Series } from '../../records/federation.ts';
import { listKind, type OfficialList } from '../../records/list.ts';
import { type Player, playerKind } from '../../records/player.ts';
import { generalList, printedList } from '../../scrabble/printed-order.ts';
import { type ListedType, printedRating, type ScrabbleSheet } from '../../scrabble/scrabble-sheet.ts';
import { clubOnList, titleOf } from '../rating/list-row.ts';
import { foundList, foundSeries, foundSheet } from './found-list.ts';

/** A list with what stands beside its ratings: who everybody is, and the list before it. */
export interface LaidOutList {
  readonly list: OfficialList;
  readonly series: Series;
  readonly edition: Edition;
  readonly sheet: ScrabbleSheet;
  readonly previous: { readonly date: string; readonly sheet: ScrabbleSheet } | undefined;
  readonly players: ReadonlyMap<string, Player>;
  readonly clubNames: ReadonlyMap<string, string>;
}

export interface ListedLine {
  /** Among the active ones; the others stand apart without (frs-2012 §3). Level ones share it. */
  readonly rank: number | null;
  readonly player: string;
  readonly name: string;
  readonly title?: string;
  readonly club?: string;
  readonly clubName?: string;
  readonly sex?: 'f' | 'm';
  readonly birthYear?: number;
  readonly rating: number;
  readonly displayed: number;
  /** The general rating has none (§8). */
  readonly status: ScrabbleStatus | null;
  readonly played: number | null;
  /** Printed on the list before; null where it has no such rating. */
  readonly before: number | null;
  readonly change: number | null;
}

export async function laidOutList(
  reading: Reading,
  { series: id, date: wanted, edition }: { series: string; date?: string | undefined; edition: Edition },
): Promise<LaidOutList> {
  const series = await foundSeries(reading, id);
  const { body: list } = await foundList(reading, id, wanted);
  const sheet = await foundSheet(reading, id, list.date, edition);
  const dates = (await reading.find(listKind, { key: 'series', equals: id })).map(({ body }) => body.date).sort();
  const before = dates.findLast((date) => date < list.date);
  const players = await reading.getMany(playerKind, Object.keys(sheet.ratings));
  const clubs = await reading.list(clubKind);
  return {
    list,
    series,
    edition,
    sheet,
    previous:
      before === undefined ? undefined : { date: before, sheet: await foundSheet(reading, id, before, edition) },
    players: new Map(players.map(({ id: player, body }) => [player, body])),
    clubNames: new Map(clubs.map(({ id: club, body }) => [club, body.name])),
  };
}

/** Everybody with a rating of the type, as the list prints them: the active ones in order, then the others. */
export function listedLines(laidOut: LaidOutList, type: ListedType): ListedLine[] {
  const { sheet } = laidOut;
  if (type === 'general') return ranked(generalList(sheet)).map((line) => lineOf(laidOut, type, line));
  const { active, provisional, inactive } = printedList(sheet, type);
  const apart = [...provisional, ...inactive].map((line) => ({ ...line, rank: null }));
  return [...ranked(active), ...apart].map((line) => lineOf(laidOut, type, line));
}

interface Printed {
  readonly player: string;
  readonly rating: number;
  readonly displayed: number;
  readonly status?: ScrabbleStatus;
  readonly played?: number;
}

function ranked(lines: readonly Printed[]): (Printed & { rank: number })[] {
  let rank = 0;
  return lines.map((line, i) => {
    if (lines[i - 1]?.rating !== line.rating) rank = i + 1;
    return { ...line, rank };
  });
}

/** D-OFF-200: a change is what was printed less what was printed on the list before, both of the same edition. */
function lineOf(
  { list, previous, players, clubNames }: LaidOutList,
  type: ListedType,
  { rank, player, rating, displayed, status, played }: Printed & { readonly rank: number | null },
): ListedLine {
  const facts = players.get(player);
  const before = previous && printedRating(previous.sheet, player, type);
  return {
    rank,
    player,
    name: facts?.name ?? player,
    ...(facts && whoIs(facts, list.date, clubNames)),
    rating,
    displayed,
    status: status ?? null,
    played: played ?? null,
    before: before?.displayed ?? null,
    change: before === undefined ? null : displayed - before.displayed,
  };
}

function whoIs(facts: Player, date: string, clubNames: ReadonlyMap<string, string>) {
  const [title, club] = [titleOf(facts, date), clubOnList(facts, date)];
  const clubName = club === undefined ? undefined : clubNames.get(club);
  const year = facts.birthDate === undefined ? facts.birthYear : Number(facts.birthDate.slice(0, 4));
  return {
    ...(title !== undefined && { title }),
    ...(club !== undefined && { club }),
    ...(clubName !== undefined && { clubName }),
    ...(facts.sex !== undefined && { sex: facts.sex }),
    ...(year !== undefined && { birthYear: year }),
  };
}
