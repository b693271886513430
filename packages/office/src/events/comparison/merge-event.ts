import { z } from 'zod';
import { mayPerform } from '../../access/roles.ts';
import { type Change, defineAct, put, refuse } from '../../kit/act.ts';
import { conflict } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { entryId, entryKind, judgedHere } from '../entries/entry.ts';
import type { Newcomers } from '../entries/newcomers.ts';
import { newcomerChanges, newcomerRefusals } from '../entries/register-newcomers.ts';
import { eventKind } from '../event.ts';
import { type EventDesk, eventScope, loadDesk } from '../event-desk.ts';
import { eventUnknown } from '../event-refusals.ts';
import { eventFileSchema } from '../file/event-file.ts';
import { playerOfFile } from '../file/file-player.ts';
import { EVENT_HISTORY } from '../file/receive-event.ts';
import { filedGame } from '../games/kept-games.ts';
import { boardId, boardKind, type EventBoard } from '../rounds/board.ts';
import { roundId, roundKind } from '../rounds/round.ts';
import { loadAround } from '../settings/facts-refusals.ts';
import { seenOf } from './compare-event.ts';
import { differencesOf, type EventSide, isSame, keysOf, placeOf } from './differences.ts';
import { mergeRefusals } from './merge-refusals.ts';
import { mergedSide } from './merged-side.ts';
import { asTaken, sideOfDesk, theirEvent } from './their-event.ts';

/** Takes over what was chosen from another laptop, all at once or nothing; the rest stays as it is here (D-OFF-650). */
export const mergeEvent = defineAct({
  kind: 'event.merge',
  command: z.strictObject({
    file: eventFileSchema,
    /** Keys of the differences to take over, or all. */
    take: z.union([z.literal('all'), z.array(z.string().max(100)).max(20_000)]),
    /** The digest of what was shown; if something changed since, it has to be shown again first. */
    seen: z.string().max(40).exactOptional(),
  }),
  reason: 'required',
  outcome: z.strictObject({
    event: z.string(),
    taken: z.int(),
    /** The number of remaining differences. */
    left: z.int(),
    registered: z.array(z.strictObject({ player: z.string(), name: z.string() })).exactOptional(),
    /** Entries that were added, under their ids in the office the event came from (D-OFF-651). */
    ofOrigin: z.array(z.strictObject({ player: z.string(), told: z.string() })).exactOptional(),
  }),
  subject: ({ file }) => ({ kind: 'event', id: file.event.id }),
  onRecord: ({ file, take, seen }, digest) => ({
    event: file.event.id,
    take,
    ...(seen !== undefined && { seen }),
    hash: file.history.at(-1)?.hash ?? null,
    digest: digest(),
  }),
  load: async (reading, { file }) => {
    const desk = await loadDesk(reading, file.event.id);
    return {
      desk,
      around: await loadAround(reading, file.event.body),
      there: desk && (await theirEvent(reading, file, desk)),
    };
  },
  scope: ({ desk }) => eventScope(desk?.event),
  decide: ({ desk, around, there: told }, command, { actor, today, digest }) => {
    const { id } = command.file.event;
    if (desk === undefined || told === undefined) return refuse(eventUnknown(id));
    const there = asTaken(told, desk, { actor, today });
    const ours = sideOfDesk(desk);
    const theirs = there.side;
    const differences = differencesOf(ours, theirs);
    const seen = seenOf(differences, ours, theirs, digest);
    if (command.seen !== undefined && command.seen !== seen)
      return refuse(conflict('differences-changed', { name: ours.event.name }, command.seen, seen));
    const keys = keysOf(differences);
    const taken = new Set(command.take === 'all' ? keys : command.take);
    const { newcomers } = there;
    const players = new Map(desk.players);
    for (const { id: player, told } of newcomers.players)
      players.set(player, playerOfFile({ ...told, name: told.name ?? player }, 0));
    const terms = { desk, players, ours, theirs, differences, taken };
    const merged = mergedSide(terms);
    const coming = newcomersOf(newcomers, merged);
    const allowed = mayPerform(actor, 'player.register', {}) && mayPerform(actor, 'club.register', {});
    const knows = {
      ...around,
      knowsClub: around.knowsClub || merged.event.club === ours.event.club,
      knowsLeague: around.knowsLeague || merged.event.league === ours.event.league,
      lists: [...around.lists, ...(ours.event.ratingLists?.lists ?? [])],
    };
    const refused = [
      // Players who are not taken over may stay unknown.
      ...there.known.refused.filter(({ values }) => merged.entries.some(({ player }) => player === values.id)),
      ...newcomerRefusals(coming, { wanted: true, allowed, today }),
      ...mergeRefusals(terms, merged, knows),
    ];
    if (refused.length > 0) return refuse(...refused);
    const boards = boardChanges(desk, merged, actor.account);
    const written = new Set(boards.map(({ body }) => placeOf(body as EventBoard)));
    const entered = merged.entries.filter(({ player }) => !ours.entries.some((entry) => entry.player === player));
    const ofOrigin = entered.flatMap(({ player }) => {
      const told = there.ofOrigin.get(player);
      return told === undefined ? [] : [{ player, told }];
    });
    const registered = coming.players.map(({ id: player, told: { name = '' } }) => ({ player, name }));
    return {
      changes: [
        ...newcomerChanges(coming),
        ...(isSame(ours.event, merged.event) ? [] : [put(eventKind, id, desk.event.version, merged.event)]),
        ...entryChanges(desk, merged),
        ...roundChanges(desk, merged),
        ...boards,
      ],
      filings: [
        {
          folder: EVENT_HISTORY,
          name: id,
          part: 0,
          bytes: new TextEncoder().encode(JSON.stringify(command.file.history)),
        },
        ...(there.file.games ?? []).filter((game) => written.has(placeOf(game))).map((game) => filedGame(id, game)),
      ],
      outcome: {
        event: id,
        taken: taken.size,
        left: keys.length - taken.size,
        ...(registered.length > 0 && { registered }),
        ...(ofOrigin.length > 0 && { ofOrigin }),
      },
    };
  },
});

