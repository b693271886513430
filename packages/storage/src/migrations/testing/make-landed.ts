/**
 * Writes a small federation of today's shapes as a file, for the test that opens one of every landed shape:
 * `node make-landed.ts NAME`, once, when the number of a shape is raised. A file is never made again.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { confirmCorrection, importList, openImport, publishList } from '@escala/office/acts';
import { previewCorrection } from '@escala/office/questions';
import { CATALONIA, fileEvents, filePlayers, swissOn, testOffice } from '@escala/office/testing';
import { exportFederation } from '../../federation-file/federation-lines.ts';
import { openStore } from '../../open-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-landed-'));
const store = await openStore({ url: join(folder, 'a.sqlite') });
const [series] = CATALONIA.series;
const office = await testOffice({ ...CATALONIA, series: [series!] }, store.archive);
await filePlayers(office, [{ name: 'Roca, Biel' }, { name: 'Puig, Joana' }]);
const source = { name: 'past.csv', digest: 'a'.repeat(64) };
const { outcome } = await office.perform(openImport, { subject: 'lists', source });
const lines = [2104, 2211].map((rating, i) => ({ line: i + 2, id: `p${i}`, rating }));
const batch = { import: outcome.import, digest: source.digest, batch: 0, file: source };
await office.perform(importList, { ...batch, series: 'standard', date: '2017-01-01', lines });
const games = [1, 2, 3].map((round) => ({ round, white: 'p0', black: 'p1', result: '1-0' }) as const);
await fileEvents(office, [swissOn('e1', '2017-01-10', games)]);
office.setToday('2017-02-01');
await office.perform(publishList, { series: 'standard', date: '2017-02-01' });
const change = { kind: 'annulment', event: 'e1' } as const;
const { preview } = await office.ask(previewCorrection, { change });
await office.perform(confirmCorrection, { change, preview });

let text = '';
for await (const piece of exportFederation(store, 'cat')) text += piece;
await store.close();
rmSync(folder, { recursive: true });
const file = fileURLToPath(new URL(`landed/${process.argv[2]}.jsonl.gz`, import.meta.url));
writeFileSync(file, gzipSync(text, { level: 9 }));
