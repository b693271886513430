// What `npm test` prepares on the machine: what the tests use from Debian, installed when they are run as root (elsewhere
// they say what is missing), and where they put what they throw away again.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';

/**
 * `ours` is a variable by which somebody says that they have their own, or do without. The headless shell of Chromium
 * draws the same pages as the whole of it with half the work.
 */
const NEEDED = [
  { name: 'chromium-headless-shell', brings: '/usr/bin/chromium-headless-shell', ours: 'ESCALA_CHROMIUM' },
  { name: 'postgresql', brings: '/usr/lib/postgresql', ours: 'ESCALA_WITHOUT_POSTGRES' },
];

/** `npm test -- --no-install`, or this variable: nothing is installed. */
export const NO_INSTALL = '--no-install';
const VARIABLE = 'ESCALA_NO_INSTALL';

const here = () => ({
  isRoot: process.getuid?.() === 0,
  isThere: existsSync,
  env: process.env,
});

/** The packages that `npm test` would install, and what it says of them beforehand; undefined if there is nothing to do. */
export function packagesToInstall({ isRoot, isThere, env } = here(), args = []) {
  if (!isRoot || !isThere('/usr/bin/apt-get')) return undefined;
  const names = NEEDED.filter(({ brings, ours }) => !isThere(brings) && !env[ours]).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const listed = names.join(' and ');
  if (env[VARIABLE] || args.includes(NO_INSTALL))
    return {
      names: [],
      said: `Not installed, as told: Debian's ${listed}. Tests that need it will fail and say so.\n`,
    };
  const how = `apt-get install ${names.join(' ')}`;
  return {
    names,
    said: `You are root, and the tests use Debian's ${listed}: this runs \`${how}\` now.
To do without, stop it (Ctrl-C) and run \`npm test -- ${NO_INSTALL}\`, or set ${VARIABLE}=1.
Installing for the tests ...\n`,
  };
}

// Waits for other installations to finish.
const PATIENT = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::http::Timeout=20'];

function aptGet(...work) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return new Promise((resolve) => {
    const child = spawn('apt-get', [...PATIENT, ...work], { env, stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

const install = (names) => aptGet('install', '--no-install-recommends', ...names);

/** A failure is not reported here: the tests that need a package say so. */
export async function installDebianPackages(args) {
  const { names = [], said } = packagesToInstall(here(), args) ?? {};
  if (said !== undefined) process.stderr.write(said);
  if (names.length === 0) return;
  if ((await install(names)) || ((await aptGet('update')) && (await install(names)))) return;
  // Older releases have no package of the shell alone.
  await install(names.map((name) => (name === 'chromium-headless-shell' ? 'chromium' : name)));
}

const FOLDER = '/dev/shm';
/** A whole run fills a good part of it; containers have 64 MB, in which tests would fail for want of room. */
export const LEAST_ROOM = 4 * 1024 ** 3;

/**
 * Test databases are created, filled and deleted by the hundred: in memory they do not have to wait for a disk. The
 * folder, if it is there, may be written and has room; undefined otherwise, and where somebody has chosen a folder.
 */
export function scratchInMemory({ TMPDIR }, folder = FOLDER, { access = accessSync, statfs = statfsSync } = {}) {
  if (TMPDIR !== undefined) return undefined;
  try {
    access(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfs(folder);
    return bavail * bsize >= LEAST_ROOM ? folder : undefined;
  } catch {
    return undefined;
  }
}
