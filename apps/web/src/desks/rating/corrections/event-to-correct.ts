import { eventCounts, Refused } from '@escala/office';
import { eventDocument, showEvent, showScrabbleReport } from '@escala/office/questions';
import type { Ask } from '../../../kit/page.ts';
import type { ShownScrabble } from '../../events/inbox/scrabble-report.ts';

/** The event that a correction is about, in chess or Scrabble. */
export interface EventToCorrect {
  readonly id: string;
  readonly name: string;
  /** `accepted`: the event counts. */
  readonly state: string;
  /** What was played, for Scrabble. */
  readonly scrabble?: ShownScrabble;
  /** The participants' names, by id. */
  readonly players: Readonly<Record<string, string>>;
}

export async function eventToCorrect(ask: Ask, id: string): Promise<EventToCorrect> {
  const shown = await scrabbleOf(ask, id);
  if (shown) {
    const { report, names } = shown;
    return { id, name: report.name, state: report.state, scrabble: shown, players: names };
  }
  const { event } = await ask(showEvent, { event: id });
  const counts = eventCounts(event);
  const { players } = counts ? await ask(eventDocument, { event: id }) : { players: [] };
  return {
    id,
    name: event.name,
    state: counts ? 'accepted' : event.state,
    players: Object.fromEntries(players.map(({ id: player, name }) => [player, name ?? player])),
  };
}

async function scrabbleOf(ask: Ask, event: string): Promise<ShownScrabble | undefined> {
  try {
    return await ask(showScrabbleReport, { event });
  } catch (error) {
    if (error instanceof Refused && error.refusals.every(({ code }) => code === 'scrabble-report-unknown'))
      return undefined;
    throw error;
  }
}
