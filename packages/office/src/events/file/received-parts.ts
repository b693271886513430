import { withoutGaps } from '@escala/core';
import { type Change, put, type Terms } from '../../kit/act.ts';
import type { Kept } from '../../ports.ts';
import { type EventEntry, entryId, entryKind, judgedHere } from '../entries/entry.ts';
import type { Newcomers } from '../entries/newcomers.ts';
import type { FederationEvent } from '../event.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import type { OtherName } from '../reports/other-names.ts';
import { type EntryRequest, entryRequestKind, requestId } from '../requests/entry-request.ts';
import { withoutAsked } from '../requests/request-acts.ts';
import { boardId, boardKind, type EventBoard } from '../rounds/board.ts';
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
  const {
    waivers: _waived,
    moves: _moved,
    submittedOn: _submitted,
    decidedOn: _decided,
    phaseOf: _phase,
    parts: _parts,
    ...facts
  } = body;
  // Which rounds count is what was accepted here.
  const parts = desk?.event.body.parts ?? (body.parts && { accepted: 0 });
  const told = { ...facts, ...(parts !== undefined && { parts }) };
  if (desk === undefined)
    return { ...told, registeredBy: actor.account, registeredOn: believed ? body.registeredOn : today };
  const { registeredBy, registeredOn, arbiters, waivers, moves, phaseOf } = desk.event.body;
  return {
    ...told,
    ...{ registeredBy, registeredOn, arbiters },
    ...(waivers !== undefined && { waivers }),
    ...(moves !== undefined && { moves }),
    ...(phaseOf !== undefined && { phaseOf }),
  };
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

/** Accounts elsewhere are nobody's here, whatever they are called. */
const toldBy = (account: string): string => (account.startsWith('file:') ? account : `file:${account}`);

const earlier = (one: string, other: string): string => (one < other ? one : other);

/**
 * Its parts as they may stand here (D-OFF-1305): who entered or changed something is the file's word, nothing happened
 * after today, and a ruling is taken only from those who rule; otherwise the game stays under reserve.
 */
export function asReceived(
  file: EventFile,
  {
    today,
    rules,
    here = [],
  }: { readonly today: string; readonly rules: boolean; readonly here?: readonly EventBoard[] },
): EventFile {
  const received = true as const;
  const known = new Map(here.map((board) => [`${board.round}/${board.board}`, board]));
  return {
    ...file,
    entries: file.entries.map((entry) => ({ ...entry, enteredOn: earlier(entry.enteredOn, today), received })),
    rounds: file.rounds.map((round) => ({
      ...round,
      pairedOn: earlier(round.pairedOn, today),
      ...(round.byHand && { byHand: round.byHand.map((each) => ({ ...each, by: toldBy(each.by) })) }),
      received,
    })),
    boards: file.boards.map(({ device: _device, enteredBy, ...board }) => ({
      ...board,
      ...(enteredBy !== undefined && { enteredBy: toldBy(enteredBy) }),
      ...(rules ? {} : ruledHere(board, known.get(`${board.round}/${board.board}`))),
      received,
    })),
  };
}

/** The reservation with the ruling made here, if there is one. */
function ruledHere(
  { reservation }: Pick<EventBoard, 'reservation'>,
  here: EventBoard | undefined,
): Pick<EventBoard, 'reservation'> {
  if (reservation === undefined)
    return here?.reservation?.ruling === undefined ? {} : { reservation: here.reservation };
  const { ruling: _ruling, ruledOn: _on, vote: _vote, ...doubt } = reservation;
  const { ruling, ruledOn, vote } = here?.reservation ?? {};
  return { reservation: withoutGaps<NonNullable<EventBoard['reservation']>>({ ...doubt, ruling, ruledOn, vote }) };
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
): { readonly change: Change; readonly told: number }[] {
  let last = Math.max(0, ...[...requests, ...here.map(({ body }) => body)].map(({ order }) => order));
  return requests.flatMap((told, at) => {
    const kept = here.find(({ body }) => body.order === told.order);
    const isOther = kept !== undefined && kept.body.name !== told.name;
    const order = isOther ? ++last : told.order;
    return kept !== undefined && !isOther && kept.body.state !== 'open'
      ? []
      : [
          {
            change: put(entryRequestKind, requestId(id, order), isOther ? 0 : (kept?.version ?? 0), {
              ...withoutAsked(told),
              order,
            }),
            told: at,
          },
        ];
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
