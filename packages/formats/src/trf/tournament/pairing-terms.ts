import type { ForbiddenPairs, Scoring, Tournament, VirtualPoints } from '@escala/core';
import type { SetByEvent } from '@escala/regulations';
import { type TrfScoring, USUAL_SCORING } from '../scoring.ts';
import type { TrfRemark } from '../trf-problem.ts';
import type { TrfAcceleration, TrfForbidden, TrfReport } from '../trf-report.ts';
import type { ReportedSystem } from './system-of-report.ts';

type PairingTerms = Pick<Tournament, 'scoring' | 'acceleration' | 'virtualPoints' | 'forbidden'>;

/** What a report says about points and pairings besides its rounds, as far as its system allows an event to set it. */
export function pairingTermsOf(
  report: TrfReport,
  system: ReportedSystem | undefined,
  acceleration: 'none' | 'baku' | undefined,
  remarks: TrfRemark[],
): PairingTerms {
  const may = (matter: SetByEvent): boolean => system?.setByEvent?.includes(matter) ?? false;
  const scoring = may('scoring') ? scoringOfReport(report.scoring) : system?.scoring;
  if (report.scoring !== undefined && may('scoring') && scoring === undefined)
    remarks.push({ severity: 'warning', code: 'trf-scoring-uneven', path: ['scoring'], values: {} });
  const virtualPoints = may('acceleration') ? virtualPointsOf(report, remarks) : [];
  const isBaku = acceleration === 'baku' || (acceleration === undefined && /_baku\b/i.test(report.typeCode ?? ''));
  const isFor = system?.teams !== undefined || report.teams.length === 0;
  const forbidden = may('forbidden') && isFor ? report.forbidden.map((group) => forbiddenOf(group, report)) : [];
  remarks.push(
    ...leftOut({
      scoring: may('scoring') || isUsual(report.scoring, system) ? 0 : 1,
      acceleration: may('acceleration')
        ? report.accelerations.filter((each) => lentBy(each, report) === undefined).length
        : report.accelerations.length + report.lentPoints.length,
      forbidden: report.forbidden.length - forbidden.length,
      teams: system?.teams === undefined ? report.teams.length || report.teamLists.length : 0,
    }),
  );
  return {
    ...(scoring !== undefined && { scoring }),
    ...(isBaku && may('acceleration') && { acceleration: 'baku' }),
    ...(virtualPoints.length > 0 && { virtualPoints }),
    ...(forbidden.length > 0 && { forbidden }),
  };
}

/** What has no place in the other format, with how often it is there. */
export function leftOut(counts: Readonly<Record<string, number>>): TrfRemark[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({ severity: 'warning', code: 'trf-left-out', path: [field], values: { field, count } }));
}

/** For teams P of 162 is read with their byes. */
function isUsual(given: TrfScoring = {}, system: ReportedSystem | undefined): boolean {
  const usual = { ...USUAL_SCORING, ...scoringForReport(system?.scoring) };
  const isOfTeams = system?.teams?.roundsOff !== undefined;
  return Object.entries(given).every(
    ([code, points]) => points === usual[code as keyof TrfScoring] || (code === 'PAB' && isOfTeams),
  );
}

/** Points by result alone, none for absent players; undefined if the report says otherwise. */
function scoringOfReport(given: TrfScoring | undefined): Scoring | undefined {
  if (given === undefined) return undefined;
  const { WW, BW, FW, WD, BD, WL, BL, ZPB, FL, PAB } = { ...USUAL_SCORING, ...given };
  if (WW !== BW || WW !== FW || WD !== BD || WL !== BL || ZPB !== 0 || FL !== 0) return undefined;
  return { win: WW, draw: WD, loss: WL, ...(PAB !== WW && { bye: PAB }) };
}

