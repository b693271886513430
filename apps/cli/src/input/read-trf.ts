import { entryOf, lastPairedRound, type Tournament } from '@escala/core';
import { parseTrf, systemOfReport, type TournamentOfTrf, type TrfReport } from '@escala/formats';
import type { TextFault } from '../faults/worded-fault.ts';
import { ALL_SYSTEMS } from './competition-book.ts';
import { completedTournament, type ReportOptions, systemAssumed } from './report-options.ts';

/**
 * Our documents begin with a brace, perhaps after a comment that has to go; a report never does. A blank file counts as
 * JSON, to be reported as empty.
 */
export function isJson(text: string): boolean {
  return /^\s*(?:[{["/]|$)/.test(text);
}

export interface ReadReport {
  /** Absent if there is an error. */
  readonly report?: TrfReport;
  readonly problems: readonly TextFault[];
}

/** A report with every problem of its text. */
export function readReport(text: string, options: ReportOptions = {}): ReadReport {
  const { report, problems } = problemsOf(text, options);
  return problems.some(isError) ? { problems } : { report, problems };
}

function problemsOf(text: string, { pairs }: ReportOptions): Required<ReadReport> {
  const { report, problems } = parseTrf(text);
  const told = looksAtPoints(report, pairs) ? problems : problems.filter(({ code }) => code !== 'trf-points-differ');
  return { report, problems: told };
}

/**
 * Columns 81 to 84 are of the round after the last one with games: pairing any other round goes by the results alone.
 */
function looksAtPoints({ players }: TrfReport, pairs: ReportOptions['pairs']): boolean {
  if (pairs === undefined || pairs === 'next') return true;
  const last = players.reduce((most, { rounds }) => Math.max(most, rounds.findLastIndex(isPaired) + 1), 0);
  return pairs === last + 1;
}

const isPaired = ({ opponent, result }: TrfReport['players'][number]['rounds'][number]): boolean =>
  opponent > 0 || result === 'U';

interface ReadTrf {
  /** Absent if there is an error. */
  readonly tournament?: Tournament;
  readonly problems: readonly TextFault[];
}

/** The tournament of a report, with every problem of the text and every assumption. */
export function readTrf(text: string, options: ReportOptions): ReadTrf {
  const { report, problems } = problemsOf(text, options);
  const {
    pairs,
    rounds = report.rounds,
    system = systemOfReport(report, ALL_SYSTEMS) ?? systemAssumed(report, options),
  } = options;
  // D-DUTCH-31: checking all rounds takes those that are there.
  const needsRounds = system === 'fide-dutch' && pairs !== undefined && pairs !== 'all' && rounds === undefined;
  if (problems.some(isError)) return { problems: needsRounds ? [...problems, ROUNDS_NEEDED] : problems };
  const { tournament, remarks } = toBePaired(completedTournament(report, options), pairs);
  const inTheWay: Partial<Record<TextFault['code'], TextFault['code'] | false>> = {
    'trf-rounds-unknown': needsRounds && ROUNDS_NEEDED.code,
    // D-DUTCH-18: for pairing, name the system or go by the edition of the report.
    'trf-older-edition': pairs !== undefined && options.system === undefined && 'trf-older-edition-unasked',
    // D-TRF-9.
    'trf-system-other': pairs !== undefined && 'trf-system-other',
    'trf-scoring-uneven': pairs !== undefined && 'trf-scoring-uneven',
  };
  // D-TRF-10: where pairs go by points, none are put aside and the round paired all the same.
  const goesByPoints = pairs !== undefined && entryOf(ALL_SYSTEMS, tournament.system)?.pairedBy === 'engine';
  const all = [
    ...problems,
    ...remarks.map((each): TextFault => {
      const isPoints = ['scoring', 'abnormalPoints'].includes(String(each.values.field));
      if (goesByPoints && each.code === 'trf-left-out' && isPoints) {
        const values = { ...each.values, system: tournament.system };
        return { ...each, severity: 'error', code: 'trf-points-uncounted', values };
      }
      const code = inTheWay[each.code];
      return code ? { ...each, severity: 'error', code } : each;
    }),
  ];
  return all.some(isError) ? { problems: all } : { tournament, problems: all };
}

/**
 * D-TRF-12: a column that holds byes alone for everybody belongs to the round to be paired, and nobody would be left: it
 * is put aside, with a message. Before the first round it says that nobody has come.
 */
function toBePaired({ tournament, remarks }: TournamentOfTrf, pairs: ReportOptions['pairs']): TournamentOfTrf {
  const { players, byes = [], absences = [] } = tournament;
  const next = lastPairedRound(tournament) + 1;
  if (next === 1 || (pairs !== 'next' && pairs !== next)) return { tournament, remarks };
  const isNow = ({ round }: { readonly round: number }): boolean => round === next;
  const away = new Set([...byes, ...absences].filter(isNow).map(({ player }) => player));
  if (players.some(({ id }) => !away.has(id)) || players.length === 0) return { tournament, remarks };
  const others = <Row extends { readonly round: number }>(rows: readonly Row[]): Row[] =>
    rows.filter((row) => !isNow(row));
  return {
    tournament: { ...tournament, byes: others(byes), absences: others(absences) },
    remarks: [...remarks, { severity: 'warning', code: 'trf-round-of-byes', path: [], values: { round: next } }],
  };
}

const ROUNDS_NEEDED = { severity: 'error', code: 'trf-rounds-needed', path: ['rounds'], values: {} } as const;

function isError({ severity }: TextFault): boolean {
  return severity === 'error';
}
