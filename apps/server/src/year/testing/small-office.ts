import { type OfficeApi, officeApi } from './office-api.ts';
import { type OfficeProcess, startOffice } from './office-process.ts';
import type { Person } from './person.ts';
import { spanClock } from './span-clock.ts';
import { foundedOffice, joined } from './year.ts';

const FACTS = {
  name: 'Federació de prova',
  timeZone: 'Europe/Madrid',
  language: 'ca',
  competitionRules: 'fce-1990',
  series: [
    { id: 'standard', name: 'Estàndard', regulation: 'fce-2016', part: 'standard', firstList: '2017-02-01' },
    { id: 'rapid', name: 'Ràpid', regulation: 'fce-2016', part: 'rapid', firstList: '2017-02-01' },
  ],
};
const EVENT = {
  name: 'Obert',
  system: 'fce-1990',
  type: 'swiss',
  start: '2017-02-28',
  end: '2017-02-28',
  rounds: 3,
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
};

/** An officer who may do everything, eight players and an event on its first day; everybody reaches it at `address`. */
export interface SmallOffice {
  readonly api: OfficeApi;
  readonly first: OfficeProcess;
  readonly administrator: Person;
  readonly officer: Person;
  /** Another process on the same database, with its clock possibly ahead. */
  another(readUrl?: string, ahead?: number): Promise<OfficeProcess>;
  /** Sends requests there from now on. */
  use(process: OfficeProcess): void;
}

export const DAY = '2017-03-01';

export async function smallOffice(url: string, readUrl?: string, smtp?: string): Promise<SmallOffice> {
  const began = Date.now();
  const terms = { url, day: DAY, began, smtp };
  const first = await startOffice({ ...terms, readUrl });
  let { address } = first;
  const api = officeApi(() => address, spanClock(DAY, began));
  const administrator = await foundedOffice(api, 'cat', first.link!, FACTS);
  const officer = await joined(api, administrator, 'olga', { roles: ['officer'] });
  await officer.act('season.open', { number: 2017, from: '2017-01-01', to: '2017-12-31' });
  const players = Array.from({ length: 8 }, (_, i) => String(i + 1));
  for (const player of players)
    await officer.act('player.register', { player, name: `Cognom${player}, Nom`, season: 2017 });
  await officer.act('event.register', { event: 'obert', facts: { ...EVENT, arbiters: [officer.account] } });
  const listed = players.map((player) => ({ player }));
  await officer.act('entry.add-many', { event: 'obert', from: { kind: 'registry', players: listed } });
  return {
    api,
    first,
    administrator,
    officer,
    another: (replica, ahead = 0) => startOffice({ ...terms, began: began - ahead, readUrl: replica }),
    use: (process) => {
      address = process.address;
    },
  };
}

/** The same person, asking another process. */
export function through(process: OfficeProcess, { api, officer }: SmallOffice): Pick<Person, 'act' | 'ask'> & Sending {
  const direct = officeApi(() => process.address, api.clock);
  return {
    ...direct.speaking(officer.federation, officer.headers),
    send: async (kind, command, id) =>
      direct.send('POST', `/${officer.federation}/acts/${kind}`, await officer.headers(), {
        command,
        reason: 'a test',
        ...(id !== undefined && { id }),
      }),
  };
}

interface Sending {
  /** Sends an act, successful or not: status and body. */
  send(kind: string, command: unknown, id?: string): ReturnType<OfficeApi['send']>;
}
