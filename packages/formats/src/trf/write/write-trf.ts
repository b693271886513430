import { TEXT_RECORDS, type TextRecord } from '../read/text-records.ts';
import type { TrfRemark } from '../trf-problem.ts';
import type { TrfLine, TrfReport } from '../trf-report.ts';
import { type TrfEdition, TrfWriting } from './trf-writing.ts';
import { writePairingRecords } from './write-pairing.ts';
import { writeNationals, writePlayers, writeTeamLists, writeTeamRounds, writeTeams } from './write-players.ts';
import { writeSettings } from './write-settings.ts';

export interface WriteTrfOptions {
  readonly edition: TrfEdition;
}

export interface WrittenTrf {
  /** Every line ends with CR LF. */
  readonly text: string;
  /** What the edition or its columns could not hold. */
  readonly remarks: readonly TrfRemark[];
}

/** Writes a report, each field exactly in its columns. */
export function writeTrf(report: TrfReport, { edition }: WriteTrfOptions): WrittenTrf {
  const writing = new TrfWriting(edition);
  writeTexts(report, writing);
  writeSettings(report, writing);
  writeNewTexts(report, writing);
  writePlayers(report.players, writing);
  writeNationals(report.nationals, writing);
  writeTeams(report, writing);
  writePairingRecords(report, writing);
  writeTeamRounds(report, writing);
  writeTeamLists(report, writing);
  writing.sections.sort(byRecord);
  const lines = withKeptLines(writing, report.keptLines);
  return { text: lines.map((line) => `${line}\r\n`).join(''), remarks: writing.remarks };
}

/** Tournament records by number, before all others, which keep their order. */
function byRecord(one: { readonly record: string }, other: { readonly record: string }): number {
  const [a, b] = [one, other].map(({ record }) => (/^\d\d2$/.test(record) ? Number(record) : 1000));
  return a! - b!;
}

/** Text records that only the edition of 2026 has. */
const NEW_TEXTS: readonly TextRecord[] = ['182', '192', '222', '352'];

function writeTexts(report: TrfReport, writing: TrfWriting): void {
  const records = Object.keys(TEXT_RECORDS) as TextRecord[];
  for (const deputy of report.deputyArbiters) writing.addText('112', deputy);
  for (const record of records.filter((known) => !NEW_TEXTS.includes(known))) {
    const text = report[TEXT_RECORDS[record]];
    if (text !== undefined) writing.addText(record, text);
  }
  if (report.roundDates.length === 0) return;
  const line = writing.line('132', ['roundDates']);
  report.roundDates.forEach((date, r) => {
    line.text(92 + 10 * r, 99 + 10 * r, shortDate(date));
  });
  line.end();
}

/** The columns have room for a two-digit year. */
function shortDate(date: string): string {
  return /^\d{4}\D\d\d\D\d\d$/.test(date) ? date.slice(2) : date;
}

function writeNewTexts(report: TrfReport, writing: TrfWriting): void {
  const lists = [
    ['202', 'tieBreaks', report.tieBreaks.join(',')],
    ['212', 'standingsOrder', report.standingsOrder.join(',')],
  ] as const;
  const texts = NEW_TEXTS.map((record) => [record, TEXT_RECORDS[record], report[TEXT_RECORDS[record]] ?? ''] as const);
  for (const [record, field, text] of [...texts, ...lists]) {
    if (text === '') continue;
    if (writing.edition === 'trf26') writing.addText(record, text);
    // 092 says in words what 192 says as a code, but not how a round is accelerated.
    else if (record !== '192' || report.type === undefined || isUnsaid(report)) writing.leaveOut(record, [field], 1);
  }
  const { ratingFederation, ratingMethod, matchScoring } = report;
  const hasMethod = ratingFederation !== undefined || ratingMethod !== undefined;
  if (writing.edition === 'trf16') {
    writing.leaveOut('172', ['ratingMethod'], hasMethod ? 1 : 0);
    writing.leaveOut('362', ['matchScoring'], matchScoring === undefined ? 0 : 1);
    return;
  }
  if (hasMethod) writing.line('172', ['ratingMethod']).text(5, 7, ratingFederation).text(9, 13, ratingMethod).end();
  if (matchScoring === undefined) return;
  const line = writing.line('362', ['matchScoring']).text(5, 6, 'TW').points(7, 10, matchScoring.win);
  line.text(14, 15, 'TD').points(16, 19, matchScoring.draw).text(23, 24, 'TL').points(25, 28, matchScoring.loss).end();
}

const isUnsaid = ({ typeCode = '', lentPoints, accelerations }: TrfReport): boolean =>
  /_baku\b/i.test(typeCode) && lentPoints.length + accelerations.length === 0;

/** Equivalent records of the two editions: a comment above one goes above the other. */
const SAME: Readonly<Record<string, string>> = {
  XXR: '142',
  XXC: '152',
  XXS: '162',
  XXZ: '240',
  XXA: '250',
  XXP: '260',
};

/** Comments and unknown lines go back above their records, or else to the end. */
function withKeptLines({ sections }: TrfWriting, kept: readonly TrfLine[]): string[] {
  const isWritten = (record: string | undefined): boolean => sections.some((section) => section.record === record);
  const placeOf = ({ before }: TrfLine): string | undefined => {
    if (before === undefined || isWritten(before)) return before;
    const same = SAME[before] ?? Object.keys(SAME).find((old) => SAME[old] === before);
    return isWritten(same) ? same : undefined;
  };
  const lines = sections.flatMap(({ record, lines: own }) => [
    ...kept.filter((line) => placeOf(line) === record).map(({ text }) => text),
    ...own,
  ]);
  return [...lines, ...kept.filter((line) => placeOf(line) === undefined).map(({ text }) => text)];
}
