import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { nodeOf, TARGETS } from './archives.ts';
import { type Build, debianVersion, settle } from './build-of.ts';

const ours = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`./debian/${name}`, import.meta.url)), 'utf8');
/** Whoever publishes the package says who answers for it. */
const MAINTAINER = process.env.ESCALA_MAINTAINER ?? 'Escala <escala@localhost>';

/**
 * For a server: the program as a service with a user of its own. The record is kept when the package is removed, and
 * deleted when it is purged only if the question about it is answered so.
 */
export function debianPackage(program: string, { version, at }: Build, work: string, out: string): string {
  const [target] = TARGETS;
  const node = nodeOf(target!, work);
  const folder = join(work, 'deb');
  rmSync(folder, { recursive: true, force: true });
  const put = (path: string, content: string | Uint8Array, mode = 0o644): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    chmodSync(file, mode);
  };
  cpSync(program, join(folder, 'usr/lib/escala'), { recursive: true });
  // Its licence is in the copyright file, as the policy asks.
  rmSync(join(folder, 'usr/lib/escala/LICENSE'));
  cpSync(join(node, target!.binary), join(folder, 'usr/lib/escala/node'));
  chmodSync(join(folder, 'usr/lib/escala/node'), 0o755);
  put('usr/bin/escala', ours('escala'), 0o755);
  put('usr/lib/systemd/system/escala.service', ours('escala.service'));
  const packed = (text: string | Uint8Array): Buffer => gzipSync(text, { level: 9 });
  put('usr/share/doc/escala/copyright', ours('copyright'));
  put('usr/share/doc/escala/NODE-LICENSE.gz', packed(readFileSync(join(node, 'LICENSE'))));
  put('usr/share/doc/escala/changelog.gz', packed(changelog(version, at)));
  put('usr/share/man/man1/escala.1.gz', packed(ours('escala.1')));
  put('usr/share/lintian/overrides/escala', ours('lintian-overrides'));
  for (const script of ['postinst', 'prerm', 'postrm']) put(`DEBIAN/${script}`, ours(script), 0o755);
  put('DEBIAN/templates', ours('templates'));
  put('DEBIAN/control', control(version, sizeOf(folder)));
  settle(folder, at);
  const file = join(out, `escala_${debianVersion(version)}_amd64.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--threads-max=1', '--build', folder, file], {
    stdio: 'ignore',
    env: { ...process.env, SOURCE_DATE_EPOCH: String(at) },
  });
  return file;
}

const control = (version: string, kilobytes: number): string => `Package: escala
Version: ${debianVersion(version)}
Architecture: amd64
Maintainer: ${MAINTAINER}
Installed-Size: ${kilobytes}
Depends: adduser, debconf (>= 0.5) | debconf-2.0, libc6 (>= 2.28), libstdc++6
Section: misc
Priority: optional
Description: office of a mind-sports federation
 Runs competitions, rates them by the letter of the federation's
 regulations, publishes official lists, and takes any published number
 apart, down to the game and the article.
`;

const changelog = (version: string, at: number): string => `escala (${debianVersion(version)}) unstable; urgency=medium

  * What is new stands in CHANGELOG.md of the sources.

 -- ${MAINTAINER}  ${new Date(at * 1000).toUTCString().replace('GMT', '+0000')}
`;

/** As installed, rounded up as `du` does. */
const sizeOf = (folder: string): number =>
  Number(/^\d+/.exec(execFileSync('du', ['-sk', '--apparent-size', folder], { encoding: 'utf8' }))![0]);
