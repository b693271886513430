import { shareKey } from '../assigned-points.ts';
import type { TrfPlayer, TrfReport, TrfRound } from '../trf-report.ts';
import { NO_ROUND } from '../trf-report.ts';
import type { NumberedPlayers } from './numbered-players.ts';
import { pointsOfLines } from './points.ts';

/**
 * Results of a game, with those the other side can have. Both can lose; otherwise two results cannot add up to more
 * than a win, unless 299 says so.
 */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  '1': '0',
  '=': '=',
  '0': '10',
  W: 'L',
  D: 'D',
  L: 'WL',
  '+': '-',
  '-': '+-',
};

/** Half a point for one side and nothing for the other. */
const HALF_AND_NONE = ['=0', '0=', 'DL', 'LD'];

/** Whether two results fit together, by their character codes. */
const FITS = new Uint8Array(128 * 128);
for (const [own, others] of Object.entries(COUNTERPARTS))
  for (const other of others) FITS[own.charCodeAt(0) * 128 + other.charCodeAt(0)] = 1;

/** Both sides of a game must agree; nobody has more rounds than the tournament. */
export function checkRounds(report: TrfReport, roll: NumberedPlayers): void {
  const { players, indexes } = roll;
  const pointsOf = pointsOfLines(report, Math.max(roll.lastPaired, 0));
  const isRight = (player: TrfPlayer): boolean => pointsOf(player).isRight;
  for (let index = 0; index < players.length; index++) {
    const player = players[index]!;
    if (indexes[player.number] !== index) continue;
    const { rounds } = player;
    if (report.rounds !== undefined && rounds.length > report.rounds) {
      const values = { rounds: report.rounds };
      roll.tellRound('error', 'trf-too-many-rounds', index, report.rounds + 1, 'opponent', values);
    }
    for (let r = 0; r < rounds.length; r++) {
      const round = rounds[r]!;
      if (round === NO_ROUND || isSound(round, roll.byNumber[round.opponent]?.rounds[r], player.number)) continue;
      if (roll.isUnread(index, r + 1) && round.opponent === 0) continue;
      if (round.opponent > 0) checkGame(roll, index, r + 1, round, isRight);
      else if (COUNTERPARTS[round.result] !== undefined && !'+=-'.includes(round.result))
        roll.tellRound('error', 'trf-result-without-opponent', index, r + 1, 'result', { found: round.result });
    }
  }
}

/** As nearly all games: each names the other, with different colours and matching results. */
function isSound(own: TrfRound, theirs: TrfRound | undefined, number: number): boolean {
  if (theirs === undefined || theirs.opponent !== number || own === theirs) return false;
  if (own.colour === theirs.colour || own.colour === '-' || theirs.colour === '-') return false;
  return FITS[own.result.charCodeAt(0) * 128 + theirs.result.charCodeAt(0)] === 1;
}

type IsRight = (player: TrfPlayer) => boolean;

function checkGame(roll: NumberedPlayers, index: number, round: number, own: TrfRound, isRight: IsRight): void {
  const player = roll.players[index]!;
  const { opponent } = own;
  const other = roll.byNumber[opponent];
  if (other === player) roll.tellRound('error', 'trf-against-oneself', index, round, 'opponent', {});
  else if (other === undefined) roll.tellRound('error', 'trf-opponent-unknown', index, round, 'opponent', { opponent });
  else {
    const theirs = other.rounds[round - 1] ?? NO_ROUND;
    if (theirs.opponent !== player.number) checkOneSided(roll, player, other, round, theirs);
    // Each game is checked once, from the side of the lower number.
    else if (player.number < opponent) checkSides(roll, index, round, own, theirs, isRight);
    checkSigns(roll, index, round, own);
  }
}

/** Each player is reported once, on the line where something is missing or different. */
function checkOneSided(
  roll: NumberedPlayers,
  player: TrfPlayer,
  other: TrfPlayer,
  round: number,
  theirs: TrfRound,
): void {
  const index = roll.indexes[other.number]!;
  if (roll.isUnread(index, round)) return;
  const values = { opponent: player.number };
  if (theirs.opponent === 0) roll.tellRound('error', 'trf-result-one-sided', index, round, 'opponent', values);
  else {
    const clash = { ...values, other: theirs.opponent };
    roll.tellRound('error', 'trf-opponents-clash', index, round, 'opponent', clash);
  }
}

function checkSides(
  roll: NumberedPlayers,
  index: number,
  round: number,
  own: TrfRound,
  theirs: TrfRound,
  isRight: IsRight,
): void {
  const { opponent } = own;
  const isAssigned = [roll.players[index]!.number, opponent].some((id) => roll.assigned.has(shareKey(round, id)));
  const bothHaveResults = own.result !== ' ' && theirs.result !== ' ';
  if (own.colour === theirs.colour && own.colour !== '-') {
    const values = { opponent, colour: own.colour };
    roll.tellRound('error', 'trf-colours-clash', index, round, 'colour', values);
  }
  const expected = COUNTERPARTS[own.result];
  if (bothHaveResults && !isAssigned && expected !== undefined && !expected.includes(theirs.result)) {
    const values = { opponent, own: own.result, theirs: theirs.result };
    // Only records of 2026 can say that it was intended; before them, the points of both lines do (D-TRF-6).
    const isMeant = HALF_AND_NONE.includes(own.result + theirs.result);
    if (isMeant && [roll.players[index]!, roll.byNumber[opponent]!].every(isRight))
      roll.tellRound('warning', 'trf-half-and-none', index, round, 'result', values);
    else roll.tellRound('error', 'trf-results-clash', index, round, 'result', values);
  }
}

/** A game has a colour, unless neither player appeared, and a result, unless it is still in progress. */
function checkSigns(roll: NumberedPlayers, index: number, round: number, own: TrfRound): void {
  const { opponent, result } = own;
  if (roll.isUnread(index, round)) return;
  const theirs = roll.byNumber[opponent]!.rounds[round - 1];
  if (result === ' ') {
    const isOver = round < roll.lastPaired || (theirs !== undefined && theirs.result !== ' ');
    if (isOver) roll.tellRound('error', 'trf-result-missing', index, round, 'result', { opponent });
  } else if (COUNTERPARTS[result] === undefined)
    roll.tellRound('error', 'trf-bye-with-opponent', index, round, 'result', { opponent, found: result });
  if (own.colour === '-' && '1=0'.includes(result))
    roll.tellRound('error', 'trf-colour-missing', index, round, 'colour', { opponent });
}
