import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../access/actor.ts';
import type { ReadPicture } from '../../ports.ts';
import { type TestOffice, testOffice } from '../../testing/test-office.ts';
import { OFFICER } from '../testing/registry-office.ts';
import { amendIdentity } from './amend-identity.ts';
import { inLanguage, listNameIn } from './identity.ts';
import { markFile, showIdentity } from './show-identity.ts';

/** Rejects `bad` as a picture and takes everything else as a drawing of its own bytes. */
const readPicture: ReadPicture = async (file) =>
  file === btoa('bad')
    ? { fault: 'mark-no-picture', values: {} }
    : { type: 'image/svg+xml', width: 4, height: 3, bytes: new TextEncoder().encode(atob(file)), removed: ['script'] };

async function office(): Promise<TestOffice> {
  const made = await testOffice();
  Object.assign(made.ports, { readPicture });
  return made;
}

/** The command of a form that leaves everything else unchanged. */
const told = (version: number, more: object) => ({ version, ...more }) as never;
const amend = (made: TestOffice, version: number, more: object, by = {}) =>
  made.perform(amendIdentity, told(version, more), by);
const shown = (made: TestOffice) => made.ask(showIdentity, {}, NOBODY);
const mark = (made: TestOffice) => made.read(markFile);

describe('how a federation shows itself', () => {
  it('may be nothing at all', async () => {
    const made = await office();
    expect(await shown(made)).toEqual({ federation: 'cat', name: 'Federació de prova', version: 0, identity: {} });
    expect(await made.faults(mark(made))).toEqual(['mark-none']);
  });

  it('is told, changed and taken away, field by field', async () => {
    const made = await office();
    const links = [{ name: 'FIDE', address: 'https://www.fide.com/' }];
    const first = { accent: '#B3001b', shortName: ' FCE ', text: { ca: 'Des de 1925' }, links, hallScreen: 'dark' };
    await amend(made, 0, { ...first, listNames: { rapid: { en: 'Rapid and blitz' } } }, { actor: OFFICER });
    await amend(made, 1, { shortName: 'Escacs', links: null, email: 'office@example.org' });
    const { version, identity } = await shown(made);
    expect([version, identity]).toEqual([
      2,
      {
        ...{ accent: '#B3001b', shortName: 'Escacs', text: { ca: 'Des de 1925' }, hallScreen: 'dark' },
        ...{ listNames: { rapid: { en: 'Rapid and blitz' } }, email: 'office@example.org' },
      },
    ]);
    expect(await made.faults(amend(made, 1, {}))).toEqual(['changed-meanwhile']);
    expect(await made.faults(amend(made, 2, {}, { actor: NOBODY }))).toEqual(['not-allowed']);
  });

  it('is refused with every fault at once', async () => {
    const made = await office();
    const wrong = {
      ...{ accent: 'red', shortName: 'x'.repeat(25), email: 'office', text: { fr: 'non' }, hallScreen: 'blue' },
      links: [{ name: '', address: 'javascript:alert(1)' }],
      mark: '<svg>',
    };
    expect((await made.faults(amend(made, 0, wrong))).sort()).toEqual([
      'field-format accent',
      'field-format email',
      'field-format links.0.address',
      'field-format mark',
      'field-too-big shortName',
      'field-too-small links.0.name',
      'field-unknown text.fr',
      'field-value hallScreen',
    ]);
    const unfit = { listNames: { blitz: { en: 'Blitz' } }, mark: btoa('bad') };
    expect(await made.faults(amend(made, 0, unfit))).toEqual([
      'series-unknown listNames.blitz',
      'mark-no-picture mark',
    ]);
  });

  it('[D-OFF-1131] has links that say where they lead', async () => {
    const made = await office();
    const linked = (address: string) => amend(made, 0, { links: [{ name: 'FIDE', address }] });
    for (const address of ['https://fide.com@example.org/', 'https://example.org/\u202egnp.exe'])
      expect(await made.faults(linked(address))).toEqual(['field-format links.0.address']);
    expect((await linked('https://example.org/@fide?at=@#@')).outcome).toMatchObject({ version: 1 });
  });

  it('has a mark, which is kept as it was written anew and never on record as it came', async () => {
    const made = await office();
    const { outcome, entry } = await amend(made, 0, { mark: btoa('<one/>') });
    expect(outcome).toEqual({
      ...{ federation: 'cat', version: 1 },
      mark: { type: 'image/svg+xml', bytes: 6, removed: ['script'] },
    });
    expect(JSON.stringify(entry)).not.toContain(btoa('<one/>'));
    const [first, served] = [await shown(made), await mark(made)];
    expect(new TextDecoder().decode(served.bytes)).toBe('<one/>');
    expect(first.markPath).toBe(`/api/cat/mark?v=${served.hash.slice(0, 16)}`);
    await amend(made, 1, { mark: btoa('<two/>') });
    expect((await shown(made)).markPath).not.toBe(first.markPath);
    await amend(made, 2, { accent: '#000000' });
    expect(new TextDecoder().decode((await mark(made)).bytes)).toBe('<two/>');
    await amend(made, 3, { mark: null });
    expect(await shown(made)).not.toHaveProperty('markPath');
    expect(await made.faults(mark(made))).toEqual(['mark-none']);
  });

  it('takes no picture where nobody can read one', async () => {
    const made = await testOffice();
    expect(await made.faults(amend(made, 0, { mark: btoa('<one/>') }))).toEqual(['mark-not-here mark']);
  });

  it('is read in a language, else in the federation’s own', () => {
    const own = { language: 'ca' } as const;
    expect(inLanguage({ ca: 'a', en: 'b' }, 'en', own)).toBe('b');
    expect(inLanguage({ ca: 'a', en: 'b' }, 'ro', own)).toBe('a');
    expect(inLanguage({ es: 'c' }, 'ro', own)).toBe('c');
    expect(inLanguage(undefined, 'ro', own)).toBeUndefined();
    const listNames = { rapid: { en: 'Rapid' } };
    const series = { id: 'rapid', name: 'Ràpid' };
    expect([listNameIn({ listNames }, series, 'en'), listNameIn({ listNames }, series, 'ca')]).toEqual([
      'Rapid',
      'Ràpid',
    ]);
  });
});
