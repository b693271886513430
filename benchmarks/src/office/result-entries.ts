import { setTimeout as sleep } from 'node:timers/promises';
import { demoPlayerId } from '@escala/demo';
import { boardKind, type OfficePorts, roundId } from '@escala/office';
import { Latencies, line } from './latencies.ts';
import { act } from './office-desk.ts';
import { FEDERATION, SIZE } from './office-place.ts';
import { type PageSource, readers } from './player-pages.ts';

const PER_MINUTE = 1000;
const READERS = 200;
const PLAYERS = 400;

/** Results of a large open arrive while pages are being read: every act separately, stored when acknowledged. */
export async function measureEntries(name: string, ports: OfficePorts, source: PageSource): Promise<void> {
  const seconds = Number(process.env.BENCH_SECONDS ?? 15) * 2;
  const { entries, pages, errors } = await besideEntries(ports, source, seconds);
  line(`${entries.count} results entered at ${PER_MINUTE} a minute, ${name}`, entries.summary);
  line(`   pages beside them, ${READERS} readers, a page a second each (${pages.count})`, pages.summary);
  line('   errors of both', String(errors), '0');
}

export async function besideEntries(
  ports: OfficePorts,
  source: PageSource,
  seconds: number,
): Promise<{ readonly entries: Latencies; readonly pages: Latencies; readonly errors: number }> {
  const boards = await largeOpen(ports);
  await readers(source, { count: 1, pause: 0, seconds: seconds / 6 });
  const entries = new Latencies();
  let errors = 0;
  const writing = (async () => {
    const start = performance.now();
    const count = Math.ceil((PER_MINUTE * seconds) / 60);
    const pending: Promise<unknown>[] = [];
    for (let i = 0; i < count; i++) {
      await sleep(Math.max(0, start + (60_000 * i) / PER_MINUTE - performance.now()));
      const { board, event } = boards[i % boards.length]!;
      const turn = Math.floor(i / boards.length);
      const command = { event, round: 1, board, version: 1 + turn, result: turn % 2 === 0 ? '1-0' : '0-1' };
      pending.push(entries.watch(() => act(ports, 'result.enter', command)).catch(() => errors++));
    }
    await Promise.all(pending);
  })();
  const reading = await readers(source, { count: READERS, pause: 1000, seconds });
  await writing;
  return { entries, pages: reading.pages, errors: errors + reading.errors };
}

async function largeOpen(ports: OfficePorts): Promise<{ event: string; board: number }[]> {
  const event = `bench-${process.pid}-${Math.floor(performance.now())}`;
  const { endsOn: on } = SIZE;
  const facts = {
    name: `Obert ${event}`,
    system: 'fce-1990',
    type: 'swiss',
    start: on,
    end: on,
    rounds: 1,
    timeControl: { minutes: 90, increment: 30 },
    initialColour: 'white',
    arbiters: [],
  };
  await act(ports, 'event.register', { event, facts });
  const count = Math.min(PLAYERS, SIZE.players);
  const players = Array.from({ length: count }, (_, number) => ({ player: demoPlayerId(number) }));
  await act(ports, 'entry.add-many', { event, from: { kind: 'registry', players } });
  await act(ports, 'round.pair', { event, round: 1 });
  const boards = await ports.archive.read(FEDERATION, (reading) =>
    reading.find(boardKind, { key: 'round', equals: roundId(event, 1) }),
  );
  return boards.map(({ body }) => ({ event, board: body.board }));
}
