import type { Store } from '@escala/storage';
import { type OfficePlace, portsOf } from '../office/office-place.ts';
import { asHtml, overHttp, type PageSource, readers } from '../office/player-pages.ts';
import { besideEntries } from '../office/result-entries.ts';
import { servedBare, servedOffice } from '../office/served-office.ts';
import type { Figure, Figures } from './figures.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const TURNS = 2;

/** Bare server and office in turns; the best of several turns counts. */
export async function pagesOverHttp(place: OfficePlace, store: Store): Promise<Figures> {
  const office = await servedOffice(place);
  const bare = await servedBare(office.address);
  const [source, html, yardstick] = [overHttp(office.address), asHtml(office.address), overHttp(bare.address)];
  try {
    for (const each of [yardstick, source, html]) await readers(each, { count: 4, pause: 0, seconds: SECONDS });
    const figures: Record<string, Figure> = {};
    for (const pause of [1000, 0]) {
      const said = pause > 0 ? '50 readers, a page a second each' : '50 readers without a pause';
      const limit = await p99Of(yardstick, pause);
      figures[`bare server, ${said}, p99`] = limit;
      figures[`player’s page as JSON, ${said}, p99`] = {
        ...(await p99Of(source, pause)),
        target: pause > 0 ? `bare + 10 ms` : '< 100 ms',
      };
      figures[`player’s page as HTML, ${said}, p99`] = await p99Of(html, pause);
    }
    const { pages, entries, errors } = await besideEntries(portsOf(store), source, 2 * SECONDS);
    figures['200 readers beside 1,000 results a minute, p99'] = { ...p99(pages), target: '< 100 ms' };
    figures['   the results, p99'] = p99(entries);
    figures['   errors'] = { value: errors, text: String(errors), target: '0' };
    return figures;
  } finally {
    await Promise.all([office.stop(), bare.stop()]);
  }
}

const p99 = (latencies: { at(share: number): number; readonly count: number }): Figure => {
  const value = latencies.at(0.99);
  return { value, text: `${value.toFixed(1)} ms (p50 ${latencies.at(0.5).toFixed(1)}, ${latencies.count})` };
};

async function p99Of(source: PageSource, pause: number): Promise<Figure> {
  let best: Figure | undefined;
  for (let turn = 0; turn < TURNS; turn++) {
    const figure = p99((await readers(source, { count: 50, pause, seconds: SECONDS })).pages);
    if (best === undefined || figure.value < best.value) best = figure;
  }
  return best!;
}
