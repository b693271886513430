import { lastPairedRound } from '../empty-report.ts';
import type { TrfAcceleration, TrfByes, TrfForbidden, TrfLentPoints, TrfReport } from '../trf-report.ts';
import type { TrfWriting } from './trf-writing.ts';

/** Byes, lent points, players who must not meet: in the form of the edition, as far as it has one. */
export function writePairingRecords(report: TrfReport, writing: TrfWriting): void {
  const next = lastPairedRound(report.players) + 1;
  if (writing.edition === 'trf16') {
    writeOldByes(report.byes, next, writing);
    writeOldAccelerations(report, writing);
    writeOldForbidden(report, writing);
    writing.leaveOut('299', ['abnormalPoints'], report.abnormalPoints.length);
    return;
  }
  report.byes.forEach(({ kind, round, ids }, i) => {
    const line = writing.line('240', ['byes', i]).text(5, 5, kind);
    line
      .number(7, 9, round ?? next)
      .ids(11, 4, ids)
      .end();
  });
  for (const acceleration of [...report.accelerations, ...report.lentPoints.flatMap(accelerationsOf)]) {
    const line = writing.line('250', ['accelerations']).points(5, 8, acceleration.matchPoints);
    line.points(10, 13, acceleration.points).number(15, 17, acceleration.firstRound);
    line.number(19, 21, acceleration.lastRound).number(23, 26, acceleration.firstId);
    line.number(28, 31, acceleration.lastId).end();
  }
  report.forbidden.forEach((forbidden, i) => {
    writeForbidden(forbidden, i, report.rounds, writing);
  });
  report.abnormalPoints.forEach(({ kind, matchPoints, points, round, ids }, i) => {
    const line = writing.line('299', ['abnormalPoints', i]).text(5, 5, kind).points(8, 11, matchPoints);
    line.points(14, 17, points).number(20, 22, round).ids(24, 4, ids).end();
  });
}

/** Points lent to a player, as ranges of rounds with equal points. */
function accelerationsOf({ id, points }: TrfLentPoints): TrfAcceleration[] {
  const ranges: TrfAcceleration[] = [];
  points.forEach((lent, r) => {
    const last = ranges.at(-1);
    if (last?.lastRound === r && last.points === lent) ranges[ranges.length - 1] = { ...last, lastRound: r + 1 };
    else ranges.push({ points: lent, firstRound: r + 1, lastRound: r + 1, firstId: id, lastId: id });
  });
  return ranges.filter((range) => range.points !== 0);
}

/** The record of 2026 needs a last round; the old one does not. */
function writeForbidden(forbidden: TrfForbidden, i: number, rounds: number | undefined, writing: TrfWriting): void {
  const { firstRound = 1, lastRound = rounds, ids } = forbidden;
  if (lastRound === undefined) writing.addText('XXP', ids.join(' '));
  else {
    const line = writing.line('260', ['forbidden', i]).number(5, 7, firstRound);
    line.number(9, 11, lastRound).ids(13, 4, ids).end();
  }
}

function writeOldByes(byes: readonly TrfByes[], next: number, writing: TrfWriting): void {
  const isAbsent = ({ kind, round }: TrfByes): boolean => kind === 'Z' && (round ?? next) === next;
  const absent = byes.filter(isAbsent).flatMap(({ ids }) => ids);
  if (absent.length > 0) writing.addText('XXZ', absent.join(' '));
  writing.leaveOut('240', ['byes'], byes.filter((bye) => !isAbsent(bye)).length);
}

function writeOldAccelerations({ accelerations, lentPoints }: TrfReport, writing: TrfWriting): void {
  const lent = new Map<number, number[]>();
  const isOfPlayers = ({ points, matchPoints }: TrfAcceleration): boolean =>
    points !== undefined && matchPoints === undefined;
  const rowOf = (id: number, rounds: number): number[] => {
    const byRound = lent.get(id) ?? [];
    while (byRound.length < Math.min(rounds, 999)) byRound.push(0);
    lent.set(id, byRound);
    return byRound;
  };
  // A later line overrides an earlier one.
  for (const { points, firstRound, lastRound, firstId, lastId } of accelerations.filter(isOfPlayers))
    for (let id = firstId; id <= Math.min(lastId, 9999); id++)
      rowOf(id, lastRound).fill(points!, firstRound - 1, lastRound);
  for (const { id, points } of lentPoints) {
    const byRound = rowOf(id, points.length);
    points.forEach((value, r) => {
      byRound[r]! += value;
    });
  }
  for (const [id, points] of [...lent].sort(([a], [b]) => a - b)) {
    const line = writing.line('XXA', ['lentPoints']).number(5, 8, id);
    points.forEach((value, r) => {
      line.points(10 + 5 * r, 13 + 5 * r, value);
    });
    line.end();
  }
  const others = accelerations.filter((acceleration) => !isOfPlayers(acceleration));
  writing.leaveOut('250', ['accelerations'], others.length);
}

function writeOldForbidden({ forbidden, rounds }: TrfReport, writing: TrfWriting): void {
  const isAlways = ({ firstRound, lastRound }: TrfForbidden): boolean =>
    (firstRound ?? 1) <= 1 && (lastRound === undefined || lastRound >= (rounds ?? lastRound));
  for (const { ids } of forbidden.filter(isAlways)) writing.addText('XXP', ids.join(' '));
  writing.leaveOut('260', ['forbidden'], forbidden.filter((entry) => !isAlways(entry)).length);
}
