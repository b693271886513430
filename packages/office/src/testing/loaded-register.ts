import { type FidePlayer, fideListParser } from '@escala/formats';
import { RegisterBuilder } from '../fide-register/register-builder.ts';
import type { RegisterHead } from '../fide-register/register-head.ts';
import type { FidePages } from '../ports.ts';

const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

/** Column positions of the lists count bytes. */
const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(1, width - new TextEncoder().encode(text).length));

/** A combined list in FIDE's format, with invented players. */
export function fideListText(players: readonly FidePlayer[]): string {
  const figure = (rating: number | undefined): string => `${rating ?? ''}`.padEnd(13);
  const lines = players.map(({ id, name, federation = '', sex, title = '', ...more }) => {
    const { standard, rapid, blitz, birthYear = '', inactive } = more;
    const told = id.padEnd(15) + padded(name, 61) + federation.padEnd(4) + (sex === 'f' ? 'F' : 'M').padEnd(4);
    return `${told}${title.padEnd(29)}${figure(standard)}${figure(rapid)}${figure(blitz)}${`${birthYear}`.padEnd(6)}${inactive ? 'i' : ''}`;
  });
  return `${[HEADER, ...lines].join('\n')}\n`;
}

/** Loads these players as the register. */
export async function loadRegister(
  pages: FidePages,
  players: readonly FidePlayer[],
  listed = '2017-02-01',
): Promise<void> {
  const builder = new RegisterBuilder();
  const parser = fideListParser(builder.see);
  parser.push(new TextEncoder().encode(fideListText(players)));
  const { problems } = parser.end();
  if (problems.length > 0 || builder.twice().length > 0) throw new Error(JSON.stringify(problems));
  const source = { name: 'players_list.txt', bytes: 1 };
  const state = { listed, loadedAt: '2017-02-01T10:00:00.000Z', players: players.length, source };
  await pages.replace(builder.portions(), () =>
    JSON.stringify({ state, index: builder.index() } satisfies RegisterHead),
  );
}
