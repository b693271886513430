import { createHash } from 'node:crypto';
import type { IsoDate } from '@escala/core';
import { type Actor, SYSTEM } from '../access/actor.ts';
import { emailSchema } from '../accounts/account.ts';
import { giveFirstAddress } from '../accounts/addresses.ts';
import { keepAskedOf } from '../events/requests/asked-facts.ts';
import type { Act } from '../kit/act.ts';
import { type Performed, performAct } from '../kit/perform-act.ts';
import { askQuestion, type Question } from '../kit/question.ts';
import type { RecordKind } from '../kit/record-kind.ts';
import { type Refusal, Refused } from '../kit/refusal.ts';
import type { Archive, Kept, OfficePorts, Reading, Vault } from '../ports.ts';
import type { Federation } from '../registry/federation/federation.ts';
import { foundFederation } from '../registry/federation/found-federation.ts';
import { memoryArchive } from './memory-archive.ts';
import { memoryFidePages } from './memory-fide-pages.ts';
import { memoryVault } from './memory-vault.ts';

/** A test office: its own archive, a clock that only moves when set, ids that count up. */
export interface TestOffice {
  readonly ports: OfficePorts;
  readonly federation: string;
  setToday(date: IsoDate): void;
  perform<Command, Facts, Outcome>(
    act: Act<Command, Facts, Outcome>,
    command: Command,
    by?: { readonly actor?: Actor; readonly reason?: string; readonly id?: string },
  ): Promise<Performed<Outcome>>;
  ask<Input, Answer>(question: Question<Input, Answer>, input: Input, viewer?: Actor): Promise<Answer>;
  /**
   * The refusals of an act that must fail; `codes`: their codes alone; `faults`: with the field if there is one:
   * `reason-missing reason`.
   */
  refusals(work: Promise<unknown>): Promise<readonly Refusal[]>;
  codes(work: Promise<unknown>): Promise<string[]>;
  faults(work: Promise<unknown>): Promise<string[]>;
  read<Answer>(work: (reading: Reading) => Promise<Answer>): Promise<Answer>;
  record<Body>(kind: RecordKind<Body>, id: string): Promise<Kept<Body> | undefined>;
}

export const CATALONIA: Federation = {
  name: 'Federació de prova',
  country: 'CAT',
  timeZone: 'Europe/Madrid',
  language: 'ca',
  competitionRules: 'fce-1990',
  series: [
    { id: 'standard', name: 'Estàndard', regulation: 'fce-2016', part: 'standard', firstList: '2017-02-01' },
    { id: 'rapid', name: 'Ràpid', regulation: 'fce-2016', part: 'rapid', firstList: '2017-02-01' },
  ],
};

export async function testOffice(
  facts: Federation = CATALONIA,
  archive: Archive = memoryArchive(),
  federation = 'cat',
): Promise<TestOffice> {
  let today: IsoDate = '2017-01-15';
  let ids = 0;
  const vault = memoryVault();
  const ports: OfficePorts = {
    vault,
    archive,
    fidePages: memoryFidePages(),
    clock: { now: () => `${today}T12:00:00.000Z`, today: () => today },
    digest: (content) => createHash('sha256').update(content).digest('hex'),
    newId: () => `id-${String(++ids).padStart(6, '0')}`,
  };
  const office: TestOffice = {
    ports,
    federation,
    setToday: (date) => {
      today = date;
    },
    perform: async (act, command, { actor = SYSTEM, reason = 'a test', id = ports.newId() } = {}) => {
      const performed = await performAct(ports, act, { federation, id, actor, reason, command });
      act.outcome?.parse(performed.outcome);
      if (act.kind === 'account.invite') await keepAddress(vault, federation, command, performed.outcome);
      if (act.kind === 'entry.ask' || act.kind === 'event.receive')
        await keepAskedOf(vault, federation, command, performed.outcome);
      return performed;
    },
    ask: (question, input, viewer = SYSTEM) => askQuestion(ports, question, { federation, viewer, input }),
    refusals: async (work) => {
      const thrown = await work.then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!(thrown instanceof Refused)) throw new Error(`Not refused: ${String(thrown)}`);
      return thrown.refusals;
    },
    codes: async (work) => (await office.refusals(work)).map(({ code }) => code),
    faults: async (work) =>
      (await office.refusals(work)).map(({ code, field }) => (field === undefined ? code : `${code} ${field}`)),
    read: (work) => archive.read(federation, work),
    record: (kind, id) => archive.read(federation, (reading) => reading.get(kind, id)),
  };
  await office.perform(foundFederation, facts);
  return office;
}

/** What the server does after an invitation. */
async function keepAddress(vault: Vault, federation: string, command: unknown, outcome: unknown): Promise<void> {
  const { email } = command as { email: string };
  const { account } = outcome as { account: string };
  await giveFirstAddress(vault, federation, account, emailSchema.parse(email));
}
