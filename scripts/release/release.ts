/** `npm run release`: everything that can be started without Node installed, from one bundle. See docs/releases.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portable, TARGETS } from './archives.ts';
import { bundle, root, version } from './bundle.ts';
import { checksums } from './checksums.ts';
import { debianPackage } from './debian.ts';
import { ociImage } from './oci-image.ts';
import { copyleft, thirdParty, withRuntime } from './third-party.ts';

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

const taken = copyleft();
if (taken.length > 0) throw new Error(`Copyleft at run time: ${taken.join(', ')}`);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
mkdirSync(work, { recursive: true });

const program = join(work, 'program');
await bundle(program);
writeFileSync(join(program, 'THIRD-PARTY.txt'), thirdParty());
const native = readdirSync(program, { recursive: true }).filter((file) => String(file).endsWith('.node'));
if (native.length > 0) throw new Error(`Native modules in the bundle: ${native.join(', ')}`);
say('bundle');

const made: string[] = [];
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const make = (name: string, by: () => string | undefined): void => {
  const file = isWanted(name) ? by() : undefined;
  if (file !== undefined) made.push(file);
  if (isWanted(name)) say(file === undefined ? `${name}: left out, its tool is missing` : name);
};
for (const target of TARGETS) make(target.name, () => portable(target, program, version(), work, out));
make('npm', () => {
  execFileSync('npm', ['pack', program, '--pack-destination', out, '--loglevel=error'], { stdio: 'ignore' });
  return join(out, readdirSync(out).find((file) => file.endsWith('.tgz'))!);
});
make('deb', () => debianPackage(program, version(), work, out));
make('oci', () => ociImage(program, version(), work, out));
make('sbom', () => {
  const file = join(out, 'sbom.cdx.json');
  const text = execFileSync('npm', ['sbom', '--omit', 'dev', '--workspace', 'escala', '--sbom-format', 'cyclonedx'], {
    cwd: root,
    maxBuffer: 2 ** 26,
    encoding: 'utf8',
  });
  const nodes = TARGETS.map(({ node }) => node);
  writeFileSync(file, withRuntime(text, nodes));
  return file;
});

const isSigned = checksums(made, out, process.env.ESCALA_RELEASE_KEY);
say(isSigned ? 'SHA256SUMS, signed' : 'SHA256SUMS, NOT SIGNED: no key in ESCALA_RELEASE_KEY');
if (!existsSync(join(out, 'SHA256SUMS'))) throw new Error('Nothing was made');
