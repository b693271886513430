import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEntry, pairEventRound, registerEvent, registerPlayer } from '@escala/office/acts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeDesk } from '../../office/office-desk.ts';
import { foundOffice, inStore } from '../../testing/founded-office.ts';
import { runEscala } from '../../testing/run-escala.ts';

const FACTS = {
  name: 'Obert de prova',
  rules: 'fce-1990',
  system: 'fce-1990',
  type: 'swiss',
  start: '2026-02-03',
  end: '2026-02-12',
  rounds: 3,
  timeControl: { minutes: 90, increment: 30 },
  initialColour: 'white',
  arbiters: [],
};

describe('[D-OFF-603] escala publish', () => {
  let data = '';
  let out = '';
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'escala-publish-'));
    out = mkdtempSync(join(tmpdir(), 'escala-published-'));
    await foundOffice(data);
    await inStore(data, async ({ archive }) => {
      const desk = officeDesk(archive, 'cat', undefined);
      for (const event of ['open', 'other']) await desk.perform(registerEvent, { event, facts: FACTS } as never);
      for (const player of ['1', '2', '3', '4']) {
        const facts = { player, name: `Pons, Ana ${player}`, sex: 'f', birthDate: '1990-01-01' };
        await desk.perform(registerPlayer, facts as never);
        await desk.perform(addEntry, { event: 'open', player, facts: { rating: 2000 } } as never);
      }
      await desk.perform(pairEventRound, { event: 'open', round: 1 } as never);
    });
  });

  afterAll(() => {
    for (const folder of [data, out]) rmSync(folder, { recursive: true, force: true });
  });

  const publish = (event: string, to: string, ...more: string[]) =>
    runEscala(['publish', event, '--to', to, '--data', data, ...more]);

  it('writes a folder, and again over its own; nothing else is left beside it', async () => {
    const to = join(out, 'site', 'open');
    const first = await publish('open', to, '--lang', 'en');
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/^\d+ files in .*open\. Open index\.html in it\.\n$/);
    expect(readFileSync(join(to, 'index.html'), 'utf8')).toContain('<html lang="en">');
    const again = await publish('open', to);
    expect(again.code).toBe(0);
    expect(readFileSync(join(to, 'rounds-1.html'), 'utf8')).toContain('<html lang="ca">');
    expect(readdirSync(join(out, 'site'))).toEqual(['open']);
  });

  it('[D-OFF-655] in several languages at once: the first at the top, others beside it, and each page leads to its twin', async () => {
    const to = join(out, 'twice');
    expect((await publish('open', to, '--languages', 'ca,en')).code).toBe(0);
    const [top, beside] = ['index.html', 'en/index.html'].map((file) => readFileSync(join(to, file), 'utf8'));
    expect([top, beside].map((page) => /<html lang="(..)"/.exec(page!)?.[1])).toEqual(['ca', 'en']);
    expect(top).toContain('href="en/index.html"');
    expect(beside).toContain('href="../index.html"');
    expect(beside).toContain('href="rounds-1.html"');
    expect(readFileSync(join(to, 'en/rounds-1.html'), 'utf8')).toContain('href="../rounds-1.html"');
    const wrong = await publish('open', to, '--languages', 'ca,xx');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('xx')]);
    // One language again: the other one's folder is removed.
    await publish('open', to, '--lang', 'en');
    expect(existsSync(join(to, 'en'))).toBe(false);
  });

  it('[D-OFF-604] leaves alone what it did not make: another folder, another event, another file', async () => {
    const theirs = join(out, 'photos');
    mkdirSync(theirs);
    writeFileSync(join(theirs, 'hall.jpg'), 'x');
    const refused = await publish('open', theirs);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('holds something else')]);
    const to = join(out, 'copy');
    await publish('open', to);
    expect((await publish('other', to)).stderr).toContain('is the copy of another event (cat/open)');
    writeFileSync(join(to, 'files', 'hall.jpg'), 'x');
    expect((await publish('open', to)).stderr).toContain('(files/hall.jpg)');
    expect(existsSync(join(to, 'files', 'hall.jpg'))).toBe(true);
    const taken = join(out, 'a-file');
    writeFileSync(taken, 'x');
    expect((await publish('open', taken)).code).toBe(1);
    expect(readFileSync(taken, 'utf8')).toBe('x');
  });

  it('an empty folder is taken; an event that is not there writes nothing', async () => {
    const to = join(out, 'empty');
    mkdirSync(to);
    expect((await publish('open', to)).code).toBe(0);
    const nowhere = join(out, 'nowhere');
    const unknown = await publish('nothing', nowhere);
    expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('There is no event nothing')]);
    expect(existsSync(nowhere)).toBe(false);
  });
});
