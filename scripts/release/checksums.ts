import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One line per file, as for `sha256sum -c`; signed with Ed25519 if there is a key. Returns whether it was. */
export function checksums(files: readonly string[], out: string, key: string | undefined): boolean {
  const lines = files.map(
    (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}`,
  );
  const text = `${lines.sort().join('\n')}\n`;
  writeFileSync(join(out, 'SHA256SUMS'), text);
  if (key === undefined) return false;
  writeFileSync(join(out, 'SHA256SUMS.sig'), sign(null, Buffer.from(text), createPrivateKey(key)));
  return true;
}
