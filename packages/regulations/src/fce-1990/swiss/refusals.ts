import type { Finding, Tournament } from '@escala/core';
import { refusal } from '../../shared/refusal.ts';
import { FCE_TITLES, fceTitle } from '../title-names.ts';

/** All reasons why a round of a tournament cannot be paired; nothing is changed. */
export function pairingRefusals(tournament: Tournament, round: number): Finding[] {
  const findings: Finding[] = [];
  if (round > tournament.rounds)
    findings.push(refusal('fce-1990.swiss.round-beyond', 'Suis 1', { round, rounds: tournament.rounds }, { round }));
  if (tournament.initialColour === undefined) findings.push(refusal('fce-1990.swiss.initial-colour', 'Suis 14.2', {}));
  return [
    ...findings,
    ...numberRefusals(tournament),
    ...playerRefusals(tournament),
    ...gameRefusals(tournament, round),
  ];
}

/** §7, D-SWISS-1: numbers are positive, all different, and given for everybody or for nobody. */
function numberRefusals({ players }: Tournament): Finding[] {
  const findings: Finding[] = [];
  const without = players.filter((player) => player.number === undefined);
  if (without.length > 0 && without.length < players.length)
    findings.push(
      refusal(
        'fce-1990.swiss.numbers-partial',
        'Suis 7',
        { players: without.map(({ id }) => id).join(', ') },
        { decisions: ['D-SWISS-1'] },
      ),
    );
  const seen = new Map<number, string>();
  for (const { id, number } of players) {
    if (number === undefined) continue;
    const other = seen.get(number);
    if (other !== undefined)
      findings.push(refusal('fce-1990.swiss.number-twice', 'Suis 7', { number, other }, { player: id }));
    seen.set(number, id);
  }
  return findings;
}

/** §7: a rating of 0 is not a rating, and an unknown title has no place in the order. */
function playerRefusals({ players }: Tournament): Finding[] {
  return players.flatMap(({ id, rating, title }): Finding[] => [
    ...(rating === 0 ? [refusal('fce-1990.swiss.rating-zero', 'Suis 7', {}, { player: id })] : []),
    ...(title === undefined || (FCE_TITLES as readonly string[]).includes(fceTitle(title))
      ? []
      : [refusal('fce-1990.swiss.title-unknown', 'Suis 7', { title, known: FCE_TITLES.join(', ') }, { player: id })]),
  ]);
}

/** Every game before the round has a result. */
function gameRefusals({ games }: Tournament, round: number): Finding[] {
  return games.flatMap((game): Finding[] => {
    if (game.round >= round) return [];
    const values = { white: game.white, black: game.black };
    if (game.result === undefined)
      return [refusal('fce-1990.swiss.result-missing', 'Suis 6', values, { round: game.round })];
    return [];
  });
}

/** Remarks before a round is paired: with nearly as many rounds as players, pairings may run out. */
export function pairingRemarks(tournament: Tournament, round: number): Finding[] {
  const players = tournament.players.length;
  if (round !== 1 || tournament.rounds < players - 2) return [];
  const values = { rounds: tournament.rounds, players };
  return [{ severity: 'warning', code: 'fce-1990.swiss.many-rounds', article: 'Suis 2', values }];
}

/** 2, 9.1: a round that cannot be paired, with the players left over by some maximum pairing. */
export function unpairable(round: number, players: readonly string[]): Finding {
  return refusal(
    'fce-1990.swiss.unpairable',
    'Suis 2',
    { round, players: players.join(', ') },
    { round, decisions: ['D-SWISS-5'] },
  );
}
