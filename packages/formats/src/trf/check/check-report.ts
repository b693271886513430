import type { TrfReading } from '../read/trf-reading.ts';
import { USUAL_SCORING } from '../scoring.ts';
import { eventTypeOfReport } from '../tournament/system-of-report.ts';
import type { TrfReport } from '../trf-report.ts';
import { checkDates } from './dates.ts';
import { type NumberedPlayers, numberedPlayers } from './numbered-players.ts';
import { checkPoints } from './points.ts';
import { checkRounds } from './rounds.ts';

/** Records whose numbers are players' even where there are teams; 320 names teams alone. */
const OF_PLAYERS = ['013', '300', '310'];
const OF_TEAMS = ['320'];

/** Numbers in other records belong to players or, where there are teams, to teams. */
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

/** 240 is about rounds of the tournament, and about players who are not paired in them. */
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

/** C.04.1 3: the bye of the pairing is that of one player in a round; knockouts have many, and teams one for each of their boards. */
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

/** C.04.7 1, before anything is paired: half of a win is a draw, and a loss is nothing. Points that are lent go before (D-DUTCH-20). */
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

/** What no single line can show. */
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

/** 062 and 082 announce how many lines follow; one that got lost shows here. */
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

/** Start numbers are 1, 2, 3 …, each once. A gap is told of where the first higher number stands. */
function checkNumbers(roll: NumberedPlayers): void {
  const { players, indexes } = roll;
  for (let index = 0; index < players.length; index++) {
    const { number } = players[index]!;
    const first = indexes[number]!;
    if (first !== index) roll.tell('error', 'trf-number-double', index, 5, { number });
  }
  // One more than there are numbers: the place 0 is always empty.
  const count = indexes.length - 1;
  if (count === players.length) return;
  for (let number = 1; number <= count; number++) {
    if (indexes[number] !== undefined) continue;
    const first = number;
    while (indexes[number + 1] === undefined) number++;
    const missing = first === number ? `${first}` : `${first}–${number}`;
    roll.tell('warning', 'trf-number-gap', indexes[number + 1]!, 5, { number: missing });
  }
}
