import { z } from 'zod';
import { type Decision, refuse, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept, Reading } from '../../ports.ts';
import type { EventState } from '../event.ts';
import { deskAct } from '../event-act.ts';
import type { EventDesk } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import { placeRefusals } from '../places/place-refusals.ts';
import { type Places, placesKind } from '../places/places.ts';
import { loadValuation, type Valuation } from '../ratings/valuation.ts';
import { type EntrySource, entriesOfSource, guestChanges, type ReadEntries } from './entries-of-source.ts';
import { type EntryFacts, entryFactsSchema } from './entry.ts';
import { type EnteredPlayer, enteredSchema, newEntries } from './new-entry.ts';

/**
 * `fide:` plus a FIDE id: a player on FIDE's list (D-OFF-504). `line:` plus a typed line: the player the line means, or
 * a guest if nobody has the name; `guest:` is a guest even if someone has the name (D-OFF-568).
 */
function sourceOf(player: string): EntrySource {
  const [, kind, said = ''] = /^(fide(?=:[1-9]\d{0,9}$)|line|guest):(.{1,300})$/.exec(player) ?? [];
  if (kind === undefined) return { kind: 'registry', players: [{ player }] };
  if (kind === 'fide') return { kind, ids: [said] };
  return { kind: 'lines', text: said, ...(kind === 'guest' && { choices: [{ line: 1, player: null }] }) };
}

/**
 * Enters a player from the registry, from FIDE's list or from a typed line; after the first round, as a late entry
 * (Suis 17).
 */
export const addEntry = deskAct({
  kind: 'entry.add',
  command: z.strictObject({
    event: z.string(),
    /** A registry id, `fide:` and a FIDE id, or `line:` or `guest:` and a line. */
    player: z.string(),
    facts: entryFactsSchema.optional(),
    firstRound: z.int().min(1).optional(),
  }),
  outcome: enteredSchema.extend({ event: z.string() }),
  load: async (reading, { player, facts }, ports, { desk }) => {
    const read = await entriesOfSource(reading, sourceOf(player), ports, desk.event.body.start);
    return loadEntering(reading, desk, read, facts);
  },
  decide: (facts, command, terms) => entering(facts, command, ['registered', 'running'], terms),
});

/** The id is unknown, or the typed text contains no name. */
function nobodyMeant(player: string): Refusal {
  const line = /^(?:line|guest):(.*)$/s.exec(player)?.[1];
  if (line === undefined) return missing('player-unknown', { id: player }, { field: 'player' });
  return invalid('line-nameless', { line }, { field: 'player' });
}

interface Entering {
  readonly desk: EventDesk;
  readonly read: ReadEntries;
  readonly wanted: readonly EnteredPlayer[];
  readonly places: Kept<Places> | undefined;
  readonly valuation: Valuation;
}

/** The facts needed to enter a single player. */
export async function loadEntering(
  reading: Reading,
  desk: EventDesk,
  read: ReadEntries,
  facts: EntryFacts = {},
): Promise<Entering> {
  const wanted = read.wanted.map((each) => ({ ...each, facts: { ...each.facts, ...facts }, field: 'player' }));
  const places = await reading.get(placesKind, desk.event.id);
  return { desk, read, wanted, places, valuation: await loadValuation(reading, desk.event.body, read.players) };
}

export function entering(
  { desk, read, wanted, places, valuation }: Entering,
  { event, player, firstRound }: { event: string; player: string; firstRound?: number | undefined },
  states: readonly EventState[],
  { today, reason }: Pick<Terms, 'today' | 'reason'>,
): Decision<{ event: string } & z.infer<typeof enteredSchema>> {
  const made = newEntries({ desk, players: read.players, valuation, today, firstRound }, wanted);
  const refused = [
    ...stateRefusals(desk.event, states),
    ...read.refused.map((each) => ({ ...each, field: 'player' })),
    ...made.refused,
    ...placeRefusals(desk, places, wanted, reason),
  ];
  if (refused.length > 0) return refuse(...refused);
  const [entered] = made.entered;
  if (entered === undefined) return refuse(nobodyMeant(player));
  return { changes: [...guestChanges(read), ...made.changes], outcome: { event, ...entered } };
}
