import { showEvent } from '@escala/office/questions';
import type { Ask } from '../../kit/page.ts';
import type { Site } from '../../kit/site.ts';

interface Subject {
  readonly kind: string;
  readonly id: string;
}

/** Rounds, boards and entries have no name of their own: they are named after their event. */
interface PartOfEvent {
  readonly event: string;
  readonly round?: number;
  readonly board?: number;
}

const PARTS: Readonly<Record<string, RegExp>> = {
  round: /^(.+)\/(\d{3,})$/,
  board: /^(.+)\/(\d{3,})\/(\d{4,})$/,
  entry: /^(.+)\/[^/]+$/,
};

export function partOfEvent({ kind, id }: Subject): PartOfEvent | undefined {
  const [, event, round, board] = PARTS[kind]?.exec(id) ?? [];
  if (event === undefined) return undefined;
  return { event, ...(round && { round: Number(round) }), ...(board && { board: Number(board) }) };
}

/** Names of the events that these are parts of. A deleted event has none. */
export async function eventNames(ask: Ask, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const events = new Set(subjects.flatMap((subject) => partOfEvent(subject)?.event ?? []));
  const named = [...events].map(async (event) => {
    const shown = await ask(showEvent, { event }).catch(() => undefined);
    return shown === undefined ? [] : [[event, shown.event.name] as const];
  });
  return new Map((await Promise.all(named)).flat());
}

/** “Obert d’estiu, Round 3, board 12”. */
export function partInWords(
  { translate }: Pick<Site, 'translate'>,
  { round, board }: PartOfEvent,
  name: string,
): string {
  if (round === undefined) return name;
  const where =
    board === undefined ? translate('web.round.title', { round }) : translate('web.board.title', { round, board });
  return `${name} · ${where}`;
}

export function partPath({ event, round, board }: PartOfEvent): string {
  const place = `/events/${encodeURIComponent(event)}`;
  if (round === undefined) return `${place}/players`;
  return `${place}/rounds/${round}${board === undefined ? '' : `/boards/${board}`}`;
}
