import { type Finding, type HeadToHeadInput, lastPairedRound, type Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import { type CompetitionRuleBook, type HomologationRules, ruleBookOf } from '@escala/regulations';
import { DONE, type ExitCode, REFUSED } from '../exit-codes.ts';
import { printWarnings } from '../faults/print-faults.ts';
import { type CompetitionPrinting, competitionPrinting, refuseDocument, refuseFindings } from '../faults/refuse.ts';
import {
  COMPETITION_BOOKS,
  competitionBook,
  JUDGING_BOOKS,
  notInRules,
  type RulesOption,
  systemOf,
} from '../input/competition-book.ts';
import { type CompetitionFormat, readCompetition } from '../input/competition-document.ts';
import type { InputFault } from '../input/input-fault.ts';
import { type RatingInput, rateDocument } from '../input/rate-document.ts';
import { RATING_INPUTS } from '../input/rating-source.ts';
import { warnOfUnusedSettings } from '../input/unused-settings.ts';
import { differenceLines, homologationLines, ratingFindingsLines } from '../output/competitions/check-text.ts';
import { differenceFindings } from '../output/competitions/difference-findings.ts';
import { publishedFindings, wordedReasons } from '../output/competitions/worded-reasons.ts';
import { writeOut } from '../output/standard-output.ts';
import { UsageError } from '../usage-error.ts';
import { checkReport } from './check-report.ts';
import { deliverResult, type Result, type ResultOptions, type TournamentOptions } from './deliver-result.ts';
import { blockedOutFile } from './deliver-to-file.ts';

interface CheckOptions extends TournamentOptions {
  /** A rating book, or a competition book. */
  readonly regulation?: string;
  readonly pairings?: boolean;
  /** What the report lacks for FIDE. */
  readonly report?: boolean;
  readonly why?: boolean;
}

/** `escala check`: what a rule book finds in an event, or where its pairings differ from the engine's. */
export function check(files: readonly string[], options: CheckOptions, speech: Speech): Promise<ExitCode> {
  return files.length === 1 ? checkOne(files[0]!, options, speech) : checkAll(files, options, speech);
}

async function checkOne(file: string, options: CheckOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  if (options.report) return checkReport(file, options, speech);
  const printing = competitionPrinting(file, options);
  const formats: CompetitionFormat[] = options.pairings
    ? ['escala/tournament@1']
    : ['escala/tournament@1', ...RATING_INPUTS];
  const asked = options.pairings ? { ...options, pairs: 'all' as const } : options;
  const document = await readCompetition(file, formats, asked, printing, speech);
  if (document === undefined) return REFUSED;
  const fault = unfit(document, options);
  if (fault !== undefined) return refuseDocument({ fault }, printing, speech);
  if (options.pairings)
    return checkTournamentPairings(document as Tournament, { ...options, ...rulesOf(options) }, printing, speech);
  if (document.format !== 'escala/tournament@1' && !isCompetitionBook(options.regulation))
    return deliverResult(checkedRating(document, speech), options, printing, speech);
  const book = competitionBook(rulesOf(options), document.format === 'escala/tournament@1' ? document : {});
  if (book.homologation === undefined) return refuseDocument({ fault: notInRules(book) }, printing, speech);
  const result = checkedEvent(document as Tournament | HeadToHeadInput, book.homologation, speech);
  return deliverResult(result, options, printing, speech);
}

const isCompetitionBook = (name: string | undefined): boolean => name !== undefined && COMPETITION_BOOKS.includes(name);

/** `--regulation` may name a competition book too. */
const rulesOf = ({ rules, regulation }: CheckOptions): { rules?: string } => {
  const named = rules ?? (isCompetitionBook(regulation) ? regulation : undefined);
  return named === undefined ? {} : { rules: named };
};

/** A tournament is checked by competition books; a rating-input by its own regulation, and in chess also by those. */
function unfit(document: Tournament | RatingInput, { regulation }: CheckOptions): InputFault | undefined {
  if (document.format === 'escala/tournament@1') {
    if (regulation === undefined || isCompetitionBook(regulation)) return undefined;
    return { code: 'input.tournament-by-rating', values: { regulation, known: JUDGING_BOOKS.join(', ') } };
  }
  const own = document.regulation;
  const isChess = ruleBookOf(own)?.kind === 'head-to-head';
  if (regulation === undefined || regulation === own || (isCompetitionBook(regulation) && isChess)) return undefined;
  return { code: 'input.other-regulation', values: { regulation, own } };
}

function checkedEvent(checked: Tournament | HeadToHeadInput, homologation: HomologationRules, speech: Speech): Result {
  const { regulation, events, findings } = homologation.check(checked);
  const document = {
    format: 'escala/findings@1',
    regulation,
    events: events.map((event) => ({
      ...event,
      purposes: event.purposes.map((judged) => ({ ...judged, reasons: wordedReasons(judged.reasons, speech) })),
    })),
    findings: publishedFindings(findings, speech),
  };
  return { document, lines: homologationLines(checked, events, speech) };
}

function checkedRating(checked: RatingInput, speech: Speech): Result {
  const { regulation, revision, findings } = rateDocument(checked, { workings: false });
  const published = publishedFindings(findings, speech);
  const document = { format: 'escala/findings@1', regulation, revision, findings: published };
  return { document, lines: ratingFindingsLines(checked, findings, speech) };
}

type PairingOptions = RulesOption & { readonly why?: boolean };

/** Compares every round as played with the engine's pairing from the same state. */
function checkedPairings(tournament: Tournament, options: PairingOptions, speech: Speech): CheckedPairings {
  const book = competitionBook(options, tournament);
  const found = systemOf(book, tournament);
  if (!found.ok) return { fault: found.fault };
  const { system } = found;
  if (system.check === undefined) return { fault: pairedByTable(book, tournament) };
  const refusals = system.refusals(tournament, lastPairedRound(tournament));
  if (refusals.length > 0) return { refusals };
  const rounds = system.check(tournament);
  const document = {
    format: 'escala/findings@1',
    regulation: book.id,
    rounds: rounds.map(({ round, differences }) => ({
      round,
      differences: differences.map(({ article: _article, ...difference }) => difference),
    })),
    findings: rounds.flatMap((round) => differenceFindings(round, speech)),
  } as const;
  return {
    document,
    lines: differenceLines(tournament, rounds, system, { why: options.why ?? false, book: book.id }, speech),
  };
}

function pairedByTable({ systems }: CompetitionRuleBook, { system }: Tournament): InputFault {
  const known = Object.keys(systems).filter((name) => systems[name]!.check !== undefined);
  return { code: 'input.pairings-by-table', values: { system, known: known.join(', ') } };
}

type CheckedPairings =
  | { readonly fault: InputFault }
  | { readonly refusals: readonly Finding[] }
  | (Result & { readonly document: { readonly rounds: readonly CheckedRow[]; readonly findings: readonly object[] } });

interface CheckedRow {
  readonly round: number;
  readonly differences: readonly object[];
}

/** `escala check --pairings` of one file. */
async function checkTournamentPairings(
  tournament: Tournament,
  options: ResultOptions & PairingOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<ExitCode> {
  warnOfUnusedSettings('pairing', tournament, competitionBook(options, tournament), printing, speech);
  const checked = checkedPairings(tournament, options, speech);
  if ('fault' in checked) return refuseDocument(checked, printing, speech);
  if ('refusals' in checked) return refuseFindings(checked.refusals, printing, speech);
  return deliverResult(checked, options, printing, speech);
}

/**
 * Pairings of many files, one line each, as a checker of thousands of
 * tournaments needs. An unreadable file is reported and the others continue.
 */
async function checkAll(files: readonly string[], options: CheckOptions, speech: Speech): Promise<ExitCode> {
  if (!options.pairings || options.out !== undefined) throw new UsageError('cli.usage.one-file', {});
  let code: ExitCode = DONE;
  for (const file of files) {
    const printing = { ...competitionPrinting(file, options), isOneOfMany: true };
    const asked = { ...options, pairs: 'all' as const };
    const tournament = await readCompetition(file, ['escala/tournament@1'], asked, printing, speech);
    const checked = tournament && checkedPairings(tournament, { ...options, ...rulesOf(options) }, speech);
    if (checked === undefined) code = REFUSED;
    else if ('fault' in checked) code = refuseDocument(checked, printing, speech);
    else if ('refusals' in checked) code = refuseFindings(checked.refusals, printing, speech);
    else {
      printWarnings(printing, speech);
      const { rounds, findings } = checked.document;
      const different = rounds.filter(({ differences }) => differences.length > 0).length;
      const line = options.json
        ? JSON.stringify({ file, rounds: rounds.length, different, findings })
        : speech.translate('cli.checked-file', { file, rounds: rounds.length, different });
      await writeOut([`${line}\n`]);
    }
  }
  return code;
}
