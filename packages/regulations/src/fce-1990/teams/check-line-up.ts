import { conclude, type LineUp, type Reason, reason, type TeamList, type Verdict } from '@escala/core';
import type { TeamWithRegulars } from '../../contracts/teams.ts';
import type { TeamRules } from '../parameters.ts';
import { isTooStrongFor } from './club-teams.ts';
import { byStrength, type PlacedPlayer } from './list-number.ts';
import { foreignersAllowed, substituteReasons } from './substitutes.ts';

/** Whether a line-up is in order, with everything that was checked. `no` loses the match (Equips 8.3.5). */
export function checkLineUp(
  rules: TeamRules,
  list: Pick<TeamList, 'players'>,
  team: TeamWithRegulars,
  lineUp: LineUp,
): Verdict {
  const players = new Map(byStrength(list.players).map((player) => [player.id, player]));
  const sheet = sheetOf(lineUp);
  const listed = sheet.flatMap((id) => players.get(id) ?? []);
  return conclude([
    boardsReason(team, lineUp),
    ...sheet.map((id) => listedReason(team, id, players)),
    ...listed.map((player) => teamReason(team, player)),
    ...orderReasons(lineUp, players),
    ...twiceReasons(lineUp),
    foreignersAllowed(rules, team, acting(lineUp, players)),
    ...substituteReasons(rules, team, lineUp, players),
  ]);
}

/** All players named on the sheet at the start. */
function sheetOf({ boards, reserve }: LineUp): readonly string[] {
  const starting = boards.filter((id) => id !== null);
  return reserve === undefined ? starting : [...starting, reserve];
}

/** The acting players: those on the boards, with substitutes replacing the players who left. */
function acting({ boards, substitutions = [] }: LineUp, players: ReadonlyMap<string, PlacedPlayer>): PlacedPlayer[] {
  const playing = boards.map((id, i) => substitutions.find(({ board }) => board === i + 1)?.player ?? id);
  return playing.flatMap((id) => (id === null ? [] : (players.get(id) ?? [])));
}

/** Equips 8.1.1 to Equips 8.1.3, Equips 8.2.6: as many boards as the competition has; one may be empty. */
function boardsReason(team: TeamWithRegulars, { boards, reserve }: LineUp): Reason {
  const article = team.competition === 'copa-catalana' ? 'Equips 8.2.6' : boardsArticle(team);
  const reserves = reserve === undefined ? 0 : 1;
  const holds = boards.length === team.boards && reserves <= team.size - team.boards;
  return reason('fce-1990.lineup-boards', article, holds, { boards: boards.length, needed: team.boards, reserves });
}

function boardsArticle({ competition }: TeamWithRegulars): string {
  if (competition === 'promotion') return 'Equips 8.1.3';
  return competition === 'second' || competition === 'third' ? 'Equips 8.1.2' : 'Equips 8.1.1';
}

/** Equips 8.2.1: everybody is on the sealed list. */
function listedReason(team: TeamWithRegulars, id: string, players: ReadonlyMap<string, PlacedPlayer>): Reason {
  return reason('fce-1990.lineup-unlisted', 'Equips 8.2.1', players.has(id), { team: team.id }, { player: id });
}

/** Equips 8.2.2: no regulars of a higher team. Equips 8.3.1: regulars of lower teams are allowed. */
function teamReason(team: TeamWithRegulars, player: PlacedPlayer): Reason {
  const tooStrong = isTooStrongFor(team, player);
  return reason(
    'fce-1990.lineup-higher-regular',
    tooStrong ? 'Equips 8.2.2' : 'Equips 8.3.1',
    !tooStrong,
    { number: player.number, team: team.id, first: team.first },
    { player: player.id },
  );
}

/** Equips 8.3.2: strictly in list order, board after board; substitutions after the start do not count. */
function orderReasons({ boards }: LineUp, players: ReadonlyMap<string, PlacedPlayer>): readonly Reason[] {
  const placed = boards.flatMap((id, i) => {
    const player = id === null ? undefined : players.get(id);
    return player === undefined ? [] : [{ player, board: i + 1 }];
  });
  return placed.slice(1).map(({ player, board }, i) => {
    const before = placed[i]!;
    return reason(
      'fce-1990.lineup-order',
      'Equips 8.3.2',
      before.player.order < player.order,
      { board, number: player.number, before: before.player.id, beforeNumber: before.player.number },
      { player: player.id },
    );
  });
}

/**
 * Equips 8.3.3, Equips 8.3.4, Suplents 13.3: nobody is on two sheets of a round, whenever it is played, nor twice on
 * one sheet.
 */
function twiceReasons(lineUp: LineUp): readonly Reason[] {
  const substitutes = (lineUp.substitutions ?? []).map(({ player }) => player).filter((id) => id !== lineUp.reserve);
  const named = [...sheetOf(lineUp), ...substitutes];
  const place = (id: string) => ({ player: id, round: lineUp.round });
  return [...new Set(named)].map((id) => {
    const other = lineUp.otherSheets?.find(({ players }) => players.includes(id));
    const times = named.filter((one) => one === id).length;
    const article = substitutes.includes(id) ? 'Suplents 13.3' : 'Equips 8.3.4';
    const values = { other: other?.team ?? lineUp.team, times };
    return reason('fce-1990.lineup-twice', article, other === undefined && times === 1, values, place(id));
  });
}
