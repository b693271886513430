import type { Holds, PerformanceNorm, Reason } from '@escala/core';
import type { AppliedNorm, PerformanceRules, RatingReached } from '@escala/regulations';
import { z } from 'zod';
import { bookOfEvent, titlesOf } from '../../events/book-of-event.ts';
import { type AskedBy, defineQuestion } from '../../kit/question.ts';
import { missing, Refused } from '../../kit/refusal.ts';
import type { OfficePorts, Reading } from '../../ports.ts';
import { playerEvents } from '../../rating/player/player-events.ts';
import { federationOf } from '../../registry/federation/federation.ts';
import { type Player, playerKind } from '../../registry/players/player.ts';
import { normElsewhereKind } from './norm-elsewhere.ts';
import { loadPerformanceEvent } from './performance-tournament.ts';
import { titleByPlaceKind } from './title-by-place.ts';

const normShape = z.strictObject({
  /** Absent for a norm made elsewhere and entered from its certificate (D-FT-13). */
  event: z.string().optional(),
  elsewhere: z
    .strictObject({ norm: z.string(), version: z.int(), place: z.string(), federation: z.string() })
    .optional(),
  name: z.string(),
  start: z.string(),
  end: z.string(),
  norm: z.string(),
  credited: z.int(),
  score: z.number(),
  games: z.int(),
  rp: z.number().nullable(),
  exemption: z.string().nullable(),
  as9: z.boolean(),
  singleRoundDays: z.int().nullable(),
  qualifying: z.string().nullable(),
});
type ApplicationNorm = z.infer<typeof normShape>;

export const judgedTitle = {
  title: z.string(),
  verdict: z.enum(['yes', 'no', 'unknown']) as z.ZodType<Holds>,
  reasons: z.array(z.looseObject({ article: z.string() })) as unknown as z.ZodType<readonly Reason[]>,
};

/** A player's norms, combined by title: what each application has and what it lacks (D-OFF-496). */
export const titleApplications = defineQuestion({
  kind: 'title.applications',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    /** Null if the federation's book of titles has no norms by performance. */
    regulation: z.string().nullable(),
    /** The highest FIDE rating known here. */
    rating: z.int().nullable(),
    applications: z.array(z.strictObject({ ...judgedTitle, norms: z.array(normShape) })),
    /** Titles given by a FIDE rating that the player does not hold (D-OFF-498). */
    byRating: z.array(z.strictObject(judgedTitle)),
    /** Titles by a place in a championship, entered by hand, that the player does not hold (D-FT-6, D-FT-17). */
    byPlace: z.array(
      z.strictObject({
        ...judgedTitle,
        /** The record's id and version, needed for revoking it. */
        id: z.string(),
        version: z.int(),
        name: z.string(),
        placeTaken: z.string(),
        article: z.string(),
        end: z.string(),
        meanwhile: z.string().nullable(),
      }),
    ),
  }),
  ask: async (reading, { player: id }, by, ports) => {
    const player = (await reading.get(playerKind, id))?.body;
    if (player === undefined) throw new Refused([missing('player-unknown', { id }, { field: 'player' })]);
    const rules = (await federationOf(reading))?.competitionRules;
    const titles = titlesOf(bookOfEvent({ rules }));
    const rating = Math.max(0, ...(player.fide?.ratings ?? []).map(({ standard = 0 }) => standard)) || null;
    const { performance } = titles ?? {};
    if (titles === undefined || performance === undefined)
      return { regulation: null, rating, applications: [], byRating: [], byPlace: [] };
    const ids = await idsOf(reading, id);
    const norms = [...(await normsOf(reading, id, by, ports)), ...(await elsewhereOf(reading, ids, performance))].sort(
      (a, b) => (a.end < b.end ? -1 : 1),
    );
    const applications = performance.titles.flatMap((title) => {
      const own = norms.filter(({ norm }) => norm === title);
      if (own.length === 0) return [];
      const { verdict, reasons } = performance.application(
        { title, norms: own satisfies AppliedNorm[], rating },
        by.today,
      );
      return [{ title, verdict, norms: own, reasons }];
    });
    const byRating = performance
      .byRating(ratedPlayer(player), ratingsReached(player, by.today), by.today)
      .map(({ title, verdict, reasons }) => ({ title, verdict, reasons }));
    const holds = (title: string): boolean =>
      player.titles?.some((held) => titles.written(held.title) === title) ?? false;
    const reached = ratingsReached(player, by.today);
    const entered = await Promise.all(
      ids.map((each) => reading.find(titleByPlaceKind, { key: 'player', equals: each })),
    );
    const byPlace = entered.flat().flatMap(({ id: record, version, body }) => {
      if (body.revoked !== undefined || holds(body.title)) return [];
      const { title, name, placeTaken, article, end } = body;
      const { verdict, reasons, meanwhile } = performance.byPlace(body, ratedPlayer(player), reached, by.today);
      return [{ id: record, version, title, name, placeTaken, article, end, verdict, reasons, meanwhile }];
    });
    return { regulation: titles.id, rating, applications, byRating, byPlace };
  },
});