/** The same in a report's form; undefined for the usual points. */
export function scoringForReport(scoring: Scoring | undefined): TrfScoring | undefined {
  if (scoring === undefined) return undefined;
  const { win, draw, loss, bye = win } = scoring;
  const ofWin = { WW: win, BW: win, FW: win, FPB: win, PAB: bye };
  return { ...ofWin, WD: draw, BD: draw, HPB: draw, X: draw, WL: loss, BL: loss };
}

/** 250 by ranges, later lines overriding earlier ones, and XXA by player; a player in both is an error (D-DUTCH-20). */
function virtualPointsOf(report: TrfReport, remarks: TrfRemark[]): VirtualPoints[] {
  const { accelerations, lentPoints, players, teams } = report;
  const lent = new Map<number, number[]>();
  const known = new Set((teams.length > 0 ? teams : players).map(({ number }) => number));
  const most = Math.max(0, ...known);
  for (const each of accelerations) {
    const { firstRound, lastRound, firstId, lastId } = each;
    const points = lentBy(each, report);
    for (let id = firstId; id <= Math.min(lastId, most); id++) {
      if (points === undefined || !known.has(id)) continue;
      const own = lent.get(id) ?? [];
      for (let round = own.length; round < Math.min(lastRound, 999); round++) own.push(0);
      own.fill(points, firstRound - 1, lastRound);
      lent.set(id, own);
    }
  }
  for (const { id, points } of lentPoints) {
    if (lent.has(id)) {
      const values = { place: 'player', player: id };
      remarks.push({ severity: 'error', code: 'trf-points-lent-twice', path: ['lentPoints'], values });
    }
    lent.set(id, [...points]);
  }
  return [...lent].map(([id, points]) => ({ player: playerOf(id, report), points }));
}

/** Ranges of rounds with equal points, and of neighbours with the same ranges. */
export function accelerationsFor(
  { virtualPoints = [] }: Tournament,
  numbers: ReadonlyMap<string, number>,
): TrfAcceleration[] {
  const ranges: TrfAcceleration[] = [];
  const byNumber = virtualPoints.map(({ player, points }) => ({ id: numbers.get(player) ?? 0, points }));
  for (const { id, points } of byNumber.sort((a, b) => a.id - b.id))
    for (let first = 0; first < points.length; ) {
      let last = first;
      while (points[last + 1] === points[first]) last++;
      const range = { points: points[first]!, firstRound: first + 1, lastRound: last + 1 };
      const before = ranges.findIndex(
        (each) =>
          each.lastId === id - 1 &&
          each.points === range.points &&
          each.firstRound === range.firstRound &&
          each.lastRound === range.lastRound,
      );
      if (before >= 0) ranges[before] = { ...ranges[before]!, lastId: id };
      else ranges.push({ ...range, firstId: id, lastId: id });
      first = last + 1;
    }
  return ranges.filter(({ points }) => points !== 0);
}

/** For teams match points count. */
const lentBy = ({ matchPoints, points }: TrfAcceleration, { teams }: TrfReport): number | undefined =>
  teams.length > 0 ? matchPoints : points;

/** In a team report numbers are teams': a team is represented by its first player. */
const playerOf = (id: number, { teams }: TrfReport): string =>
  String(teams.length === 0 ? id : (teams.find(({ number }) => number === id)?.players[0] ?? 0));

const forbiddenOf = ({ firstRound, lastRound, ids }: TrfForbidden, report: TrfReport): ForbiddenPairs => ({
  players: ids.map((id) => playerOf(id, report)),
  ...(firstRound !== undefined && { fromRound: firstRound }),
  ...(lastRound !== undefined && { toRound: lastRound }),
});

export const forbiddenFor = (
  { players, fromRound, toRound }: ForbiddenPairs,
  numbers: ReadonlyMap<string, number>,
): TrfForbidden => ({
  ids: players.map((id) => numbers.get(id) ?? 0),
  ...(fromRound !== undefined && { firstRound: fromRound }),
  ...(toRound !== undefined && { lastRound: toRound }),
});
