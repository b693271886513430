import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { nodeOf, TARGETS } from './archives.ts';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const digestOf = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/**
 * A container with just the program, its runtime and the libraries the runtime needs, as an OCI layout in a tar file.
 */
export function ociImage(program: string, version: string, work: string, out: string): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const [target] = TARGETS;
  const files = join(work, 'oci-root');
  rmSync(files, { recursive: true, force: true });
  cpSync(program, join(files, 'escala'), { recursive: true });
  const node = join(files, 'escala/node');
  cpSync(join(nodeOf(target!, work), target!.binary), node);
  chmodSync(node, 0o755);
  for (const library of librariesOf(node)) {
    mkdirSync(join(files, dirname(library)), { recursive: true });
    cpSync(realpathSync(library), join(files, library));
  }
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(files, CERTIFICATES));
  for (const folder of ['data', 'tmp']) mkdirSync(join(files, folder));
  chmodSync(join(files, 'tmp'), 0o1777);
  writeFileSync(join(files, 'etc/passwd'), 'escala:x:1000:1000::/data:/\n');
  execFileSync(
    'tar',
    ['-czf', join(work, 'layer.tgz'), '--owner=1000', '--group=1000', '--sort=name', '--mtime=@0', '.'],
    {
      cwd: files,
    },
  );
  return layout(readFileSync(join(work, 'layer.tgz')), version, work, out);
}

function librariesOf(binary: string): string[] {
  const told = execFileSync('ldd', [binary], { encoding: 'utf8' });
  return [...told.matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path!);
}

function layout(layer: Buffer, version: string, work: string, out: string): string {
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
        Labels: { 'org.opencontainers.image.version': version, 'org.opencontainers.image.licenses': 'MIT' },
      },
      rootfs: { type: 'layers', diff_ids: [digestOf(gunzipSync(layer))] },
    }),
  );
  const layers = [blob('application/vnd.oci.image.layer.v1.tar+gzip', layer)];
  const manifestType = 'application/vnd.oci.image.manifest.v1+json';
  const manifest = blob(manifestType, json({ schemaVersion: 2, mediaType: manifestType, config, layers }));
  const annotations = { 'org.opencontainers.image.ref.name': version };
  writeFileSync(join(folder, 'index.json'), json({ schemaVersion: 2, manifests: [{ ...manifest, annotations }] }));
  writeFileSync(join(folder, 'oci-layout'), json({ imageLayoutVersion: '1.0.0' }));
  const file = join(out, `escala-${version}-oci.tar`);
  execFileSync('tar', ['-cf', file, '-C', folder, ...['oci-layout', 'index.json', 'blobs']]);
  return join(dirname(file), basename(file));
}
