/** `npm run release`: everything that can be started without Node installed, from one bundle. See docs/releases.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portable, runtimeOf, TARGETS } from './archives.ts';
import { buildOfCommit, settle } from './build-of.ts';
import { bundle, root } from './bundle.ts';
import { checksums } from './checksums.ts';
import { debianPackage } from './debian.ts';
import { whatIsMissing } from './needs.ts';
import { ociImage } from './oci-image.ts';
import { runtimePackages } from './runtime-packages.ts';
import { sbom } from './sbom.ts';
import { copyleft, thirdParty } from './third-party.ts';

const out = join(root, 'dist/release');
const work = join(root, 'dist/release-work');
const wanted = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const NAMES = [...TARGETS.map(({ name }) => name), 'npm', 'deb', 'oci', 'sbom'];
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no ${unknown.join(', ')}. Say any of ${NAMES.join(', ')}, or nothing for all of them.\n`,
  );
  process.exit(2);
}

const asked = wanted.length === 0 ? NAMES : wanted;
const missing = whatIsMissing(asked, process.env.ESCALA_RELEASE_KEY);
if (missing.length > 0) {
  process.stderr.write(`${missing.join('\n')}\n`);
  process.exit(2);
}
const taken = copyleft();
if (taken.length > 0) throw new Error(`Copyleft at run time: ${taken.join(', ')}`);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
mkdirSync(work, { recursive: true });

const built = buildOfCommit();
const program = join(work, 'program');
await bundle(program, built.version);
writeFileSync(join(program, 'THIRD-PARTY.txt'), thirdParty());
const native = readdirSync(program, { recursive: true }).filter((file) => String(file).endsWith('.node'));
if (native.length > 0) throw new Error(`Native modules in the bundle: ${native.join(', ')}`);
settle(program, built.at);
say(`bundle ${built.version}`);

const made: string[] = [];
const make = (name: string, by: () => string | undefined): void => {
  const file = asked.includes(name) ? by() : undefined;
  if (file !== undefined) made.push(file);
  if (asked.includes(name)) say(file === undefined ? `${name}: left out, it is made on Linux x64 alone` : name);
};
for (const target of TARGETS) make(target.name, () => portable(target, program, built, work, out));
make('npm', () => {
  execFileSync('npm', ['pack', program, '--pack-destination', out, '--loglevel=error'], { stdio: 'ignore' });
  return join(out, readdirSync(out).find((file) => file.endsWith('.tgz'))!);
});
make('deb', () => debianPackage(program, built, work, out));
make('oci', () => ociImage(program, built, work, out));
make('sbom', () => {
  const file = join(out, 'sbom.cdx.json');
  const runtimes = TARGETS.map((target) => runtimeOf(target, work));
  writeFileSync(file, sbom({ ...built, packages: runtimePackages(), runtimes }));
  return file;
});

const isSigned = checksums(made, out, process.env.ESCALA_RELEASE_KEY);
say(isSigned ? 'SHA256SUMS, signed' : 'SHA256SUMS, NOT SIGNED: no key in ESCALA_RELEASE_KEY');
if (!existsSync(join(out, 'SHA256SUMS'))) throw new Error('Nothing was made');
