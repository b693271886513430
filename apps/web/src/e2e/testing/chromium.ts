import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** `ESCALA_CHROMIUM` takes precedence. The headless shell, which `npm test` installs, has half the work. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  process.env.ESCALA_CHROMIUM ?? '',
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const found = (): string | undefined => PLACES.find((place) => place !== '' && existsSync(place));
const isRoot = process.getuid?.() === 0;

/** A test machine must have it, or an error is thrown. Elsewhere the browser tests are skipped, with a message. */
export function chromiumPlace(): string | undefined {
  const place = found();
  const missing = 'Tests in the browser need Chromium: `apt-get install chromium`, or its path in ESCALA_CHROMIUM.';
  if (place === undefined && (isRoot || process.env.CI)) throw new Error(missing);
  if (place === undefined) process.stderr.write(`${missing} They are left out.\n`);
  return place;
}

/** The full browser, whose profile outlives it: the shell stores nothing. */
export function wholeChromium(): string | undefined {
  const place = PLACES.find((each) => each !== SHELL && each !== '' && existsSync(each));
  if (place === undefined)
    process.stderr.write('Tests of a browser that is killed need the whole of Chromium. They are left out.\n');
  return place;
}

/**
 * A page here lives for a second, too short for optimised code to pay off: without it, a test file takes a tenth less
 * processor time. As root the browser does not start inside its sandbox; the pages here are our own.
 */
export const CHROMIUM_ARGS = ['--js-flags=--no-opt,--no-maglev', ...(isRoot ? ['--no-sandbox'] : [])];

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}

let running: Promise<Browser> | undefined;

/** One for all files of a worker, closed with it. */
export async function sharedChromium(executablePath: string): Promise<Browser> {
  if (!(await running)?.isConnected()) running = launchChromium(executablePath);
  return running!;
}