/** The newcomers who are now part of the event, with their clubs. */
function newcomersOf(newcomers: Newcomers, { entries, event }: EventSide): Newcomers {
  const here = new Set(entries.map(({ player }) => player));
  const players = newcomers.players.filter(({ id }) => here.has(id));
  const licensed = players.flatMap(({ told: { addedThere, licences = {} } }) =>
    addedThere ? [] : Object.values(licences),
  );
  const clubs = newcomers.clubs.filter(({ id }) => id === event.club || licensed.includes(id));
  const named = clubs.map(({ delegation }) => delegation);
  return {
    ...newcomers,
    players,
    nameless: newcomers.nameless.filter(({ id }) => here.has(id)),
    clubs,
    delegations: newcomers.delegations.filter(({ id }) => named.includes(id)),
  };
}

const versionOf = (kept: readonly Kept<unknown>[], id: string): number =>
  kept.find((each) => each.id === id)?.version ?? 0;

function entryChanges(desk: EventDesk, { entries }: EventSide): Change[] {
  const before = new Map(desk.entries.map((entry) => [entry.body.player, entry]));
  const after = new Set(entries.map(({ player }) => player));
  return [
    ...entries.flatMap((told) => {
      const id = entryId(desk.event.id, told.player);
      const kept = before.get(told.player);
      const entry = judgedHere(told, kept?.body);
      return kept !== undefined && isSame(kept.body, entry) ? [] : [put(entryKind, id, kept?.version ?? 0, entry)];
    }),
    ...desk.entries
      .filter(({ body }) => body.cancelled !== true && !after.has(body.player))
      .map(({ id, version, body }) => put(entryKind, id, version, { ...body, cancelled: true as const })),
  ];
}

/** Takes back rounds that are not of the chosen side. */
function roundChanges(desk: EventDesk, { rounds }: EventSide): Change[] {
  const after = new Set(rounds.map(({ round }) => round));
  return [
    ...rounds.flatMap((round) => {
      const id = roundId(desk.event.id, round.round);
      const kept = desk.rounds.find((each) => each.id === id);
      return kept !== undefined && isSame(kept.body, round) ? [] : [put(roundKind, id, kept?.version ?? 0, round)];
    }),
    ...desk.rounds
      .filter(({ body }) => body.state !== 'undone' && !after.has(body.round))
      .map(({ id, version, body }) => put(roundKind, id, version, { ...body, state: 'undone' as const })),
  ];
}

/** Results that are taken over count as entered by the acting account. */
function boardChanges(desk: EventDesk, { boards }: EventSide, account: string): Change[] {
  const before = new Set(desk.boards.map(({ body }) => body));
  return boards
    .filter((board) => !before.has(board))
    .map(({ device: _device, ...board }) => {
      const id = boardId(desk.event.id, board.round, board.board);
      const body = board.result === undefined ? board : { ...board, enteredBy: account };
      return put(boardKind, id, versionOf(desk.boards, id), body);
    });
}
