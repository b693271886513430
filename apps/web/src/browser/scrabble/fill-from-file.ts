import { send } from '../api/office-api.ts';
import { onTextChosen } from '../page/file-text.ts';
import type { ReportDesk } from './report-games.ts';
import { type ReadGame, reportOfText } from './report-of-text.ts';

interface Found {
  readonly written: string;
  readonly player: string;
  readonly name: string;
}

/** A file fills in the form: its players are looked up in the registry, then everything is checked. */
export function fillFromFile(part: HTMLElement, desk: ReportDesk): void {
  const input = part.querySelector<HTMLInputElement>('[data-file]')!;
  const said = part.querySelector<HTMLElement>('[data-file-said]')!;
  const begun = (): void => undefined;
  onTextChosen(input, begun, async (text, file) => {
    if (text === undefined || file === undefined) return;
    const { games, name, place, unread } = reportOfText(text);
    input.value = '';
    const first = unread[0];
    if (games.length === 0) {
      said.textContent = first
        ? desk.words('web.scrabble.file-unread', { ...first })
        : desk.words('web.scrabble.file-empty');
      return;
    }
    const all = games.flatMap(({ rows, ranking = [] }) => [
      ...rows.flatMap((row) => [row.player, row.a, row.b]),
      ...ranking.map(({ player }) => player),
    ]);
    const written = [...new Set(all.filter((text) => text !== undefined && text !== ''))] as string[];
    const known = await namedIn(desk, written);
    for (const game of desk.form.querySelectorAll('[data-game]')) game.remove();
    for (const game of games) fillGame(desk, game, known);
    for (const [field, value] of [
      ['name', name ?? file.name.replace(/\.[a-z]+$/i, '')],
      ['place', place],
    ] as const) {
      const control = desk.form.elements.namedItem(field) as HTMLInputElement;
      if (value !== undefined && control.value === '') control.value = value;
    }
    desk.renumber();
    const nobody = written.filter((text) => !known.has(text));
    said.textContent = [
      desk.words('web.scrabble.file-read', {
        games: games.length,
        players: new Set(written.map((text) => known.get(text)?.player ?? text)).size,
      }),
      ...(nobody.length > 0 ? [desk.words('web.scrabble.file-unknown', { names: nobody.join('; ') })] : []),
      ...unread.map((line) => desk.words('web.scrabble.file-unread', { ...line })),
    ].join(' ');
    await desk.check();
  });
}

async function namedIn({ form }: ReportDesk, written: readonly string[]): Promise<Map<string, Found>> {
  const address = `/api/${form.dataset.federation}/scrabble/reports/players`;
  const { found } = await send<{ found: readonly Found[] }>('POST', address, { written });
  return new Map(found.map((each) => [each.written, each]));
}

function fillGame(
  desk: ReportDesk,
  { kind, facts: said, rows, ranking = [] }: ReadGame,
  known: ReadonlyMap<string, Found>,
): void {
  const game = desk.addGame(kind);
  const places = ranking.map((each) => ({ ...each, player: known.get(each.player)?.player ?? each.player }));
  const facts = places.length === 0 ? said : { ...said, places: JSON.stringify(places) };
  const measure = game.querySelector<HTMLSelectElement>('[data-measure]');
  if (measure && rows.some(({ score }) => score !== undefined)) measure.value = 'score';
  for (const [field, value] of Object.entries(facts)) {
    const control = game.querySelector<HTMLInputElement>(`.game-facts [data-field=${field}]`);
    if (!control || value === undefined) continue;
    if (control.type === 'checkbox') control.checked = value !== 'false';
    else control.value = value;
  }
  for (const values of rows) {
    const row = desk.addRow(game);
    for (const [field, value] of Object.entries(values)) {
      const control = row.querySelector<HTMLInputElement>(`[data-field=${field}]`);
      if (!control || value === undefined) continue;
      const who = known.get(value);
      control.value = 'pickPlayer' in control.dataset ? (who?.name ?? value) : value;
      if (who && 'pickPlayer' in control.dataset) control.dataset.picked = who.player;
    }
  }
}
