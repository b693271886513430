import type { Federation } from '../../registry/federation/federation.ts';
import { playerKind } from '../../registry/players/player.ts';
import { CATALONIA, type TestOffice, testOffice } from '../../testing/test-office.ts';
import type { EventFacts } from '../event.ts';
import { submitReport } from '../reports/submit-report.ts';
import { registerEvent } from '../settings/register-event.ts';
import { ARBITER, playerOf, testPlayer } from './event-office.ts';

/** A federation that rates by FIDE's regulations and has no competition rules of its own. */
export const BY_FIDE: Federation = {
  ...CATALONIA,
  country: 'AND',
  competitionRules: undefined,
  series: [{ id: 'fide', name: 'FIDE', regulation: 'fide-2009', firstList: '2017-03-01' }],
};

/** Players `p01`, `p02` …, all unrated. */
export async function fideOffice(players: number, facts: Partial<Federation> = {}): Promise<TestOffice> {
  const office = await testOffice({ ...BY_FIDE, ...facts });
  await office.ports.archive.write(office.federation, async (writing) => {
    for (let i = 1; i <= players; i++) await writing.put(playerKind, playerOf(i), 1, 1, testPlayer(i));
  });
  return office;
}

interface ToldGame {
  readonly round?: number;
  readonly white: string;
  readonly black: string;
  readonly result?: '1-0' | '0-1' | '1/2';
}

/** Registers an event and submits its report as a document; ratings may be given with the players. */
export async function handIn(
  office: TestOffice,
  event: string,
  facts: Partial<EventFacts>,
  games: readonly ToldGame[],
  ratings: Readonly<Record<string, number>> = {},
): Promise<readonly { readonly code: string; readonly article: string }[]> {
  const told: EventFacts = {
    name: event,
    type: 'swiss',
    start: '2017-02-03',
    end: '2017-02-12',
    rounds: 9,
    timeControl: { minutes: 90, increment: 30 },
    arbiters: [],
    ...facts,
  };
  await office.perform(registerEvent, { event, facts: told }, { actor: ARBITER });
  const ids = [...new Set(games.flatMap(({ white, black }) => [white, black]))];
  const tournament = {
    format: 'escala/tournament@1',
    name: event,
    system: 'round-robin',
    rounds: 9,
    players: ids.map((id) => ({ id, ...(ratings[id] !== undefined && { rating: ratings[id] }) })),
    games: games.map((game) => ({ round: 1, result: '1-0', ...game })),
    event: { start: told.start, end: told.end },
  };
  const from = { kind: 'json' as const, text: JSON.stringify(tournament) };
  return (await office.perform(submitReport, { event, version: 1, from }, { actor: ARBITER })).outcome.findings;
}
