import { z } from 'zod';
import { mayPerform } from '../../access/roles.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { conflict, forbidden, type Refusal } from '../../kit/refusal.ts';
import { entryKind } from '../entries/entry.ts';
import { loadNewcomers } from '../entries/newcomers.ts';
import { aroundWith, newcomerChanges, newcomerRefusals } from '../entries/register-newcomers.ts';
import { eventKind } from '../event.ts';
import { type EventDesk, eventScope, hasBegun, loadDesk } from '../event-desk.ts';
import { filedGame } from '../games/kept-games.ts';
import { knownRequests } from '../requests/asked-facts.ts';
import { factsRefusals, loadAround } from '../settings/facts-refusals.ts';
import { type EventFile, eventFileSchema } from './event-file.ts';
import { asReceived, bodyHere, entriesLeft, fileHere, idsHere, partChanges, requestChanges } from './received-parts.ts';
import { receivedPlayers } from './received-players.ts';

/** Folder of the papers with the history of events that were run elsewhere. */
export const EVENT_HISTORY = 'event-history';

/** Receives an event that was run elsewhere, as a file: as a new event, or in place of its registration. */
export const receiveEvent = defineAct({
  kind: 'event.receive',
  command: z.strictObject({
    file: eventFileSchema,
    /** Registers the file's players and clubs unknown to this office (D-OFF-381). */
    register: z.boolean().optional(),
  }),
  outcome: z.strictObject({
    event: z.string(),
    rounds: z.int(),
    boards: z.int(),
    entries: z.int(),
    /** Players whose name in the file differs from the registry (D-OFF-334). */
    otherNames: z.array(z.strictObject({ player: z.string(), name: z.string(), told: z.string() })).exactOptional(),
    /** Players whose id here differs from the file. */
    otherIds: z.array(z.strictObject({ player: z.string(), told: z.string() })).exactOptional(),
    /** Newly registered players, clubs and delegations. */
    registered: z.array(z.strictObject({ player: z.string(), name: z.string() })).exactOptional(),
    clubs: z.array(z.string()).exactOptional(),
    delegations: z.array(z.string()).exactOptional(),
    /** Entries that were here and are not in the file (D-OFF-383). */
    takenBack: z.array(z.strictObject({ player: z.string(), name: z.string() })).exactOptional(),
    /** Requests to play, and their places in the file: what was said there goes into the vault. */
    requests: z.array(z.strictObject({ request: z.string(), told: z.int() })).exactOptional(),
  }),
  subject: ({ file }) => ({ kind: 'event', id: file.event.id }),
  onRecord: ({ file, register }, digest) => ({
    event: file.event.id,
    ...(register !== undefined && { register }),
    hash: file.history.at(-1)?.hash ?? null,
    boards: file.boards.length,
    digest: digest(),
  }),
  load: async (reading, { file }, { vault }) => {
    const known = await receivedPlayers(reading, file);
    return {
      desk: await loadDesk(reading, file.event.id),
      around: await loadAround(reading, file.event.body),
      known,
      newcomers: await loadNewcomers(reading, file, known.strangers),
      requests: await knownRequests(vault, reading, file.event.id),
    };
  },
  decide: ({ desk, around, known, newcomers, requests }, { file, register = false }, { actor, today }) => {
    if (desk !== undefined && !mayPerform(actor, 'event.amend', eventScope(desk.event)))
      return refuse(forbidden('not-own-matter', { act: 'event.receive' }));
    const allowed = mayPerform(actor, 'player.register', {}) && mayPerform(actor, 'club.register', {});
    const refused: Refusal[] = [
      ...known.refused,
      ...newcomerRefusals(newcomers, { wanted: register, allowed, today }),
      ...factsRefusals(file.event.body, aroundWith(around, newcomers, file)),
      ...presentRefusals(desk, file),
    ];
    if (refused.length > 0) return refuse(...refused);
    const rules = mayPerform(actor, 'result.rule', {});
    const own = asReceived(fileHere(file, known, newcomers), { today, rules });
    const left = entriesLeft(own, desk);
    const requested = requestChanges(own, requests);
    return {
      changes: [
        ...newcomerChanges(newcomers),
        put(
          eventKind,
          file.event.id,
          desk?.event.version ?? 0,
          bodyHere(own, desk, { actor, today, believed: allowed }),
        ),
        ...partChanges(own, desk),
        ...requested.map(({ change }) => change),
        ...left.map(({ id, version, body }) => put(entryKind, id, version, { ...body, cancelled: true as const })),
      ],
      filings: [
        {
          folder: EVENT_HISTORY,
          name: file.event.id,
          part: 0,
          bytes: new TextEncoder().encode(JSON.stringify(file.history)),
        },
        ...(own.games ?? []).map((game) => filedGame(file.event.id, game)),
      ],
      outcome: {
        event: file.event.id,
        rounds: own.rounds.length,
        boards: own.boards.length,
        entries: own.entries.length,
        ...told({
          otherNames: known.otherNames,
          otherIds: [...idsHere(known, newcomers)].flatMap(([told, player]) =>
            told === player ? [] : [{ player, told }],
          ),
          registered: newcomers.players.map(({ id, told: { name = '' } }) => ({ player: id, name })),
          clubs: newcomers.clubs.map(({ id }) => id),
          delegations: newcomers.delegations.map(({ id }) => id),
          requests: requested.map(({ change, told }) => ({ request: change.id, told })),
          takenBack: left.map(({ body: { player } }) => ({ player, name: desk?.players.get(player)?.name ?? player })),
        }),
      },
    };
  },
});

/** Leaves out empty lists. */
function told<Lists extends Readonly<Record<string, readonly unknown[]>>>(
  lists: Lists,
): { [Key in keyof Lists]?: Lists[Key][number][] } {
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(filled) as { [Key in keyof Lists]?: Lists[Key][number][] };
}

/** A desk with rounds here is not overwritten. */
function presentRefusals(desk: EventDesk | undefined, file: EventFile): Refusal[] {
  if (desk === undefined || !hasBegun(desk)) return [];
  const { id, body } = desk.event;
  return [conflict('event-received', { id, name: body.name, state: body.state }, file.event.body, body)];
}
