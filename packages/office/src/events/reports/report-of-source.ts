import type { IsoDate } from '@escala/core';
import { z } from 'zod';
import type { Change } from '../../kit/act.ts';
import type { ReadText } from '../../kit/read-text.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import { textOfLines } from '../../kit/written-form.ts';
import type { Reading } from '../../ports.ts';
import { leagueReport } from '../../teams/leagues/league-report.ts';
import { loadOfficeFacts, type OfficeFacts } from '../entries/listed-ratings.ts';
import type { FederationEvent, Rounds } from '../event.ts';
import { type EventDesk, standingRounds } from '../event-desk.ts';
import { openBoards } from '../rounds/complete-rounds.ts';
import { tournamentFacts } from '../tournament-facts.ts';
import { otherNameFindings } from './other-names.ts';
import { bookAndDay, type ReportFacts, reported, reportOfDesk } from './report-of-desk.ts';
import { type FileReport, reportOfJson, reportOfTrf } from './report-of-file.ts';
import { phasesReport } from './report-of-phases.ts';
import { knownPlayers, withOwnIds } from './report-players.ts';

const text = textOfLines(8_000_000, 200_000);

/**
 * The source of a report: the desk here, our own document, FIDE's report, the matches of a league, or the phases of the
 * event.
 */
export const reportSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('desk') }),
  z.strictObject({ kind: z.literal('json'), text }),
  z.strictObject({ kind: z.literal('trf'), text }),
  z.strictObject({ kind: z.literal('league') }),
  z.strictObject({ kind: z.literal('phases'), events: z.array(z.string()).min(2).max(100) }),
]);
type ReportSource = z.infer<typeof reportSourceSchema>;

/** What was read, before any decision; the day of submission is added later. */
export type ReadReport =
  | {
      readonly facts: (submittedOn: IsoDate) => ReportFacts;
      /** What changes along with the report: phases that are no longer reported separately. */
      readonly changes?: readonly Change[];
      readonly refused?: undefined;
    }
  | { readonly refused: readonly Refusal[] };

/** For a part, only what its own rounds lack is refused. */
export async function readReport(
  reading: Reading,
  desk: EventDesk,
  source: ReportSource,
  read: ReadText,
  part?: Rounds,
): Promise<ReadReport> {
  const { id, body } = desk.event;
  switch (source.kind) {
    case 'desk':
      return deskReport(await loadOfficeFacts(reading, body.start, desk.players), desk, part);
    case 'json':
      return fileReport(
        reading,
        body,
        'json',
        reportOfJson(id, body, await read('report-document', source.text)),
        part,
      );
    case 'trf':
      return fileReport(reading, body, 'trf', reportOfTrf(id, body, await read('trf', source.text)), part);
    case 'league':
      return fromLeague(reading, desk, part);
    case 'phases':
      return phasesReport(reading, desk, source.events);
  }
}

function deskReport(office: OfficeFacts, desk: EventDesk, part: Rounds | undefined): ReadReport {
  const isAsked = (round: number): boolean => part === undefined || (part.from <= round && round <= part.to);
  const rounds = standingRounds(desk)
    .map(({ body }) => body.round)
    .filter(isAsked);
  if (rounds.length === 0) return { refused: [invalid('report-no-rounds', { id: desk.event.id }, { field: 'from' })] };
  const refused = rounds.flatMap((round): Refusal[] => {
    const open = openBoards(desk, round);
    return open.length === 0 ? [] : [invalid('results-missing', { round, boards: open.join(', ') }, { field: 'from' })];
  });
  return refused.length > 0 ? { refused } : { facts: (submittedOn) => reportOfDesk(office, desk, submittedOn) };
}

async function fileReport(
  reading: Reading,
  event: FederationEvent,
  source: 'json' | 'trf',
  file: FileReport,
  part: Rounds | undefined,
): Promise<ReadReport> {
  if ('refused' in file) return { refused: file.refused };
  if (file.record.games.length === 0) return { refused: [invalid('report-no-games', {}, { field: 'from.text' })] };
  const known = await knownPlayers(reading, file.named, 'from.text');
  if (known.refused.length > 0) return { refused: known.refused };
  const office = await loadOfficeFacts(reading, event.start, known.players);
  const own = withOwnIds(file.record, file.tournament, known);
  return {
    facts: (submittedOn) => {
      const rounds = Math.max(own.tournament.rounds, event.rounds);
      const tournament = {
        ...own.tournament,
        name: event.name,
        ...(part !== undefined && { rounds }),
        event: tournamentFacts({ ...event, submittedOn }),
      };
      const facts = reported({ office, ...bookAndDay(event), record: own.record, tournament, players: known.players });
      const findings = [...facts.findings, ...otherNameFindings(known.otherNames)];
      return { source, ...facts, findings, tournament };
    },
  };
}

async function fromLeague(reading: Reading, desk: EventDesk, part: Rounds | undefined): Promise<ReadReport> {
  const { id, body } = desk.event;
  if (body.league === undefined) return { refused: [invalid('report-no-league', { id }, { field: 'from' })] };
  const { record, tournament, players, refused } = await leagueReport(reading, id, body, body.league, part);
  if (refused.length > 0) return { refused };
  const office = await loadOfficeFacts(reading, body.start, players);
  return {
    facts: () => ({ source: 'league', ...reported({ office, ...bookAndDay(body), record, tournament, players }) }),
  };
}
