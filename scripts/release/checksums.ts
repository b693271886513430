import { createHash, createPrivateKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One line a file as `sha256sum -c` reads it; signed with Ed25519 where there is a key. Answers whether it was. */
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
