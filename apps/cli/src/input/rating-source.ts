import { type HeadToHeadInput, withoutGaps } from '@escala/core';
import {
  type DocumentFormat,
  type Documents,
  type EventOfTrf,
  type EventOfTrfOptions,
  eventOfTrf,
  type TrfReport,
} from '@escala/formats';
import type { Speech } from '@escala/messages';
import { isOfScrabble } from '@escala/regulations';
import { type FaultPrinting, printFaults } from '../faults/print-faults.ts';
import { refuseDocument } from '../faults/refuse.ts';
import { type WordedFault, wordedFault, wordedInputFault, wordedRemark } from '../faults/worded-fault.ts';
import { LONG_INPUT_BYTES, type Progress } from '../output/progress.ts';
import { doubtfulGames } from './doubtful-games.ts';
import {
  eventIntoDocument,
  type JoinedDocument,
  type JoiningFault,
  standaloneDocument,
} from './event-into-document.ts';
import { type RatedReportOptions, refuseRatedReportOptions, standaloneTerms } from './rated-report-options.ts';
import { checkText, readChecked, reading } from './read-checked.ts';
import { readText } from './read-text.ts';
import { isJson, readReport } from './read-trf.ts';

export interface RatingSource<Format extends DocumentFormat> {
  readonly document: Documents[Format];
  readonly bytes: number;
}

export type RatingPrinting = FaultPrinting & { readonly pending: WordedFault[] };

/** What can be rated; the second if the lists changed to their regulation from another one. */
export const RATING_INPUTS = ['escala/rating-input@1', 'escala/rating-input@2'] as const;

type Expected = (typeof RATING_INPUTS)[number] | 'escala/rating-output@1';

/**
 * A document for rating: JSON as it is, or the event of a TRF report, alone or added to a document. Faults go to
 * standard error; undefined if the document is refused.
 */
export async function readRatingSource<Format extends Expected>(
  file: string,
  expect: readonly Format[],
  options: RatedReportOptions,
  printing: RatingPrinting,
  progress: Progress,
  speech: Speech,
): Promise<RatingSource<Format> | undefined> {
  const refuse = (refused: Parameters<typeof refuseDocument>[0], source = file): undefined => {
    progress.clear();
    refuseDocument(refused, { ...printing, source }, speech);
  };
  const source = await readText(file, { onBytes: reading(progress) });
  if (!source.ok) return refuse(source);
  const { text, bytes } = source;
  if (!isJson(text)) {
    progress.clear();
    const document = await inputOfReport(text, file, options, printing, progress, speech);
    return document && { document: document as Documents[Format], bytes };
  }
  refuseRatedReportOptions(options);
  if (bytes >= LONG_INPUT_BYTES) progress.stage('checking');
  const checked = checkText(text, expect);
  if (!checked.ok) return refuse(checked);
  if ('events' in checked.document) printing.pending.push(...doubtfulGames(checked.document.events, speech));
  return { document: checked.document, bytes };
}

async function inputOfReport(
  text: string,
  file: string,
  options: RatedReportOptions,
  printing: RatingPrinting,
  progress: Progress,
  speech: Speech,
): Promise<HeadToHeadInput | undefined> {
  const { report, problems } = readReport(text);
  printing.pending.push(...problems.map((problem) => wordedFault(problem, speech)));
  if (report === undefined) return refusePending(printing, speech);
  const terms = options.into === undefined ? standaloneTerms(options, file) : undefined;
  const { event: id, type, start, end, timeControl } = options;
  const given = { id, type, start, end, timeControl, ...(terms === undefined && { ids: 'identity' as const }) };
  const taken = eventOfTrf(report, withoutGaps<EventOfTrfOptions>(given));
  printing.pending.push(...taken.remarks.map((remark) => wordedFault(remark, speech)), ...optionsToGive(taken, speech));
  if (!isComplete(taken) || taken.remarks.some(({ severity }) => severity === 'error'))
    return refusePending(printing, speech);
  if (terms !== undefined) return checkedJoin(standaloneDocument(taken, report, terms), printing, speech);
  return joined(options.into!, taken, report, printing, progress, speech);
}

/** The report lacks when and how it was played: options have to provide it. */
function optionsToGive({ remarks }: EventOfTrf, speech: Speech): WordedFault[] {
  const lacking = remarks.filter(({ code }) => code === 'trf-event-incomplete').map(({ values }) => values.field);
  if (lacking.length === 0) return [];
  const options = lacking.map((field) =>
    field === 'start' ? '--start 2019-02-20 --end 2019-02-24' : '--time-control 90+30',
  );
  return [wordedInputFault({ code: 'input.options-to-give', values: { options: options.join(' ') } }, speech)];
}

async function joined(
  into: string,
  taken: EventOfTrf & { event: NonNullable<EventOfTrf['event']> },
  report: TrfReport,
  printing: RatingPrinting,
  progress: Progress,
  speech: Speech,
): Promise<HeadToHeadInput | undefined> {
  const checked = await readChecked(into, RATING_INPUTS, progress);
  progress.clear();
  if (!checked.ok) {
    refuseDocument(checked, { ...printing, source: into }, speech);
    return undefined;
  }
  const { document } = checked;
  if (!isOfScrabble(document))
    return checkedJoin(eventIntoDocument(document as HeadToHeadInput, taken, report), printing, speech);
  refuseDocument({ fault: { code: 'input.not-head-to-head', values: { into } } }, printing, speech);
  return undefined;
}

/** The joined document is validated like any other: its faults have places, but no lines. */
function checkedJoin({ document, faults }: JoinedDocument, printing: RatingPrinting, speech: Speech) {
  printing.pending.push(...faults.map((fault) => wordedJoining(fault, speech)));
  const checked = checkText(JSON.stringify(document), RATING_INPUTS);
  if (!checked.ok)
    printing.pending.push(
      ...checked.faults
        .filter(({ code }) => faults.length === 0 || !COVERED.includes(code))
        .map(({ line: _line, column: _column, ...fault }) => wordedFault(fault, speech)),
    );
  return checked.ok && faults.every(({ isWarning }) => isWarning) ? document : refusePending(printing, speech);
}

/** Faults already reported in terms of the report. */
const COVERED: readonly string[] = ['unknown-player', 'duplicate-event', 'duplicate-participant', 'list-not-before'];

function wordedJoining({ player, isWarning, ...fault }: JoiningFault, speech: Speech): WordedFault {
  const worded = isWarning ? wordedRemark(fault, speech) : wordedInputFault(fault, speech);
  return player === undefined ? worded : { ...worded, player };
}

/** Refuses the document with the faults collected so far. */
function refusePending(printing: RatingPrinting, speech: Speech): undefined {
  printFaults([], printing, speech);
}

function isComplete(taken: EventOfTrf): taken is EventOfTrf & { event: NonNullable<EventOfTrf['event']> } {
  return taken.event !== undefined;
}
