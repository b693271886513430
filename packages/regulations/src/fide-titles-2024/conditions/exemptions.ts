import type { TournamentPlayer } from '@escala/core';
import { type Field, isForfeitWin, isPlayed, NO_FEDERATION, NOT_A_MEMBER, type RoundOfPlayer } from '../norms/field.ts';

/** Titles that count for 1.4.3d. */
const TITLED = ['GM', 'IM', 'WGM', 'WIM'];

/** The article that exempts a player from the condition on opponents' federations, if any. */
export function exemptionOf(field: Field, player: TournamentPlayer, many: boolean): string | null {
  const { kind, federation } = field.event;
  const isHome = federation !== undefined && player.federation === federation;
  if (kind === 'national-championship' && isHome) return '1.4.3a';
  if (kind === 'national-team-championship' && isHome) return '1.4.3b';
  if (kind === 'zonal') return '1.4.3c';
  return many ? '1.4.3d' : null;
}

/** 1.4.3d: every round of a Swiss has enough rated foreign players, from enough federations, enough with a title. */
export function hasManyForeigners(field: Field): boolean {
  const { event, numbers, system, lastRound } = field;
  if (system !== 'swiss' || event.federation === undefined || lastRound === 0) return false;
  const foreigners = playersThere(field).filter(({ federation }) => isForeign(federation, event.federation));
  return everyRound(field, foreigners, (all) => {
    const there = all.filter(({ rating }) => rating !== undefined);
    const titled = there.filter(({ title }) => TITLED.includes(title ?? ''));
    return (
      there.length >= numbers.foreigners &&
      new Set(there.map(({ federation }) => federation)).size >= numbers.foreignersFederations &&
      titled.length >= numbers.foreignersTitled
    );
  });
}

const isForeign = (federation: string | undefined, host: string | undefined): boolean =>
  federation !== undefined && federation !== host && federation !== NO_FEDERATION && federation !== NOT_A_MEMBER;

/** Players who missed at most one round; a bye by the pairing or a forfeit win does not count as missed. */
export function playersThere({ players, numbers, roundsOf }: Field): TournamentPlayer[] {
  const isMissed = (spent: RoundOfPlayer, player: string): boolean =>
    spent.kind === 'away' ||
    (spent.kind === 'game' &&
      spent.game.kind !== undefined &&
      spent.game.kind !== 'played' &&
      !isForfeitWin(spent, player));
  return [...players.values()].filter(
    ({ id }) => roundsOf(id).filter((spent) => isMissed(spent, id)).length <= numbers.missedRounds,
  );
}

/** Whether something holds in every round for those who played in it or had a bye by the pairing. */
export function everyRound(
  { lastRound, roundsOf, playerIn }: Field,
  players: readonly TournamentPlayer[],
  holds: (there: readonly TournamentPlayer[]) => boolean,
): boolean {
  for (let round = 0; round < lastRound; round++) {
    const there = players.filter(({ id }) => {
      const spent = roundsOf(id)[round];
      return spent?.kind === 'bye' || (spent?.kind === 'game' && isOnBoard(spent));
    });
    if (!holds(there.map(({ id }) => playerIn(round + 1, id)))) return false;
  }
  return true;
}

/** Including games still in progress. */
const isOnBoard = ({ game }: Extract<RoundOfPlayer, { kind: 'game' }>): boolean =>
  isPlayed(game) || game.result === undefined;
