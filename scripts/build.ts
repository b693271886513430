/** `npm run build`: what was missing is installed by now; writes the JSON Schemas, and has `npx escala` ready to run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemaFiles } from '@escala/formats';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const { path, text } of schemaFiles()) {
  const file = `${root}/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
process.stdout.write('Built. Try: npx escala --help\n');
