/** `npm run build`: missing packages are installed by now; writes the JSON Schemas and what pages load. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { schemaFiles } from '@escala/formats';
import { buildWeb } from './build-web.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const { path, text } of schemaFiles()) {
  const file = `${root}/${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
await buildWeb();
process.stdout.write('Built. Try: npx escala --help\n');
