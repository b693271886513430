import { withoutGaps } from '@escala/core';
import type { Entry } from '@escala/formats';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { actsOn } from '../../kit/acts-on.ts';
import { invalid } from '../../kit/refusal.ts';
import { entering, loadEntering } from '../entries/add-entry.ts';
import { fromLines } from '../entries/entries-of-source.ts';
import { enteredSchema } from '../entries/new-entry.ts';
import { matchedLines } from '../entries/player-lines.ts';
import { eventScope, loadDesk } from '../event-desk.ts';
import { eventUnknown, versionRefusals } from '../event-refusals.ts';
import { knownRequests } from './asked-facts.ts';
import {
  type Asked,
  type EntryRequest,
  entryRequestKind,
  queueOf,
  requestsOf,
  requestUnknown,
} from './entry-request.ts';
import { requestAddresses } from './request-addresses.ts';

interface RequestCommand {
  readonly event: string;
  readonly request: string;
  readonly version: number;
}

/** An act on an unanswered request to play. */
const requestAct = actsOn({
  subject: ({ request }: RequestCommand) => ({ kind: 'entry-request', id: request }),
  load: async (reading, { event }) => ({
    desk: await loadDesk(reading, event),
    requests: await requestsOf(reading, event),
  }),
  scope: ({ desk }) => eventScope(desk?.event),
  find: ({ desk, requests }, command) => {
    if (desk === undefined) return refuse(eventUnknown(command.event));
    const request = requests.find(({ id }) => id === command.request);
    if (request === undefined) return refuse(requestUnknown(command.request));
    const { name = request.id, state } = request.body;
    const refused = versionRefusals(request, command.version, command);
    if (state !== 'open') refused.push(invalid('request-answered', { name }, { field: 'request' }));
    return refused.length > 0 ? refuse(...refused) : { desk, requests, request };
  },
});

/** Declines a request; the waiting list moves up. */
export const declineRequest = requestAct({
  kind: 'entry.decline',
  command: z.strictObject({ event: z.string(), request: z.string(), version: z.int().min(1) }),
  outcome: z.strictObject({ request: z.string(), version: z.int() }),
  decide: ({ request: { id, version, body } }) => ({
    changes: [put(entryRequestKind, id, version, { ...withoutAsked(body), state: 'declined' as const })],
    outcome: { request: id, version: version + 1 },
  }),
});

/** As it is on record: what was said stays where it was. */
export const withoutAsked = ({
  name: _name,
  fideId: _fide,
  nationalId: _national,
  birthYear: _born,
  club: _club,
  ...request
}: EntryRequest): EntryRequest => request;

/** A request as a typed line. The club is only the requester's word, used for guests alone. */
export const lineOf = ({ name, fideId, nationalId, birthYear }: Asked, line = 1): Entry =>
  withoutGaps<Entry>({ line, name, fideId, nationalId, birthYear });

/** Enters the player, who must be identified explicitly: a name given by a stranger identifies nobody (D-OFF-629). */
export const confirmRequest = requestAct({
  kind: 'entry.confirm',
  command: z.strictObject({
    event: z.string(),
    request: z.string(),
    version: z.int().min(1),
    /** A registry id, `fide:` and a FIDE id, or null for a guest. */
    player: z.string().nullable(),
  }),
  /** `hasAddress`: there is someone to notify; the address itself is never on record (D-OFF-628). */
  outcome: enteredSchema.extend({ event: z.string(), hasAddress: z.literal(true).exactOptional() }),
  load: async (reading, command, ports, { desk, request: { id } }) => {
    const known = await knownRequests(ports.vault, reading, command.event);
    const { body } = known.find((each) => each.id === id)!;
    const matched = await matchedLines(reading, [lineOf(body)], [{ line: 1, player: command.player }], ports);
    const read = await fromLines(reading, matched, desk.event.body.start);
    const club = read.guests.length > 0 && body.club ? { club: body.club } : {};
    const addresses = await requestAddresses(ports.vault, reading.federation, command.event);
    return { name: body.name, facts: await loadEntering(reading, desk, read, club), hasAddress: addresses.has(id) };
  },
  decide: ({ desk, request, requests, name, facts, hasAddress }, command, terms) => {
    const { waiting } = queueOf(desk, requests);
    const places = desk.event.body.entering?.places ?? 0;
    if (waiting.some(({ id }) => id === request.id))
      return refuse(invalid('request-waits', { name, places }, { field: 'request' }));
    const { event, player } = command;
    const decided = entering(facts, { event, player: player ?? name }, ['registered', 'running'], terms);
    if ('refused' in decided) return decided;
    const body: EntryRequest = { ...withoutAsked(request.body), state: 'confirmed', player: decided.outcome.player };
    return {
      changes: [...decided.changes, put(entryRequestKind, request.id, request.version, body)],
      outcome: { ...decided.outcome, ...(hasAddress && { hasAddress: true as const }) },
    };
  },
});
