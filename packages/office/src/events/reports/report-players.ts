import type { EventRecord, Tournament } from '@escala/core';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Reading } from '../../ports.ts';
import type { Player } from '../../registry/players/player.ts';
import { unmatched } from '../entries/entries-of-source.ts';
import { matchPlayer, type NamedPlayer, possiblePlayers } from '../entries/match-players.ts';
import { type OtherName, otherName } from './other-names.ts';

export interface KnownPlayers {
  /** Registry ids by those in the file. */
  readonly ids: ReadonlyMap<string, string>;
  readonly players: ReadonlyMap<string, Player>;
  /** Known by id but with another name: reported to the officer, not refused (D-OFF-334). */
  readonly otherNames: readonly OtherName[];
  readonly refused: readonly Refusal[];
}

/**
 * The registered players meant by a report, and all unknown ones. FIDE's report has no id for many federation players:
 * without an id, the full name counts if only one player has it; a wrong id is never overruled by a name (D-OFF-112).
 */
export async function knownPlayers(
  reading: Reading,
  named: ReadonlyMap<string, NamedPlayer>,
  field: string,
): Promise<KnownPlayers> {
  const ids = new Map<string, string>();
  const players = new Map<string, Player>();
  const otherNames: OtherName[] = [];
  const refused: Refusal[] = [];
  const possible = await possiblePlayers(reading, [...named.values()]);
  for (const [key, player] of named) {
    const match = matchPlayer(possible, player, hasId(player) ? 'ids-only' : 'by-name');
    if (match.kind !== 'found') {
      refused.push(unmatched({ ...player, id: player.id ?? key }, match, field));
      continue;
    }
    if (players.has(match.id))
      refused.push(invalid('report-player-twice', { id: match.id, name: match.player.name }, { field }));
    if (match.by === 'id') otherNames.push(...otherName(match.id, match.player.name, player.name));
    ids.set(key, match.id);
    players.set(match.id, match.player);
  }
  return { ids, players, otherNames, refused };
}

const hasId = ({ id, fideId }: NamedPlayer): boolean => id !== undefined || fideId !== undefined;

/** Record and tournament with the registry's ids, and the tournament with the registry's data on its players. */
export function withOwnIds(
  record: EventRecord,
  tournament: Tournament,
  { ids, players }: KnownPlayers,
): { record: EventRecord; tournament: Tournament } {
  const own = (id: string): string => ids.get(id) ?? id;
  const renamed = <Game extends { readonly white: string; readonly black: string }>(game: Game): Game => ({
    ...game,
    white: own(game.white),
    black: own(game.black),
  });
  const whose = <Off extends { readonly player: string }>(off: Off): Off => ({ ...off, player: own(off.player) });
  const { byes = [], absences = [], withdrawals = [] } = tournament;
  return {
    record: { ...record, participants: record.participants?.map(own), games: record.games.map(renamed) },
    tournament: {
      ...tournament,
      players: tournament.players.map(({ birthDate: _born, birthYear: _year, ...player }) => {
        const known = players.get(own(player.id));
        const category = player.category ?? known?.category;
        return {
          ...player,
          id: own(player.id),
          name: known?.name ?? player.name,
          ...(category !== undefined && { category }),
        };
      }),
      games: tournament.games.map(renamed),
      byes: byes.map(whose),
      absences: absences.map(whose),
      withdrawals: withdrawals.map(whose),
    },
  };
}
