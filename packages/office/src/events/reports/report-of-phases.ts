import type { EventRecord, IsoDate, Tournament } from '@escala/core';
import type { HeadToHeadRuleBook } from '@escala/regulations';
import { type Change, put } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import { regulationOn } from '../../rating/series/series-book.ts';
import type { Federation } from '../../registry/federation/federation.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { systemOf } from '../book-of-event.ts';
import { loadOfficeFacts } from '../entries/listed-ratings.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { type EventDesk, lastRound, loadDesk } from '../event-desk.ts';
import { tournamentFacts } from '../tournament-facts.ts';
import { type EventReport, reportKind } from './report.ts';
import { bookAndDay, type ReportFacts, reported } from './report-of-desk.ts';

type PhasesReport =
  | { readonly refused: readonly Refusal[] }
  | { readonly facts: (submittedOn: string) => ReportFacts; readonly changes: readonly Change[] };

interface Phase {
  readonly desk: EventDesk;
  readonly report: Kept<EventReport>;
}

const field = { field: 'from.events' };

/**
 * Preliminaries, final and knockout as one event (fide-2009 6.2): the waiting reports of the phases are withdrawn and
 * submitted together, as the report of the whole event (D-OFF-422).
 */
export async function phasesReport(reading: Reading, whole: EventDesk, ids: readonly string[]): Promise<PhasesReport> {
  const { id, body: event } = whole.event;
  const { phases, refused } = await loadPhases(reading, id, event, ids);
  const records = phases.map(({ report }) => report.body.record as EventRecord);
  const participants = [...new Set(records.flatMap((record) => record.participants ?? []))];
  const players = new Map((await reading.getMany(playerKind, participants)).map((each) => [each.id, each.body]));
  const office = await loadOfficeFacts(reading, event.start, players);
  const pooled = pooledPhasesOf(office.federation, event.start);
  if (pooled === undefined) refused.push(invalid('phases-no-article', {}, field));
  const [first, ...rest] = records;
  if (refused.length > 0 || pooled === undefined || first === undefined) return { refused };
  const { name, start, end } = event;
  const record = { ...pooled(id, [first, ...rest]), name, start, end };
  const tournament = tournamentOf(event, record, players);
  return {
    facts: (submittedOn) => ({
      source: 'phases',
      ...reported({ office, ...bookAndDay(event), record, tournament, players }),
      tournament: { ...tournament, event: tournamentFacts({ ...event, submittedOn }) },
    }),
    changes: phases.flatMap((phase) => takenAlong(phase, id)),
  };
}

async function loadPhases(
  reading: Reading,
  whole: string,
  { start, end }: FederationEvent,
  ids: readonly string[],
): Promise<{ phases: Phase[]; refused: Refusal[] }> {
  const [phases, refused]: [Phase[], Refusal[]] = [[], []];
  for (const id of new Set(ids)) {
    const desk = await loadDesk(reading, id);
    const report = await reading.get(reportKind, id);
    if (desk === undefined) {
      refused.push(missing('event-unknown', { id }, field));
      continue;
    }
    const { body } = desk.event;
    const { name } = body;
    if (report === undefined || id === whole || !isFree(body, whole))
      refused.push(invalid('phase-not-reported', { id, name }, field));
    else phases.push({ desk, report });
    if (body.start < start || body.end > end)
      refused.push(invalid('phase-outside', { name, start: body.start, end: body.end, from: start, to: end }, field));
  }
  return { phases, refused };
}

/** Its report is waiting, or it was part of this event before. */
const isFree = ({ state, phaseOf }: FederationEvent, whole: string): boolean =>
  phaseOf === undefined ? state === 'submitted' : phaseOf === whole;

function pooledPhasesOf(federation: Federation | undefined, start: IsoDate): HeadToHeadRuleBook['pooledPhases'] {
  for (const series of federation?.series ?? []) {
    const { book } = regulationOn(series, start);
    if (book.kind === 'head-to-head' && book.pooledPhases) return book.pooledPhases;
  }
  return undefined;
}

function takenAlong({ desk, report }: Phase, whole: string): Change[] {
  const { id, version, body } = desk.event;
  if (body.phaseOf === whole) return [];
  const { submittedOn: _submitted, ...kept } = body;
  const state = lastRound(desk) > 0 ? ('closed' as const) : ('registered' as const);
  return [
    put(eventKind, id, version, { ...kept, state, phaseOf: whole }),
    put(reportKind, id, report.version, { ...report.body, state: 'withdrawn' as const }),
  ];
}

function tournamentOf(event: FederationEvent, record: EventRecord, players: ReadonlyMap<string, Player>): Tournament {
  return {
    format: 'escala/tournament@1',
    name: event.name,
    system: systemOf(event),
    rounds: record.games.reduce((last, { round }) => Math.max(last, round), event.rounds),
    players: (record.participants ?? []).map((id) => ({ id, name: players.get(id)?.name })),
    games: record.games.map(({ date: _date, evaluatedOn: _evaluated, ...game }) => game),
    event: tournamentFacts(event),
  };
}

/** A phase is reported with its event, not separately as well. */
export function phaseRefusals({ phaseOf }: Pick<FederationEvent, 'phaseOf'>): Refusal[] {
  return phaseOf === undefined ? [] : [invalid('event-is-phase', { whole: phaseOf }, { field: 'event' })];
}

/** When the report of the whole event is taken back or annulled, its phases become separate events again. */
export function phasesReleased(phases: readonly Kept<FederationEvent>[]): Change[] {
  return phases.map(({ id, version, body: { phaseOf: _whole, ...body } }) => put(eventKind, id, version, body));
}

export const loadPhasesOf = (reading: Reading, whole: string): Promise<readonly Kept<FederationEvent>[]> =>
  reading.find(eventKind, { key: 'phaseOf', equals: whole });
