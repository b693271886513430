import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where distributions put it; `ESCALA_CHROMIUM` goes before. */
const PLACES = [
  process.env.ESCALA_CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = (): string | undefined => PLACES.find((place) => place !== '' && existsSync(place));
const isRoot = process.getuid?.() === 0;

/** Root gets it from Debian; a machine of tests must have it, and says so. Elsewhere the tests of the browser are left out, aloud. */
export function chromiumPlace(): string | undefined {
  if (found() === undefined && isRoot) install();
  const place = found();
  const missing = 'Tests in the browser need Chromium: `apt-get install chromium`, or its path in ESCALA_CHROMIUM.';
  if (place === undefined && (isRoot || process.env.CI)) throw new Error(missing);
  if (place === undefined) process.stderr.write(`${missing} They are left out.\n`);
  return place;
}

export function launchChromium(executablePath: string): Promise<Browser> {
  // As root, Chromium does not start inside its sandbox; the pages here are our own.
  return chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
}

/** Waits for whoever else installs something. */
function install(): void {
  const patient = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const work of [['update'], ['install', '--no-install-recommends', 'chromium']])
    spawnSync('apt-get', [...patient, ...work], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
