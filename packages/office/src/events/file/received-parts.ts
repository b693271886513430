import { type Change, put, type Terms } from '../../kit/act.ts';
import type { Kept } from '../../ports.ts';
import { type EventEntry, entryId, entryKind, judgedHere } from '../entries/entry.ts';
import type { Newcomers } from '../entries/newcomers.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import type { OtherName } from '../reports/other-names.ts';
import { type EntryRequest, entryRequestKind, requestId } from '../requests/entry-request.ts';
import { boardId, boardKind } from '../rounds/board.ts';
import { roundId, roundKind } from '../rounds/round.ts';
import { type EventFile, renamedFile } from './event-file.ts';
import type { ReceivedPlayers } from './received-players.ts';

/**
 * Who runs the event, and what an officer waived or decided, is this office's own matter. The day of registration is
 * believed only if an officer receives the file, so that a laptop judges deadlines as the office does (D-OFF-384).
 */
export function bodyHere(
  { event: { body } }: EventFile,
  desk: EventDesk | undefined,
  { actor, today, believed }: Pick<Terms, 'actor' | 'today'> & { readonly believed: boolean },
): FederationEvent {
  const { waivers: _waived, moves: _moved, submittedOn: _submitted, decidedOn: _decided, ...facts } = body;
  if (desk === undefined)
    return { ...facts, registeredBy: actor.account, registeredOn: believed ? body.registeredOn : today };
  const { registeredBy, registeredOn, arbiters, waivers, moves } = desk.event.body;
  const decided = { ...(waivers !== undefined && { waivers }), ...(moves !== undefined && { moves }) };
  return { ...facts, registeredBy, registeredOn, arbiters, ...decided };
}

/** Entries taken back elsewhere, or added here while the event was away: no longer part of it (D-OFF-383). */
export function entriesLeft({ event, entries }: EventFile, desk: EventDesk | undefined): readonly Kept<EventEntry>[] {
  const brought = new Set(entries.map(({ player }) => entryId(event.id, player)));
  return desk === undefined ? [] : activeEntries(desk).filter(({ id }) => !brought.has(id));
}

/** This office's ids by those in the file. */
export function idsHere({ ids }: ReceivedPlayers, { players }: Newcomers): Map<string, string> {
  return new Map([...ids, ...players.map(({ told, id }) => [told.id, id] as const)]);
}

/** The file with this office's ids. */
export function fileHere(file: EventFile, known: ReceivedPlayers, newcomers: Newcomers): EventFile {
  const ids = idsHere(known, newcomers);
  return withToldNames(
    renamedFile(withClubNames(file), (id) => ids.get(id) ?? id),
    known.otherNames,
  );
}

/** The office that added a player has its own id for the player's club; here the club is given by name (D-OFF-382). */
function withClubNames(file: EventFile): EventFile {
  const added = new Set(file.players.flatMap(({ id, addedThere }) => (addedThere ? [id] : [])));
  const names = new Map(file.clubs?.map(({ id, name }) => [id, name]));
  const entries = file.entries.map((entry) => {
    const name = added.has(entry.player) ? names.get(entry.club ?? '') : undefined;
    return name === undefined ? entry : { ...entry, club: name };
  });
  return { ...file, entries };
}

/** Kept with the entry until the event is reported; the officer is told then (D-OFF-334). */
function withToldNames(file: EventFile, otherNames: readonly OtherName[]): EventFile {
  const told = new Map(otherNames.map((each) => [each.player, each.told]));
  const entries = file.entries.map(({ toldAs: _before, ...entry }) => {
    const name = told.get(entry.player);
    return name === undefined ? entry : { ...entry, toldAs: name };
  });
  return { ...file, entries };
}

/**
 * Requests to play made there. Requests made here meanwhile keep their place, and decisions made here stay (D-OFF-871).
 */
export function requestChanges(
  { event: { id }, requests = [] }: EventFile,
  here: readonly Kept<EntryRequest>[],
): Change[] {
  let last = Math.max(0, ...[...requests, ...here.map(({ body }) => body)].map(({ order }) => order));
  return requests.flatMap((told): Change[] => {
    const kept = here.find(({ body }) => body.order === told.order);
    const isOther = kept !== undefined && kept.body.name !== told.name;
    const order = isOther ? ++last : told.order;
    return kept !== undefined && !isOther && kept.body.state !== 'open'
      ? []
      : [put(entryRequestKind, requestId(id, order), isOther ? 0 : (kept?.version ?? 0), { ...told, order })];
  });
}

/** The new versions of entries, rounds and boards. */
export function partChanges(
  { event: { id }, entries, rounds, boards }: EventFile,
  desk: EventDesk | undefined,
): Change[] {
  const versionOf = (kept: readonly Kept<unknown>[] | undefined, at: string): number =>
    kept?.find((each) => each.id === at)?.version ?? 0;
  return [
    ...entries.map((entry) => {
      const at = entryId(id, entry.player);
      const here = desk?.entries.find((each) => each.id === at)?.body;
      return put(entryKind, at, versionOf(desk?.entries, at), judgedHere(entry, here));
    }),
    ...rounds.map((round) =>
      put(roundKind, roundId(id, round.round), versionOf(desk?.rounds, roundId(id, round.round)), round),
    ),
    ...boards.map((board) => {
      const at = boardId(id, board.round, board.board);
      return put(boardKind, at, versionOf(desk?.boards, at), board);
    }),
  ];
}
