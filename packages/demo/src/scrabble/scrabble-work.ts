import { dayFrom, type IsoDate, writeDay } from '@escala/core';
import { confirmCorrection, refuseScrabbleReport, submitScrabbleReport } from '@escala/office/acts';
import { previewCorrection } from '@escala/office/questions';
import type { DemoDesk } from '../building/demo-desk.ts';
import { idOf, type ScrabbleDemoEvent } from './scrabble-events.ts';
import type { ScrabblePerson } from './scrabble-people.ts';

/** A correction that moved published lists, a waiting report, and one that was sent back. */
export async function scrabbleWork(
  desk: DemoDesk,
  {
    events,
    people,
    endsOn,
  }: { events: readonly ScrabbleDemoEvent[]; people: readonly ScrabblePerson[]; endsOn: IsoDate },
): Promise<void> {
  await corrected(desk, events.at(-4) ?? events[0]);
  const date = writeDay(dayFrom(endsOn) - 1);
  const results = people
    .filter(({ isYoung }) => !isYoung)
    .slice(0, 8)
    .map((person, i) => ({ player: idOf(person), place: i + 1 }));
  const report = (event: string, name: string) => ({
    event,
    name,
    place: 'Iași',
    collective: [{ id: 'compunere', type: 'compunere' as const, class: 'seniors' as const, date, results }],
    libere: [],
  });
  await desk.perform(submitScrabbleReport, report('memorial-de-judecat', 'Memorialul Iașiului'));
  await desk.perform(submitScrabbleReport, report('etapa-intoarsa', 'Etapa de club'));
  await desk.perform(
    refuseScrabbleReport,
    { event: 'etapa-intoarsa', version: 1 },
    { reason: 'Lipsesc foile de concurs; retrimiteți raportul cu clasamentul oficial.' },
  );
}

/** Two places of a ranking were swapped. */
async function corrected(desk: DemoDesk, event: ScrabbleDemoEvent | undefined): Promise<void> {
  const game = event?.collective[0];
  if (event === undefined || game === undefined) return;
  const [first, second, ...rest] = game.results;
  const results = [{ ...first!, place: second!.place }, { ...second!, place: first!.place }, ...rest];
  const change = { kind: 'ranking' as const, event: event.event, game: game.id, results };
  const { preview } = await desk.ask(previewCorrection, { change });
  await desk.perform(
    confirmCorrection,
    { change, preview },
    { reason: 'Foile de concurs arată primele două locuri invers.' },
  );
}
