import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runEscala, runProcess } from './testing/run-escala.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-left-'));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('what fails leaves no empty office behind', () => {
  it.each(['restore', 'import'])('%s of another file', async (command) => {
    writeFileSync(at('none'), 'nothing of the kind\n');
    const made = await runEscala([command, at('none'), '--data', at('new/deep')]);
    expect(made).toMatchObject({ code: 1, stdout: '' });
    expect(made.stderr).not.toContain('    at ');
    expect(existsSync(at('new'))).toBe(false);
  });

  it('a folder that was there stays, with all that is in it', async () => {
    mkdirSync(at('old'));
    writeFileSync(at('old/notes'), 'mine');
    expect((await runEscala(['import', at('none'), '--data', at('old')])).code).toBe(1);
    expect(readdirSync(at('old'))).toEqual(['notes']);
  });
});

it('an address that this machine does not have is refused', async () => {
  const { code, stderr } = await runProcess(['serve', '--host', '300.1.1.1', '--data', at('served')]);
  expect([code, stderr]).toEqual([1, 'This machine has no address 300.1.1.1. Use one that it has, with --host.\n']);
});
