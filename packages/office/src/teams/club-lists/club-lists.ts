import { z } from 'zod';
import { reasonSchema } from '../../events/verdict.ts';
import { sentenceSchema } from '../../kit/finding.ts';
import { defineQuestion } from '../../kit/question.ts';
import { reasonsShown } from '../answer-shapes.ts';
import { namedReasons, namesOfPlayers } from '../line-ups/named-reasons.ts';
import { clubListSchema, toldPlayersSchema } from './club-list.ts';
import { clubListVerdict, lastDayToGrow, loadClubList } from './club-list-verdict.ts';

const { season, club } = clubListSchema.shape;

const orderedShape = z.strictObject({
  id: z.string(),
  number: z.string(),
  name: z.string().optional(),
  /** `place`: from 1, the strongest; `team`: where the player is a regular. */
  place: z.int(),
  team: z.string().nullable(),
});

const verdictShape = z.strictObject({
  verdict: z.enum(['yes', 'no', 'unknown']),
  players: z.array(orderedShape),
  teams: z.array(
    z.strictObject({ id: z.string(), boards: z.int(), first: z.int(), last: z.int(), regulars: z.array(z.string()) }),
  ),
  reasons: z.array(reasonSchema),
  /** Players who are unknown or of another club; words under `refusal.<code>`. */
  faults: z.array(sentenceSchema<'refusal'>().extend({ field: z.string() })),
});

/** The verdict on a club's list, before it is submitted. */
export const checkClubList = defineQuestion({
  kind: 'club-list.check',
  input: z.strictObject({ season, club, players: toldPlayersSchema }),
  answer: verdictShape,
  scope: async (_reading, { club: own }) => ({ club: own }),
  ask: async (reading, asked, { today }): Promise<z.infer<typeof verdictShape>> => {
    const facts = await loadClubList(reading, asked);
    const { judged, growth, refused } = clubListVerdict(facts, asked, today);
    const fails = refused.length > 0 || growth.some(({ holds }) => holds === 'no');
    return {
      verdict: fails ? 'no' : judged.verdict,
      players: judged.players.map(({ id, number, name, place, team }) => ({ id, number, name, place, team })),
      teams: judged.teams.map(({ id, boards, first, last, regulars }) => ({
        id,
        boards,
        first,
        last,
        regulars: [...regulars],
      })),
      reasons: reasonsShown(namedReasons([...judged.reasons, ...growth], namesOfPlayers(facts.known))),
      faults: refused.map(({ code, field = '', values }) => ({ code, field, values: { ...values } })),
    };
  },
});

const shownShape = z.strictObject({
  version: z.int(),
  submittedOn: z.iso.date().optional(),
  /**
   * Once matches of one of its teams are drawn, the list can only grow (D-OFF-24), and only until a certain day if the
   * rounds have dates (Delegats 5.2.2.1).
   */
  onlyGrows: z.boolean(),
  growsUntil: z.iso.date().optional(),
  players: z.array(z.strictObject({ id: z.string(), number: z.string(), name: z.string().optional() })),
  teams: z.array(z.strictObject({ id: z.string(), league: z.string(), letter: z.string(), name: z.string() })),
});

/** A club's list by strength, and its teams. The list is sealed: only for the club itself. */
export const showClubList = defineQuestion({
  kind: 'club-list.show',
  input: z.strictObject({ season, club }),
  answer: shownShape,
  scope: async (_reading, { club: own }) => ({ club: own }),
  ask: async (reading, asked): Promise<z.infer<typeof shownShape>> => {
    const facts = await loadClubList(reading, { ...asked, players: [] });
    const { sheet, isDrawn } = facts;
    const growsUntil = lastDayToGrow(facts);
    return {
      version: sheet.list?.version ?? 0,
      ...(sheet.list !== undefined && { submittedOn: sheet.list.body.submittedOn }),
      onlyGrows: sheet.list !== undefined && isDrawn,
      ...(growsUntil !== undefined && { growsUntil }),
      players: sheet.players.map(({ id, number, name }) => ({ id, number, name })),
      teams: sheet.entered.map(({ id, body: { league, letter, name } }) => ({ id, league, letter, name })),
    };
  },
});
