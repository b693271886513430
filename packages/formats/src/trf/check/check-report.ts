import type { TrfReading } from '../read/trf-reading.ts';
import { USUAL_SCORING } from '../scoring.ts';
import { eventTypeOfReport } from '../tournament/system-of-report.ts';
import type { TrfReport } from '../trf-report.ts';
import { checkDates } from './dates.ts';
import { type NumberedPlayers, numberedPlayers } from './numbered-players.ts';
import { checkPoints } from './points.ts';
import { checkRounds } from './rounds.ts';

/** Records that refer to players even in team reports; 320 refers to teams only. */
const OF_PLAYERS = ['013', '300', '310'];
const OF_TEAMS = ['320'];

/** Numbers in other records refer to players or, in team reports, to teams. */
function checkIds(report: TrfReport, roll: NumberedPlayers, { mentions, problems }: TrfReading): void {
  const teams = new Set(report.teams.map((team) => team.number));
  for (const { record, id, line, column } of mentions) {
    const isPlayer = roll.byNumber[id] !== undefined && !OF_TEAMS.includes(record);
    const isTeam = teams.has(id) && !OF_PLAYERS.includes(record);
    if (isPlayer || isTeam) continue;
    const values = { record, number: id };
    problems.add({ severity: 'error', code: 'trf-player-unknown', path: [], line, column, values });
  }
}

/** 240 must refer to rounds of the tournament, and to players who are not paired in them. */
function checkByes(report: TrfReport, roll: NumberedPlayers, { mentions, byeRounds, problems }: TrfReading): void {
  const { rounds } = report;
  for (const [line, round] of byeRounds)
    if (rounds !== undefined && round > rounds) {
      const values = { record: '240', found: round, allowed: `1–${rounds}` };
      problems.add({ severity: 'error', code: 'trf-not-allowed', path: [], line, column: 7, values });
    }
  if (report.teams.length > 0) return;
  for (const { record, id, line, column } of mentions) {
    const round = record === '240' ? (byeRounds.get(line) ?? 0) : 0;
    const opponent = roll.byNumber[id]?.rounds[round - 1]?.opponent ?? 0;
    if (opponent === 0) continue;
    const values = { number: id, round, opponent };
    problems.add({ severity: 'warning', code: 'trf-bye-of-paired', path: [], line, column, values });
  }
}

/** C.04.1 3: one player per round has the pairing-allocated bye; knockouts have many, and teams one for each board. */
function checkPairingByes(report: TrfReport, roll: NumberedPlayers): void {
  if (['team', 'knockout'].includes(eventTypeOfReport(report))) return;
  const firstOf: (number | undefined)[] = [];
  roll.players.forEach(({ number, rounds }, index) => {
    for (let r = 0; r < rounds.length; r++) {
      if (rounds[r]!.result !== 'U' || rounds[r]!.opponent !== 0) continue;
      const other = firstOf[r];
      if (other === undefined) firstOf[r] = number;
      else roll.tellRound('warning', 'trf-bye-of-two', index, r + 1, 'result', { other });
    }
  });
}

/**
 * C.04.7 1, before anything is paired: a draw is half a win, and
 * a loss is nothing. Lent points take precedence (D-DUTCH-20).
 */
function checkBaku(report: TrfReport, { firstLines, problems }: TrfReading): void {
  if (!/_baku\b/i.test(report.typeCode ?? '') || report.accelerations.length + report.lentPoints.length > 0) return;
  const { WW: win, WD: draw, WL: loss } = { ...USUAL_SCORING, ...report.scoring };
  if (win === 2 * draw && loss === 0) return;
  const line = firstLines.get('192')!;
  problems.add({
    severity: 'warning',
    code: 'trf-baku-points',
    path: [],
    line,
    column: 5,
    values: { win, draw, loss },
  });
}

/** Checks what no single line can show. */
export function checkReport(report: TrfReport, reading: TrfReading): void {
  const roll = numberedPlayers(report, reading);
  checkNumbers(roll);
  checkRounds(report, roll);
  checkPoints(report, roll);
  checkCounts(report, reading);
  checkDates(report, roll, reading);
  checkIds(report, roll, reading);
  checkByes(report, roll, reading);
  checkPairingByes(report, roll);
  checkBaku(report, reading);
}

/** 062 and 082 announce how many lines follow, which reveals a lost one. */
function checkCounts(report: TrfReport, reading: TrfReading): void {
  const teams = report.teams.length || report.teamLists.length;
  checkCount('062', report.playerCount, report.players.length, reading);
  if (teams > 0) checkCount('082', report.teamCount, teams, reading);
}

function checkCount(record: string, given: string | undefined, counted: number, reading: TrfReading): void {
  const announced = /^\d{1,5}/.exec(given ?? '')?.[0];
  if (announced === undefined || Number(announced) === counted) return;
  const values = { record, given: Number(announced), counted };
  const line = reading.firstLines.get(record)!;
  reading.problems.add({ severity: 'warning', code: 'trf-count-differs', path: [], line, column: 5, values });
}

/** Start numbers are 1, 2, 3 …, each once. A gap is reported at the first higher number. */
function checkNumbers(roll: NumberedPlayers): void {
  const { players, indexes } = roll;
  for (let index = 0; index < players.length; index++) {
    const { number } = players[index]!;
    const first = indexes[number]!;
    if (first !== index) roll.tell('error', 'trf-number-double', index, 5, { number });
  }
  // Index 0 is always empty.
  const count = indexes.length - 1;
  if (count === players.length) return;
  for (let number = 1; number <= count; number++) {
    if (indexes[number] !== undefined) continue;
    const first = number;
    while (indexes[number + 1] === undefined) number++;
    const missing = first === number ? `${first}` : `${first}–${number}`;
    roll.tell('warning', 'trf-number-gap', indexes[number + 1]!, 5, { number: missing, count: number - first + 1 });
  }
}
