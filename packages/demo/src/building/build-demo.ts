import { addMonths, dayFrom, type IsoDate, writeDay } from '@escala/core';
import { eventKind, GAMES_FOLDER, type OfficePorts, packGames, playerKind, put } from '@escala/office';
import { foundFederation, openSeason, publishHistory, registerClub, registerDelegation } from '@escala/office/acts';
import type { DemoEvent } from '../calendar/demo-events.ts';
import { DELEGATION_NAMES, DELEGATIONS } from '../clubs.ts';
import { type DemoFederation, demoFederation, demoPlayerId } from '../demo-federation.ts';
import { CHESS_IDENTITY, tellIdentity } from '../demo-identity.ts';
import type { DemoSize } from '../demo-size.ts';
import { showcase } from '../showcase/showcase.ts';
import { type DemoDesk, demoDesk } from './demo-desk.ts';
import { demoPorts } from './demo-ports.ts';
import { type MadeBatch, takeBatches } from './take-batches.ts';

const AT_ONCE = 500;

function* playerBatches({ players }: DemoFederation): Generator<MadeBatch> {
  for (let from = 0; from < players.length; from += AT_ONCE) {
    const part = players.slice(from, from + AT_ONCE);
    const changes = part.map((player) => put(playerKind, demoPlayerId(player.number), 0, player));
    yield { changes, filings: [], taken: part.length };
  }
}

function* eventBatches(federation: DemoFederation): Generator<MadeBatch> {
  let part: DemoEvent[] = [];
  for (const event of federation.events()) {
    part.push(event);
    if (part.length < AT_ONCE) continue;
    yield eventBatch(part);
    part = [];
  }
  if (part.length > 0) yield eventBatch(part);
}

function eventBatch(events: readonly DemoEvent[]): MadeBatch {
  return {
    changes: events.map(({ id, body }) => put(eventKind, id, 0, body)),
    filings: events.map(({ id, report }) => ({ folder: GAMES_FOLDER, name: id, part: 0, bytes: packGames(report) })),
    taken: events.length,
  };
}

/** Progress of the build. */
export type DemoProgress = Readonly<{ stage: 'people' | 'events' | 'lists' | 'work'; done: number; all: number }>;

export interface DemoTerms extends Omit<DemoSize, 'endsOn'> {
  /** By default today. */
  readonly endsOn?: IsoDate | undefined;
  /**
   * Whether to add work on the desks: events in progress, a waiting report, claims. Not for the smallest federations.
   */
  readonly work?: boolean | undefined;
}

/** The fewest people that give events worth showing. */
const FEWEST_FOR_WORK = 60;

/**
 * Puts a made-up federation on record under this id: its people and events, every list up to its last day, and work on the desks.
 * The same terms give the same record, act by act and hash by hash.
 */
export async function buildDemo(
  given: OfficePorts,
  federation: string,
  terms: DemoTerms,
  onProgress: (progress: DemoProgress) => void = () => undefined,
): Promise<DemoFederation> {
  const endsOn = terms.endsOn ?? given.clock.today('Europe/Madrid');
  const demo = demoFederation({ ...terms, endsOn });
  const desk = demoDesk(demoPorts(given, endsOn), federation);
  await foundOffice(desk, demo);
  const { players } = demo;
  await takeBatches(desk, 'players', playerBatches(demo), (done) =>
    onProgress({ stage: 'people', done, all: players.length }),
  );
  const all = expectedEvents(demo);
  await takeBatches(desk, 'events', eventBatches(demo), (done) =>
    onProgress({ stage: 'events', done, all: Math.max(done, all) }),
  );
  const { series } = demo.facts;
  // Lists are published on the first of a month.
  const newest = `${endsOn.slice(0, 7)}-01`;
  for (const [done, { id }] of series.entries()) {
    onProgress({ stage: 'lists', done, all: series.length });
    const upTo = terms.toTry && done > 0 ? monthBefore(newest) : newest;
    await desk.perform(publishHistory, { series: id, upTo }, { reason: 'Llistes dels anys anteriors.' });
  }
  if (terms.work ?? terms.players >= FEWEST_FOR_WORK) await showcase(desk, demo, onProgress);
  return demo;
}

const monthBefore = (date: IsoDate): IsoDate => writeDay(addMonths(dayFrom(date), -1));

async function foundOffice(desk: DemoDesk, { facts, seasons, clubs }: DemoFederation): Promise<void> {
  await desk.perform(foundFederation, facts);
  await tellIdentity(desk, CHESS_IDENTITY);
  for (const delegation of DELEGATIONS)
    await desk.perform(registerDelegation, { delegation, name: DELEGATION_NAMES[delegation] });
  for (const season of seasons) await desk.perform(openSeason, season);
  for (const { id, name, town, delegation } of clubs)
    await desk.perform(registerClub, { club: id, name, town, delegation });
}

/** About one event a year for every four people. */
function expectedEvents({ size }: DemoFederation): number {
  return Math.round((size.players * size.years) / 4);
}
