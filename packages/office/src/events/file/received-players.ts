import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import { birthYearOf, type Player } from '../../registry/players/player.ts';
import { unmatched } from '../entries/entries-of-source.ts';
import { type Match, matchPlayer, type PossiblePlayers, possiblePlayers } from '../entries/match-players.ts';
import { namesAgree, type OtherName, otherName } from '../reports/other-names.ts';
import type { EventFile } from './event-file.ts';
import type { FilePlayer } from './file-player.ts';

/** The registered players meant by an event's file. */
export interface ReceivedPlayers {
  /** Registry ids by those in the file. */
  readonly ids: ReadonlyMap<string, string>;
  readonly otherNames: readonly OtherName[];
  /** Players unknown here. */
  readonly strangers: readonly FilePlayer[];
  readonly refused: readonly Refusal[];
}

const field = 'file.players';

export async function receivedPlayers(reading: Reading, file: EventFile): Promise<ReceivedPlayers> {
  const ids = new Map<string, string>();
  const otherNames: OtherName[] = [];
  const strangers: FilePlayer[] = [];
  const refused: Refusal[] = [];
  const seen = new Set<string>();
  const everybody = everybodyNamed(file);
  const possible = await possiblePlayers(reading, everybody);
  for (const player of everybody) {
    const match = matchReceived(possible, player);
    if (match.kind === 'other' || match.kind === 'several') {
      refused.push(unmatched(player, match, field));
      continue;
    }
    const id = match.kind === 'found' ? match.id : player.id;
    if (seen.has(id)) refused.push(invalid('report-player-twice', { id, name: player.name ?? id }, { field }));
    seen.add(id);
    if (match.kind === 'unknown') strangers.push(player);
    else {
      ids.set(player.id, id);
      if (match.by === 'id') otherNames.push(...otherName(id, match.player.name, player.name));
      if (isPlainlyOther(match.player, player))
        refused.push(unmatched(player, { kind: 'other', id, player: match.player }, field));
    }
  }
  return { ids, otherNames, strangers, refused };
}

/**
 * A player added there has an id of that office, so the FIDE id counts, or the name with the year of birth (D-OFF-382).
 */
function matchReceived(possible: PossiblePlayers, { addedThere, id, ...named }: FilePlayer): Match {
  return addedThere ? matchPlayer(possible, named, 'by-name') : matchPlayer(possible, { ...named, id }, 'ids-only');
}

/** The id of another person: the name differs, and so does the year of birth or the FIDE id (D-OFF-382). */
function isPlainlyOther(player: Player, { name, birthYear, fideId }: FilePlayer): boolean {
  if (name === undefined || namesAgree(player.name, name)) return false;
  const born = birthYearOf(player);
  const isBornOtherwise = born !== undefined && birthYear !== undefined && born !== birthYear;
  return isBornOtherwise || (fideId !== undefined && player.fide?.id !== undefined && fideId !== player.fide.id);
}

/** Its players, plus those who only appear in an entry or a game. */
function everybodyNamed({ players, entries, boards, rounds }: EventFile): FilePlayer[] {
  const listed = new Set(players.map(({ id }) => id));
  const named = [
    ...entries.map(({ player }) => player),
    ...boards.flatMap(({ white, black }) => [white, black]),
    ...rounds.flatMap(({ pairs, byes, free = [] }) => [
      ...pairs.flatMap(({ white, black }) => [white, black]),
      ...byes.map(({ player }) => player),
      ...free,
    ]),
  ];
  return [...players, ...[...new Set(named)].filter((id) => !listed.has(id)).map((id) => ({ id }))];
}
