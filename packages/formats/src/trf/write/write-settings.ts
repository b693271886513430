import { SCORING_CODES, SCORING_GROUPS, type ScoringCode, type TrfScoring, USUAL_SCORING } from '../scoring.ts';
import type { TrfReport } from '../trf-report.ts';
import { writePoints } from './line-in-columns.ts';
import type { TrfWriting } from './trf-writing.ts';

/** Rounds, initial colour and points: extensions of pairing programs in 2016, records in 2026. */
export function writeSettings(report: TrfReport, writing: TrfWriting): void {
  const { rounds, initialColour, pairedByRank, scoring } = report;
  const isOld = writing.edition === 'trf16';
  if (rounds !== undefined) writing.addText(isOld ? 'XXR' : '142', String(rounds));
  if (initialColour !== undefined && !isOld) writing.addText('152', initialColour === 'white' ? 'W' : 'B');
  const configuration = [pairedByRank && 'rank', isOld && initialColour && `${initialColour}1`].filter(Boolean);
  if (configuration.length > 0) writing.addText('XXC', configuration.join(' '));
  if (scoring !== undefined) writeScoring(scoring, writing);
}

function writeScoring(scoring: TrfScoring, writing: TrfWriting): void {
  const isOld = writing.edition === 'trf16';
  const symbols = isOld ? undefined : symbolsOf(scoring);
  if (symbols !== undefined) {
    writeSymbols(symbols, writing);
    return;
  }
  const codes = SCORING_CODES.filter((code) => scoring[code] !== undefined && code !== 'X');
  if (codes.length > 0) writing.addText('XXS', codes.map((code) => `${code}=${writePoints(scoring[code]!)}`).join(' '));
  // Only 162 has points for an unknown result.
  if (scoring.X === undefined || scoring.X === (scoring.WD ?? USUAL_SCORING.WD)) return;
  if (isOld) writing.leaveOut('162', ['scoring', 'X'], 1);
  else writeSymbols([['X', scoring.X]], writing);
}

function writeSymbols(symbols: readonly (readonly [string, number])[], writing: TrfWriting): void {
  const line = writing.line('162', ['scoring']);
  symbols.forEach(([symbol, points], i) => {
    const column = 6 + 9 * i;
    line.text(column, column, symbol).points(column + 1, column + 4, points);
  });
  line.end();
}

/** The symbols of 162, if they can express the differences; otherwise undefined. */
function symbolsOf(scoring: TrfScoring): [symbol: string, points: number][] | undefined {
  const pointsOf = (code: ScoringCode): number => scoring[code] ?? USUAL_SCORING[code];
  const symbols: [string, number][] = [];
  for (const [symbol, cases] of Object.entries(SCORING_GROUPS)) {
    if (cases.every((code) => scoring[code] === undefined)) continue;
    const points = pointsOf(cases[0]!);
    // The pairing-allocated bye and the unknown result have their own symbols.
    if (cases.some((code) => code !== 'PAB' && code !== 'X' && pointsOf(code) !== points)) return undefined;
    symbols.push([symbol, points]);
  }
  if (pointsOf('PAB') !== pointsOf('WW')) symbols.push(['P', pointsOf('PAB')]);
  if (pointsOf('X') !== pointsOf('WD')) symbols.push(['X', pointsOf('X')]);
  return symbols;
}
