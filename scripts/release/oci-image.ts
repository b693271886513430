import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeOf, TAR, TARGETS } from './archives.ts';
import { type Build, settle } from './build-of.ts';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const digestOf = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** What the container has of others: Node, and the GNU libraries it needs, which are copyleft with their exceptions. */
const LICENCES = 'MIT AND LGPL-2.1-or-later AND (GPL-3.0-or-later WITH GCC-exception-3.1)';

/**
 * A container with just the program, its runtime and the libraries the runtime needs, as an OCI layout in a tar file.
 * The program belongs to root: its user writes to the data and to nothing else.
 */
export function ociImage(program: string, build: Build, work: string, out: string): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const [target] = TARGETS;
  const files = join(work, 'oci-root');
  rmSync(files, { recursive: true, force: true });
  cpSync(program, join(files, 'escala'), { recursive: true });
  const node = join(files, 'escala/node');
  cpSync(join(nodeOf(target!, work), target!.binary), node);
  cpSync(join(nodeOf(target!, work), 'LICENSE'), join(files, 'escala/NODE-LICENSE'));
  chmodSync(node, 0o755);
  const libraries = librariesOf(node);
  for (const library of libraries) {
    mkdirSync(join(files, dirname(library)), { recursive: true });
    cpSync(realpathSync(library), join(files, library));
  }
  for (const notice of new Set(libraries.map(noticeOf))) cpSync(notice, join(files, notice));
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(files, CERTIFICATES));
  for (const folder of ['data', 'tmp']) mkdirSync(join(files, folder));
  writeFileSync(join(files, 'etc/passwd'), 'escala:x:1000:1000::/data:/\n');
  settle(files, build.at);
  chmodSync(join(files, 'tmp'), 0o1777);
  const tar = join(work, 'layer.tar');
  const time = `--mtime=@${build.at}`;
  execFileSync('tar', ['-cf', tar, ...TAR, time, '--exclude=./data', '.'], { cwd: files });
  const own = ['--format=gnu', '--owner=1000', '--group=1000', '--numeric-owner'];
  execFileSync('tar', ['-rf', tar, ...own, time, './data'], { cwd: files });
  return layout(readFileSync(tar), build, work, out);
}

/** What Debian says of the package that a library is from, which it may still know below `/lib`. */
function noticeOf(library: string): string {
  const path = realpathSync(library);
  const told = [path, path.replace(/^\/usr/, '')].map((each) =>
    spawnSync('dpkg-query', ['--search', each], { encoding: 'utf8' }),
  );
  const owner = told.find(({ status }) => status === 0)?.stdout;
  if (owner === undefined) throw new Error(`No package is known to hold ${path}: its licence cannot be shipped.`);
  return `/usr/share/doc/${owner.slice(0, owner.search(/[:,]/))}/copyright`;
}

function librariesOf(binary: string): string[] {
  const told = execFileSync('ldd', [binary], { encoding: 'utf8' });
  return [...told.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path!);
}

function layout(plain: Buffer, { version, at }: Build, work: string, out: string): string {
  const layer = gzipSync(plain, { level: 9 });
  const folder = join(work, 'oci-layout');
  rmSync(folder, { recursive: true, force: true });
  const blobs = join(folder, 'blobs/sha256');
  mkdirSync(blobs, { recursive: true });
  const blob = (mediaType: string, bytes: Buffer): { mediaType: string; digest: string; size: number } => {
    const digest = digestOf(bytes);
    writeFileSync(join(blobs, digest.slice('sha256:'.length)), bytes);
    return { mediaType, digest, size: bytes.length };
  };
  const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
  const config = blob(
    'application/vnd.oci.image.config.v1+json',
    json({
      created: new Date(at * 1000).toISOString(),
      architecture: 'amd64',
      os: 'linux',
      config: {
        User: '1000:1000',
        Env: ['PATH=/escala', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`],
        Entrypoint: ['/escala/node', '/escala/lib/escala.mjs'],
        Cmd: ['serve', '--host', '0.0.0.0', '--data', '/data'],
        ExposedPorts: { '8080/tcp': {} },
        Volumes: { '/data': {} },
        WorkingDir: '/data',
        Labels: { 'org.opencontainers.image.version': version, 'org.opencontainers.image.licenses': LICENCES },
      },
      rootfs: { type: 'layers', diff_ids: [digestOf(plain)] },
    }),
  );
  const layers = [blob('application/vnd.oci.image.layer.v1.tar+gzip', layer)];
  const manifestType = 'application/vnd.oci.image.manifest.v1+json';
  const manifest = blob(manifestType, json({ schemaVersion: 2, mediaType: manifestType, config, layers }));
  const annotations = { 'org.opencontainers.image.ref.name': version };
  writeFileSync(join(folder, 'index.json'), json({ schemaVersion: 2, manifests: [{ ...manifest, annotations }] }));
  writeFileSync(join(folder, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }));
  const file = join(out, `escala-${version}-oci.tar`);
  settle(folder, at);
  const parts = ['oci-layout', 'index.json', 'blobs'];
  execFileSync('tar', ['-cf', file, ...TAR, `--mtime=@${at}`, '-C', folder, ...parts]);
  return join(dirname(file), basename(file));
}
