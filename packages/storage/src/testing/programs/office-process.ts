/**
 * A process of an office, for tests that kill it or run several. It prints a line for each acknowledged act. Argument:
 * the orders, as JSON.
 */
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { performAct, Refused, SYSTEM } from '@escala/office';
import { openStore, type StoreOptions } from '../../open-store.ts';
import { StorageFault } from '../../storage-fault.ts';
import { countOn, performNote, portsOn } from '../note-act.ts';

export interface Orders {
  readonly store: StoreOptions;
  readonly federation: string;
  /** `acts`: endless acts, one after the other; `race`: given ids; `count`: counts up one note. */
  readonly work: 'acts' | 'race' | 'count' | 'open';
  readonly tag: string;
  readonly times: number;
  readonly papers?: number;
  /** Retries acts that fail because of the database until they succeed. */
  readonly persistent?: boolean;
}

const {
  store: options,
  federation,
  work,
  tag,
  times,
  papers = 0,
  persistent = false,
} = JSON.parse(process.argv[2]!) as Orders;
// Written immediately, so that nothing acknowledged is lost in a buffer when the process is killed.
const say = (line: string): void => void writeSync(1, `${line}\n`);

const store = await openStore(options);
say('open');

async function perform(i: number): Promise<string> {
  const id = work === 'race' ? `race-${i}` : `${tag}-${i}`;
  if (work === 'count') {
    const request = { federation, id, actor: SYSTEM, command: { note: 'counter' } };
    await performAct(portsOn(store), countOn, request);
    return `ok ${id}`;
  }
  const text = work === 'race' && i % 2 === 1 ? `from ${tag}` : 'the same';
  const command = { note: work === 'race' ? `race-${i}` : id, version: 0, text, papers };
  // Odd: two different acts about the same thing. Even: the same act sent twice.
  const { again } = await performNote(store, federation, command, work === 'race' && i % 2 === 1 ? `${tag}-${i}` : id);
  return `${again ? 'again' : 'ok'} ${id}`;
}

for (let i = 0; work !== 'open' && i < times; i++)
  for (;;)
    try {
      say(await perform(i));
      break;
    } catch (error) {
      if (error instanceof Refused) {
        say(`refused ${i} ${error.message}`);
        break;
      }
      if (!persistent || !(error instanceof StorageFault)) throw error;
      say(`fault ${error.code}`);
      await sleep(20);
    }
await store.close();
say('closed');
