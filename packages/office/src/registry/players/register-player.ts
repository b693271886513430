import { z } from 'zod';
import { NOBODY } from '../../access/actor.ts';
import { namesAgree } from '../../events/reports/other-names.ts';
import { listedByIds } from '../../fide-register/find-listed.ts';
import { listedFacts } from '../../fide-register/listed-facts.ts';
import { registerState } from '../../fide-register/open-register.ts';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { toldShape } from '../../kit/record-fields.ts';
import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { FidePages, Kept } from '../../ports.ts';
import { amended } from '../as-seen.ts';
import { givenId, nextId } from '../given-id.ts';
import { type LicenceFacts, licenceRefusals, loadLicence, withLicence } from '../licences/licence-facts.ts';
import { fideIdSchema, PLAYER_FIELDS, type Player, playerKind } from './player.ts';
import { birthRefusals } from './player-facts.ts';
import { comparedBy, mayBeBornAlike, similarPlayers } from './similar-players.ts';

/** Registers a player: with a licence for a club, without a club (`-`), or as a guest without a licence. */
export const registerPlayer = defineAct({
  kind: 'player.register',
  command: z.strictObject({
    player: givenId.optional(),
    ...toldShape(PLAYER_FIELDS),
    fideId: fideIdSchema.optional(),
    /** Season and club of the first licence. */
    season: z.int().optional(),
    club: z.string().min(1).optional(),
    /** Similar players who were checked and are someone else. */
    evenIfSimilar: z.array(z.string()).max(100).optional(),
  }),
  outcome: z.strictObject({ player: z.string(), number: z.int() }),
  subject: (_command, outcome: { player: string; number: number }) => ({ kind: 'player', id: outcome.player }),
  load: async (reading, command, { fidePages }) => {
    const count = await reading.count(playerKind);
    const { season, club } = command;
    return {
      count,
      next: await nextId(reading, playerKind, count),
      present: command.player === undefined ? undefined : await reading.get(playerKind, command.player),
      similar: await similarPlayers(reading, comparedBy(NOBODY, command)),
      listed: fidePages && (await listedAs(fidePages, command)),
      licence: season === undefined ? undefined : await loadLicence(reading, { season, club: club ?? '-' }),
    };
  },
  scope: (_facts, { club }) => ({ club }),
  decide: ({ count, next, present, similar, listed, licence }, command, terms) => {
    const { player: given, fideId, season, club, evenIfSimilar = [], ...facts } = command;
    // Others than officers are told by the year, since a date could be found out day by day (D-OFF-1304).
    const compared = comparedBy(terms.actor, command);
    const alike = similar.filter(({ body }) => isLinked(body, fideId) || mayBeBornAlike(body, compared));
    const refused = [...birthRefusals(facts, terms.today), ...similarRefusals(alike, command, evenIfSimilar)];
    if (present !== undefined)
      refused.push(invalid('player-exists', { id: present.id, name: present.body.name }, { field: 'player' }));
    if (evenIfSimilar.length > 0 && !terms.actor.roles.includes('officer'))
      refused.push(invalid('similar-by-officer', {}, { field: 'evenIfSimilar' }));
    refused.push(...firstLicenceRefusals(licence, { season, club }, terms.today));
    if (refused.length > 0) return refuse(...refused);
    const player = given ?? next;
    const fide = fideId !== undefined && { fide: { id: fideId } };
    const person = { ...fide, ...withoutSecondBirth(listed, facts), ...facts, number: count, licences: {} };
    const body = amended<Player>(person, {});
    const licensed = season === undefined ? body : withLicence(body, { season, club: club ?? '-', on: terms.today });
    return { changes: [put(playerKind, player, 0, licensed)], outcome: { player, number: count } };
  },
});

type Copied = ReturnType<typeof listedFacts>;

/**
 * Data from FIDE's list, if the id is there with a matching name (D-OFF-583); the command's own values take precedence.
 */
async function listedAs(
  pages: FidePages,
  { fideId, name }: { readonly fideId?: string | undefined; readonly name: string },
): Promise<Copied | undefined> {
  const found = fideId === undefined ? undefined : (await listedByIds(pages, [fideId])).get(fideId);
  const date = found && (await registerState(pages))?.listed;
  if (found === undefined || date === undefined || !namesAgree(found.name, name)) return undefined;
  return listedFacts(found, date);
}

function withoutSecondBirth(listed: Copied | undefined, { birthDate }: Pick<Player, 'birthDate'>): Partial<Copied> {
  const { birthYear, ...others } = listed ?? {};
  return { ...others, ...(birthDate === undefined && birthYear !== undefined && { birthYear }) };
}

const isLinked = ({ fide }: Player, fideId: string | undefined): boolean => fideId !== undefined && fide?.id === fideId;

/** One refusal for each similar player not checked yet. A FIDE id always belongs to a single player. */
function similarRefusals(
  similar: readonly Kept<Player>[],
  { fideId }: { readonly fideId?: string | undefined },
  lookedAt: readonly string[],
): Refusal[] {
  return similar.flatMap(({ id, body }) => {
    if (isLinked(body, fideId))
      return [invalid('fide-id-taken', { fideId: fideId ?? '', id, name: body.name }, { field: 'fideId' })];
    return lookedAt.includes(id) ? [] : [invalid('player-similar', { id, name: body.name }, { field: 'name' })];
  });
}

function firstLicenceRefusals(
  licence: LicenceFacts | undefined,
  { season, club }: { readonly season?: number | undefined; readonly club?: string | undefined },
  today: string,
): Refusal[] {
  if (licence === undefined || season === undefined)
    return club === undefined ? [] : [invalid('licence-without-season', { club }, { field: 'season' })];
  return licenceRefusals(licence, { season, club: club ?? '-' }, today);
}
