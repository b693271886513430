import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FROM_SOURCES, MARCH, runProcess, temporaryFolder } from './testing/run-escala.ts';
import { version } from './version.ts';

/** A Node of this machine that is too old to run TypeScript, if there is one. */
const oldNode = ['/usr/bin/node', '/usr/local/bin/node'].find((path) => {
  if (!existsSync(path)) return false;
  const major = Number.parseInt(spawnSync(path, ['-p', 'process.versions.node']).stdout.toString(), 10);
  return major >= 20 && major < 24;
});
if (oldNode === undefined) console.warn('SKIPPED: no Node from 20 to 23 on this machine to start the launcher with.');

describe.runIf(oldNode !== undefined)('started on an older Node', () => {
  it('runs on the Node of the npm package, with the same streams and exit code', async () => {
    const old = { command: [oldNode!, FROM_SOURCES] as const };
    expect(await runProcess(['--version'], old)).toEqual({ code: 0, stdout: `${version()}\n`, stderr: '' });
    expect((await runProcess(['rate', join(MARCH, 'x')], old)).code).toBe(1);
    expect((await runProcess(['rat'], old)).code).toBe(2);
  });

  it('ends by the same signal as the work', async () => {
    const run = await runProcess(
      [
        '-c',
        'mkfifo "$2"; "$0" "$1" rate "$2" & sleep 1; kill -TERM $!; wait $!; echo $?',
        oldNode!,
        FROM_SOURCES,
        join(temporaryFolder(), 'pipe'),
      ],
      {
        command: ['bash'],
      },
    );
    expect(run.stdout).toBe('143\n');
  });
});

it('without its packages it says how to get them', async () => {
  const folder = temporaryFolder();
  copyFileSync(FROM_SOURCES, join(folder, 'escala.mjs'));
  const run = await runProcess(['--version'], { command: [process.execPath, join(folder, 'escala.mjs')] });
  expect(run).toMatchObject({ code: 2, stdout: '' });
  expect(run.stderr).toContain('npm run build');
});
