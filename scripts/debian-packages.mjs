// What the tests use from Debian: installed when they are run as root; elsewhere they say what is missing.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * `ours` is a variable by which somebody says that they have their own, or do without. The headless shell of Chromium
 * draws the same pages as the whole of it with half the work.
 */
const NEEDED = [
  { name: 'chromium-headless-shell', brings: '/usr/bin/chromium-headless-shell', ours: 'ESCALA_CHROMIUM' },
  { name: 'postgresql', brings: '/usr/lib/postgresql', ours: 'ESCALA_WITHOUT_POSTGRES' },
];

const isRoot = process.getuid?.() === 0;
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
export async function installDebianPackages() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const isMissing = ({ brings, ours }) => !existsSync(brings) && !process.env[ours];
  const missing = NEEDED.filter(isMissing).map(({ name }) => name);
  if (missing.length === 0) return;
  process.stderr.write(`Installing Debian's ${missing.join(' and ')} for the tests ...\n`);
  if ((await install(missing)) || ((await aptGet('update')) && (await install(missing)))) return;
  // Older releases have no package of the shell alone.
  await install(missing.map((name) => (name === 'chromium-headless-shell' ? 'chromium' : name)));
}
