import { z } from 'zod';
import { type Actor, isOwnPlayer } from '../access/actor.ts';
import { personOnRecord } from '../access/person-on-record.ts';
import { defineAct, put, refuse } from '../kit/act.ts';
import { canonicalText } from '../kit/act-entry.ts';
import { forbidden, invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { listId, listKind, type OfficialList } from '../rating/lists/list.ts';
import { type Player, playerKind } from '../registry/players/player.ts';
import {
  type Claim,
  type ClaimMatter,
  type ClaimWindow,
  claimKind,
  claimLine,
  claimMatterSchema,
  claimTextSchema,
  claimWindowSchema,
} from './claim.ts';
import { type ClaimedGame, countsFor, isOnList, loadClaimedGame } from './claimed-line.ts';
import { isWithin, windowOfList } from './window-of-list.ts';

const commandSchema = z.strictObject({
  player: z.string(),
  list: z.strictObject({ series: z.string(), date: z.iso.date() }),
  about: claimMatterSchema,
  text: claimTextSchema,
  evidence: z.array(claimTextSchema).max(20).optional(),
  /** For a claim on paper, which an officer enters: the day it reached the office (D-OFF-82, D-OFF-406). */
  receivedOn: z.iso.date().optional(),
});
type Command = z.infer<typeof commandSchema>;

interface Facts {
  readonly player: Kept<Player> | undefined;
  /** Every number the person may have on a list or in a report (D-OFF-310). */
  readonly person: readonly Kept<Player>[];
  readonly list: Kept<OfficialList> | undefined;
  readonly isListed: boolean;
  readonly game: ClaimedGame | undefined;
  /** Claims about the same line. */
  readonly earlier: readonly Kept<Claim>[];
  /** Opponents in contested games, by their numbers: the players the games count for. */
  readonly opponents: ReadonlyMap<string, string>;
}

interface Opened {
  readonly claim: string;
  readonly window: ClaimWindow | null;
}

/** A player contests a line of a published list, or a game of it (fce-2016 8.4). */
export const openClaim = defineAct({
  kind: 'claim.open',
  command: commandSchema,
  outcome: z.strictObject({ claim: z.string(), window: claimWindowSchema.nullable() }),
  subject: (_command, { claim }: Opened) => ({ kind: 'claim', id: claim }),
  load: loadFacts,
  scope: (_facts, { player }) => ({ player }),
  decide: (facts, command, { today, actor, newId }) => {
    const openedOn = command.receivedOn ?? today;
    const refused = [
      ...playerRefusals(facts, command),
      ...listRefusals(facts, command, openedOn),
      ...gameRefusals(facts, command),
      ...sameMatter(facts, command),
      ...receiptRefusals(command, actor, today),
    ];
    if (refused.length > 0 || facts.list === undefined) return refuse(...refused);
    const window = windowOfList(facts.list.body);
    const claim = newId();
    const body: Claim = {
      player: command.player,
      list: command.list,
      about: command.about,
      text: command.text,
      evidence: (command.evidence ?? []).map((text) => ({ text, by: actor.account, on: today })),
      openedBy: actor.account,
      openedOn,
      ...(window === undefined ? {} : { window }),
      state: 'open',
    };
    return { changes: [put(claimKind, claim, 0, body)], outcome: { claim, window: window ?? null } };
  },
});

async function loadFacts(reading: Reading, command: Command): Promise<Facts> {
  const player = await reading.get(playerKind, command.player);
  const list = await reading.get(listKind, listId(command.list.series, command.list.date));
  const found = await personOnRecord(reading, command.player);
  const person = found === undefined ? [] : [found.kept, ...found.duplicates];
  const earlier: Kept<Claim>[] = [];
  for (const { id } of person)
    earlier.push(...(await reading.find(claimKind, { key: 'line', equals: claimLine(command.list, id) })));
  return {
    player,
    person,
    list,
    isListed: list !== undefined && (await isOnList(reading, list.body, person)),
    game: await loadClaimedGame(reading, command.about),
    earlier,
    opponents: await loadOpponents(reading, [command.about, ...earlier.map(({ body }) => body.about)]),
  };
}

async function loadOpponents(reading: Reading, matters: readonly ClaimMatter[]): Promise<ReadonlyMap<string, string>> {
  const ids = matters.flatMap((about) => (about.kind === 'game' ? [about.opponent] : []));
  return new Map((await reading.getMany(playerKind, ids)).map((player) => [player.id, countsFor(player)]));
}

function playerRefusals({ player }: Facts, { player: id }: Command): Refusal[] {
  if (player === undefined) return [missing('player-unknown', { id }, { field: 'player' })];
  const { mergedInto } = player.body;
  return mergedInto === undefined ? [] : [invalid('player-merged', { id, kept: mergedInto }, { field: 'player' })];
}

function listRefusals({ list, player, isListed }: Facts, { about, list: asked }: Command, on: string): Refusal[] {
  if (list === undefined) return [missing('claim-list-unknown', { ...asked }, { field: 'list' })];
  const refused: Refusal[] = [];
  if (player !== undefined && about.kind === 'line' && !isListed)
    refused.push(invalid('claim-not-on-list', { id: player.id, ...asked }, { field: 'player' }));
  const window = windowOfList(list.body);
  if (window !== undefined && !isWithin(window, on)) {
    const { regulation, article, firstDay, lastDay } = window;
    refused.push(invalid('claim-out-of-time', { on, firstDay, lastDay }, { field: 'list', regulation, article }));
  }
  return refused;
}

/** The game need not be on record: that it is missing, or recorded differently, may be the very claim. */
function gameRefusals({ game, person }: Facts, { about, player: id, list }: Command): Refusal[] {
  if (about.kind === 'line' || game === undefined) return [];
  const { event, opponent, participants } = game;
  const refused: Refusal[] = [];
  if (opponent === undefined)
    refused.push(missing('player-unknown', { id: about.opponent }, { field: 'about.opponent' }));
  else if (countsFor(opponent) === id)
    refused.push(invalid('claim-opponent-self', { id }, { field: 'about.opponent' }));
  if (event === undefined) return [...refused, missing('event-unknown', { id: about.event }, { field: 'about.event' })];
  if (person.length > 0 && !person.some(({ body }) => participants.has(body.number)))
    refused.push(invalid('claim-not-in-event', { id, event: event.body.name }, { field: 'about.event' }));
  if (event.body.start >= list.date) {
    const values = { event: event.body.name, start: event.body.start, date: list.date };
    refused.push(invalid('claim-event-later', values, { field: 'about.event' }));
  }
  return refused;
}

/** A withdrawn claim may be made again. A game is one matter, whatever is claimed to be wrong with it (D-OFF-160). */
function sameMatter({ earlier, opponents }: Facts, { about }: Command): Refusal[] {
  const asked = matterOf(about, opponents);
  const same = earlier.find(({ body }) => body.state !== 'withdrawn' && matterOf(body.about, opponents) === asked);
  if (same === undefined) return [];
  return [invalid('claim-exists', { claim: same.id, state: same.body.state }, { field: 'about' })];
}

function matterOf(about: ClaimMatter, opponents: Facts['opponents']): string {
  if (about.kind === 'line') return canonicalText(about);
  return canonicalText({ ...about, opponent: opponents.get(about.opponent) ?? about.opponent, wrong: undefined });
}

/**
 * The time limit runs from receipt (8.4): the day must be given for someone else's claim, and cannot be given for one's
 * own (D-OFF-406).
 */
function receiptRefusals({ receivedOn, player }: Command, actor: Actor, today: string): Refusal[] {
  const field = { field: 'receivedOn' };
  const isOnPaper = actor.roles.includes('officer') && !isOwnPlayer(actor, player);
  if (receivedOn === undefined) return isOnPaper ? [invalid('claim-on-paper', {}, field)] : [];
  if (!isOnPaper) return [forbidden('claim-received-by-officer', {}, field)];
  return receivedOn > today ? [invalid('date-after-today', { date: receivedOn, today }, field)] : [];
}
