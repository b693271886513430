import { LANGUAGES } from '@escala/messages';
import { expect } from 'vitest';
import type { OfficeApi } from './office-api.ts';
import { type Answered, PASSWORD, type Person, personOf } from './person.ts';

/** The people of a federation, by role. */
export interface People {
  readonly administrator: Person;
  readonly officer: Person;
  readonly commission: Person;
  readonly arbiter: Person;
  /** Delegates of the clubs `mataro` and `reus`, and of the two others. */
  readonly delegate: Person;
  readonly otherDelegate: Person;
  readonly player: Person;
  readonly visitor: Person;
}

/** What the chapters of the scenario share. */
export interface Year extends People {
  readonly api: OfficeApi;
  goTo(date: string): void;
}

/** A reader without an account. */
export function visitorOf(api: OfficeApi, federation: string): Person {
  const never = async (): Promise<never> => {
    throw new Error('A visitor has no account.');
  };
  return {
    ...api.speaking(federation, async () => ({})),
    account: '',
    enrol: never,
    signIn: never,
    takePassword: never,
    forget: never,
  };
}

const administratorOf = (federation: string): string => `anna@${federation}.example.org`;

/** The holder of the link founds a federation, becomes its administrator and enrols a second factor. */
export async function foundedOffice(api: OfficeApi, federation: string, link: string, facts: unknown): Promise<Person> {
  const email = administratorOf(federation);
  const administrator = { name: 'Anna Puig', email, password: PASSWORD };
  const setup = { token: link.split('#')[1], federation, facts, administrator };
  const answer = await api.send('POST', '/setup', {}, setup);
  expect(answer.status, answer.text).toBe(200);
  for (const language of LANGUAGES) {
    const again = await api.send('POST', `/setup?lang=${language}`, {}, setup);
    expect([again.status, again.headers.get('content-language')]).toEqual([403, language]);
  }
  api.performed.add('federation.found');
  const anna = personOf(api, federation, email);
  expect(await anna.signIn()).toBe(200);
  await anna.enrol();
  return anna;
}

/** Invites a person, who opens the link and sets a password; with a second factor if the roles require one. */
export async function joined(
  api: OfficeApi,
  administrator: Person,
  name: string,
  rights: {
    readonly roles: readonly string[];
    readonly clubs?: readonly string[];
    readonly events?: readonly string[];
    readonly player?: string;
  },
): Promise<Person> {
  const { federation } = administrator;
  const email = `${name}@${federation}.example.org`;
  const invited = await administrator.acted<{ account: string }>('account.invite', {
    email,
    name,
    by: 'hand',
    ...rights,
  });
  await acceptedInvitation(api, federation, invited);
  const person = personOf(api, federation, email);
  expect(await person.signIn()).toBe(200);
  if (rights.roles.some((role) => ['officer', 'commission', 'committee', 'administrator'].includes(role)))
    await person.enrol();
  return person;
}

/** Opens the link and sets a password. */
export async function acceptedInvitation(
  api: OfficeApi,
  federation: string,
  { outcome, shown }: Answered<{ account: string }>,
  password = PASSWORD,
): Promise<void> {
  const said = { secret: { token: shown!.token!, password } };
  await visitorOf(api, federation).act('account.accept-invitation', { account: outcome.account }, said);
}
