import type {
  ClubTeam,
  CountedOpponent,
  DocumentTypes,
  EventRecord,
  GameRecord,
  HeadToHeadInput,
  HeadToHeadOutput,
  HomologationVerdict,
  LineUp,
  ListedPlayer,
  Norms,
  NormVerdict,
  PairedBoard,
  PairedRound,
  PlayerFacts,
  Promotions,
  PromotionVerdict,
  PublishedFinding,
  Reason,
  ScheduledRound,
  ScrabbleInput,
  ScrabbleOutput,
  TeamList,
  Tournament,
  TournamentEvent,
  TournamentGame,
  TournamentPlayer,
} from '@escala/core';
import { expect, it } from 'vitest';
import type { FindingsDocument } from './findings-document.ts';
import type { HeadToHeadDocument } from './rating-input.ts';
import type { HeadToHeadResult } from './rating-output.ts';
import type { ScrabbleDocument } from './scrabble-input.ts';
import type { ScrabbleResult } from './scrabble-output.ts';
import type { LineUpDocument, TeamListDocument } from './team-list.ts';
import type { TournamentDocument } from './tournament.ts';
import type { NormsDocument, PromotionsDocument } from './verdict.ts';

/** True for the compiler if two records have the same fields: neither may have one that the other drops. */
type SameFields<A, B> = [Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>] extends [never] ? true : false;

/** Every paired round, from the engine or from a schedule, is such a document. */
type RoundDocument = DocumentTypes['round'];
type ReadonlyRound = Omit<Readonly<RoundDocument>, 'pairs' | 'byes' | 'free' | 'byeSteps' | 'whatIf'> & {
  readonly pairs: readonly Omit<RoundDocument['pairs'][number], 'trace' | 'steps'>[];
  readonly byes?: readonly string[];
  readonly free?: readonly string[];
};
type IsA<Given, Wanted> = Given extends Wanted ? true : false;

type NormRow = NormsDocument['players'][number];
type PromotionRow = PromotionsDocument['players'][number];
type ClubFields = 'club' | 'players' | 'teams';

it('schemas and core know the same fields', () => {
  const same: true[] = [
    true satisfies IsA<PairedRound | ScheduledRound, ReadonlyRound>,
    true satisfies IsA<LineUpDocument['home'] & { round: number }, LineUp>,
    true satisfies SameFields<HeadToHeadInput, HeadToHeadDocument>,
    true satisfies SameFields<PlayerFacts, HeadToHeadDocument['players'][number]>,
    true satisfies SameFields<EventRecord, HeadToHeadDocument['events'][number]>,
    true satisfies SameFields<GameRecord, HeadToHeadDocument['events'][number]['games'][number]>,
    true satisfies SameFields<ScrabbleInput, ScrabbleDocument>,
    true satisfies SameFields<HeadToHeadOutput, HeadToHeadResult>,
    true satisfies SameFields<PublishedFinding, HeadToHeadResult['findings'][number]>,
    true satisfies SameFields<ScrabbleOutput, ScrabbleResult>,
    true satisfies SameFields<Tournament, TournamentDocument>,
    true satisfies SameFields<TournamentPlayer, TournamentDocument['players'][number]>,
    true satisfies SameFields<TournamentGame, TournamentDocument['games'][number]>,
    true satisfies SameFields<TournamentEvent, NonNullable<TournamentDocument['event']>>,
    true satisfies SameFields<PairedRound & ScheduledRound, RoundDocument>,
    true satisfies SameFields<PairedBoard, RoundDocument['pairs'][number]>,
    true satisfies SameFields<TeamList, TeamListDocument>,
    true satisfies SameFields<ListedPlayer, TeamListDocument['players'][number]>,
    true satisfies SameFields<ClubTeam, TeamListDocument['teams'][number]>,
    true satisfies SameFields<Omit<LineUp, 'round'>, Omit<LineUpDocument['home'], ClubFields>>,
    true satisfies SameFields<Norms, NormsDocument>,
    true satisfies SameFields<NormVerdict, NormRow>,
    true satisfies SameFields<Reason & { message: string }, NormRow['reasons'][number]>,
    true satisfies SameFields<CountedOpponent, NormRow['opponents'][number]>,
    true satisfies SameFields<Promotions, PromotionsDocument>,
    true satisfies SameFields<PromotionVerdict, PromotionRow>,
    true satisfies SameFields<HomologationVerdict, NonNullable<FindingsDocument['events']>[number]>,
  ];
  expect(same).not.toContain(false);
});
