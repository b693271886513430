import { type Colour, lastPairedRound } from '@escala/core';
import { type TournamentOfTrf, type TrfReport, teamsMeet, tournamentOfTrf } from '@escala/formats';
import { UsageError } from '../usage-error.ts';
import { ALL_SYSTEMS, assumedSystem, bookOfReport, type RulesOption, underBook } from './competition-book.ts';

/** What the command line adds to a tournament if its report does not say. */
export interface ReportOptions extends RulesOption {
  readonly rounds?: number;
  readonly initialColour?: Colour;
  readonly system?: string;
  readonly acceleration?: 'none' | 'baku';
  readonly tiebreaks?: readonly string[];
  /** D-FT-15: for a command that looks at each player's own games: two games in a round do not matter. */
  readonly unchecked?: readonly ['two-games-in-round'];
  /** For a command that pairs: this round, or all of them. Then the system named takes precedence over the report's. */
  readonly pairs?: number | 'next' | 'all';
}

const FLAGS = { rounds: '--rounds', initialColour: '--initial-colour', system: '--system' } as const;

type Name = keyof typeof FLAGS;
type Said = Readonly<Partial<Record<Name, string | number | undefined>>>;

/** Tie-breaks show which book is meant: those asked for, or else the report's. */
const askedOf = (report: TrfReport, { rules, tiebreaks = tieBreaksOfReport(report) }: ReportOptions) => ({
  ...(rules && { rules }),
  tiebreaks,
});

export const systemAssumed = (report: TrfReport, options: ReportOptions): string =>
  assumedSystem(askedOf(report, options), teamsMeet(report));

/** The tournament of a report, completed by the options. An option that contradicts the report is wrong usage. */
export function completedTournament(report: TrfReport, options: ReportOptions): TournamentOfTrf {
  const { tournament, remarks } = completed(report, options);
  return { tournament: underBook(tournament, bookOfReport(askedOf(report, options), tournament)), remarks };
}

function completed(report: TrfReport, options: ReportOptions): TournamentOfTrf {
  const { acceleration } = options;
  const terms = { systems: ALL_SYSTEMS, assumed: systemAssumed(report, options) };
  const alone = tournamentOfTrf(report, { ...terms, ...(acceleration && { acceleration }) });
  if (givenNames(options).length === 0) return alone;
  const said = saidBy(report, alone);
  for (const name of givenNames(options))
    if (said[name] !== undefined && said[name] !== options[name] && !(name === 'system' && options.pairs !== undefined))
      throw new UsageError('cli.usage.report-says-otherwise', {
        name: FLAGS[name],
        given: options[name]!,
        said: said[name],
      });
  const played = lastPairedRound(alone.tournament);
  if (options.rounds !== undefined && options.rounds < played)
    throw new UsageError('cli.usage.rounds-played', { given: options.rounds, played });
  return tournamentOfTrf(report, { ...options, ...terms });
}

/** The order given by 212 after the points, or that of 202. */
export function tieBreaksOfReport({ standingsOrder, tieBreaks }: TrfReport): readonly string[] {
  if (standingsOrder.length === 0) return tieBreaks;
  return standingsOrder.slice(/^(PTS|MP|GP)$/i.test(standingsOrder[0]!) ? 1 : 0);
}

/** Refuses options that repeat what a JSON document says; a document of another kind takes none. */
export function refuseOptionsOfJson(document: object, options: ReportOptions): void {
  const isTournament = (document as { format?: string }).format === 'escala/tournament@1';
  const taken = givenNames(options).find((name) => !isTournament || Object.hasOwn(document, name));
  if (taken !== undefined) throw new UsageError('cli.usage.report-option', { name: FLAGS[taken] });
}

/** Adds colour and acceleration to a document without them; nothing else may be missing from it. */
export function completedDocument<Document extends object>(document: Document, options: ReportOptions): Document {
  const { initialColour, acceleration } = options;
  return {
    ...document,
    ...(initialColour !== undefined && { initialColour }),
    ...(acceleration !== undefined && { acceleration: acceleration === 'none' ? undefined : acceleration }),
  };
}

function givenNames(options: ReportOptions): Name[] {
  return (Object.keys(FLAGS) as Name[]).filter((name) => options[name] !== undefined);
}

/** What the report says explicitly, without assumptions. */
function saidBy(report: TrfReport, { tournament, remarks }: TournamentOfTrf): Said {
  const isAssumed = remarks.some(({ code }) => code === 'trf-system-assumed' || code === 'trf-system-other');
  return {
    rounds: report.rounds,
    initialColour: report.initialColour,
    system: isAssumed ? undefined : tournament.system,
  };
}