export const ratedPlayer = ({ sex, titles = [] }: Player) => ({ sex, titles: titles.map(({ title }) => title) });

/** FIDE's lists as in the registry; they do not say how many games were rated by then (D-OFF-498). */
export const ratingsReached = ({ fide }: Player, today: string): RatingReached[] =>
  (fide?.ratings ?? []).flatMap(({ from: on, standard }) =>
    standard === undefined || on > today ? [] : [{ rating: standard, on }],
  );

/** Norms the player made in events on record. */
async function normsOf(reading: Reading, player: string, by: AskedBy, ports: OfficePorts): Promise<ApplicationNorm[]> {
  const norms: ApplicationNorm[] = [];
  for (const { event, name, start, end, state } of await eventsOf(reading, player, by, ports)) {
    if (state !== undefined) continue;
    const { rules, tournament } = await loadPerformanceEvent(reading, event);
    const judged = rules?.judge(tournament, player);
    for (const norm of judged?.norms ?? [])
      if (norm.achieved) norms.push({ event, name, start, end, ...figuresOf(norm), ...judged!.event });
  }
  return norms;
}

/** The player and all merged duplicates. */
const idsOf = async (reading: Reading, player: string): Promise<string[]> => [
  player,
  ...(await reading.find(playerKind, { key: 'mergedInto', equals: player })).map(({ id }) => id),
];

/** Norms entered from their certificates. */
async function elsewhereOf(
  reading: Reading,
  ids: readonly string[],
  { elsewhere }: PerformanceRules,
): Promise<ApplicationNorm[]> {
  const kept = await Promise.all(ids.map((id) => reading.find(normElsewhereKind, { key: 'player', equals: id })));
  return kept
    .flat()
    .filter(({ body }) => body.revoked === undefined)
    .map(({ id, version, body }) => {
      const { norm, name, place, federation, start, end, score, games } = body;
      const { verdict: _verdict, reasons: _reasons, ...judged } = elsewhere(body);
      return { name, start, norm, score, games, ...judged, end, elsewhere: { norm: id, version, place, federation } };
    });
}

const figuresOf = ({ norm, credited, score, games, rp, exemption, as9 }: PerformanceNorm) => ({
  norm,
  credited: credited ?? 0,
  score,
  games,
  rp,
  exemption,
  as9,
});

const PAGE = 100;

/** All events of a player, from all pages of the answer. */
async function eventsOf(reading: Reading, player: string, by: AskedBy, ports: OfficePorts) {
  const found = [];
  for (let page = 1, total = 1; found.length < total; page++) {
    const answer = await playerEvents.ask(reading, { player, page, size: PAGE }, by, ports);
    if (answer.events.length === 0) break;
    total = answer.total;
    found.push(...answer.events);
  }
  return found;
}
