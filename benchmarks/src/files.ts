/** `npm run bench -- files`: a FIDE list of 1.5 million lines beside a bare newline scan, and many small TRF reports. */
import { readFileSync } from 'node:fs';
import { decodeText, fideListParser, parseTrf } from '@escala/formats';

const LINES = 1_500_000;
const CHUNK = 1 << 16;
const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

/** A synthetic combined list: no line of a real one may be kept. */
function listBytes(): Uint8Array {
  const line = (i: number): string =>
    `${String(100_000 + i).padEnd(15)}${`Player, Number ${i}`.padEnd(61)}CAT M                                 ${String(1400 + (i % 1200)).padEnd(6)}0   20                           ${String(1940 + (i % 75)).padEnd(6)}    `;
  const rows = Array.from({ length: LINES }, (_, i) => line(i));
  return new TextEncoder().encode(`${[HEADER, ...rows].join('\n')}\n`);
}

function timed(work: () => void, repeats = 5): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < repeats; i++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

export function measureFiles(): void {
  const bytes = listBytes();
  const scan = timed(() => {
    let lines = 0;
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines++;
    if (lines !== LINES + 1) throw new Error(`${lines} lines`);
  });
  const read = timed(() => {
    let sum = 0;
    const parser = fideListParser((batch) => {
      const { fideId, standard } = batch;
      for (let row = 0; row < batch.count; row++) sum += fideId[row]! + standard[row]!;
    });
    for (let at = 0; at < bytes.length; at += CHUNK) parser.push(bytes.subarray(at, at + CHUNK));
    if (parser.end().players !== LINES || sum === 0) throw new Error('not every line was read');
  });
  const megabytes = (bytes.length / 1e6).toFixed(0);
  console.log(
    `FIDE list, ${megabytes} MB: newline scan ${scan.toFixed(0)} ms, id and rating ${read.toFixed(0)} ms (${(read / scan).toFixed(1)} times)`,
  );
  const report = readFileSync(
    new URL('../../packages/formats/src/trf/cases/irish-events/bunratty_masters_2011.tab', import.meta.url),
  );
  const files = 5_000;
  const trf = timed(() => {
    for (let i = 0; i < files; i++) parseTrf(decodeText(report).text);
  }, 3);
  console.log(`TRF, a report of ${report.length} bytes: ${Math.round((files / trf) * 1000)} files a second`);
}
