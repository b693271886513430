import { type Colour, lastPairedRound } from '@escala/core';
import { type TournamentOfTrf, type TrfReport, tournamentOfTrf } from '@escala/formats';
import { UsageError } from '../usage-error.ts';
import { ALL_SYSTEMS, assumedSystem, type RulesOption } from './competition-book.ts';

/** What the command line says of a tournament where its report does not. */
export interface ReportOptions extends RulesOption {
  readonly rounds?: number;
  readonly initialColour?: Colour;
  readonly system?: string;
  readonly acceleration?: 'none' | 'baku';
  readonly tiebreaks?: readonly string[];
  /** D-FT-15: by a command that looks at each player's own games: who has two in a round is no matter. */
  readonly unchecked?: readonly ['two-games-in-round'];
  /** By a command that pairs: this round, or all of them. Then the system that is named counts before that of the report. */
  readonly pairs?: number | 'next' | 'all';
}

const FLAGS = { rounds: '--rounds', initialColour: '--initial-colour', system: '--system' } as const;

type Name = keyof typeof FLAGS;
type Said = Readonly<Partial<Record<Name, string | number | undefined>>>;

/** The tournament of a report, completed by the options. An option against what the report says is wrong usage. */
export function completedTournament(report: TrfReport, options: ReportOptions): TournamentOfTrf {
  const { acceleration } = options;
  const terms = { systems: ALL_SYSTEMS, assumed: assumedSystem(options, tieBreaksOfReport(report)) };
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

/** The order of 212 after the points, or that of 202. */
export function tieBreaksOfReport({ standingsOrder, tieBreaks }: TrfReport): readonly string[] {
  if (standingsOrder.length === 0) return tieBreaks;
  return standingsOrder.slice(/^(PTS|MP|GP)$/i.test(standingsOrder[0]!) ? 1 : 0);
}

/** A JSON document that says itself what an option says; one of another kind has no use for any. */
export function refuseOptionsOfJson(document: object, options: ReportOptions): void {
  const isTournament = (document as { format?: string }).format === 'escala/tournament@1';
  const taken = givenNames(options).find((name) => !isTournament || Object.hasOwn(document, name));
  if (taken !== undefined) throw new UsageError('cli.usage.report-option', { name: FLAGS[taken] });
}

/** Colour and acceleration, for a document that does not tell them: what else it may lack it cannot be without. */
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

/** What the report says in so many words, and not what was assumed. */
function saidBy(report: TrfReport, { tournament, remarks }: TournamentOfTrf): Said {
  const isAssumed = remarks.some(({ code }) => code === 'trf-system-assumed');
  return {
    rounds: report.rounds,
    initialColour: report.initialColour,
    system: isAssumed ? undefined : tournament.system,
  };
}
