import {
  type NormGame,
  type PerformanceNorm,
  type PerformanceNorms,
  type Reason,
  reason,
  type Tournament,
  type TournamentPlayer,
} from '@escala/core';
import { countsAs } from '../conditions/average.ts';
import { eventConditions } from '../conditions/event.ts';
import { exemptionOf, hasManyForeigners } from '../conditions/exemptions.ts';
import { isNine } from '../conditions/number-of-games.ts';
import { NORM_TITLES, type NormTitle } from '../parameters.ts';
import { isOfWomen } from '../title-names.ts';
import { type ChosenSet, chooseSet, credited } from './choose-set.ts';
import { type CountedGame, type FullSet, fullSet } from './counted-games.ts';
import { eventWorth } from './event-worth.ts';
import { type Field, fieldOf, isPredetermined } from './field.ts';
import type { SetFacts } from './set-facts.ts';
import { missingFacts, setRemarks } from './set-remarks.ts';

/** The norms of one player, or of everybody who has played. */
export function judgeNorms(tournament: Tournament, player?: string): PerformanceNorms {
  const field = fieldOf(tournament);
  const event = eventConditions(field);
  const many = hasManyForeigners(field);
  const candidates = [...field.players.values()].filter(
    ({ id }) => (player === undefined || id === player) && field.roundsOf(id).some(({ kind }) => kind === 'game'),
  );
  const norms = candidates.flatMap((candidate) => {
    const full = fullSet(field, candidate);
    const exemption = exemptionOf(field, candidate, many);
    return titlesOf(candidate).map((title) => normOf(field, event, chooseSet(field, title, full, exemption)));
  });
  return {
    format: 'escala/norms@1',
    regulation: 'fide-titles-2024',
    rounds: field.tournament.rounds,
    event: eventWorth(field),
    conditions: event,
    norms,
    findings: missingFacts(field, candidates),
  };
}

/** WGM and WIM are for women; if a player's sex is unknown, a finding asks for it. */
export const titlesOf = ({ sex }: TournamentPlayer): readonly NormTitle[] =>
  NORM_TITLES.filter((title) => sex === 'f' || !isOfWomen(title));

function normOf(field: Field, event: readonly Reason[], set: ChosenSet): PerformanceNorm {
  const { facts, exemption, dropped, applied } = set;
  const { full, title, games } = facts;
  const leftOut =
    applied === null ? full.leftOut : full.leftOut.filter(({ round }) => games.every((game) => game.round !== round));
  const reasons = [...stillOpen(field, full), ...setRemarks(set, leftOut), ...set.reasons];
  const isHindered = event.some(({ holds }) => holds === 'no') || !isOver(field);
  const achieved = set.makes && !isHindered;
  return {
    player: full.player.id,
    norm: title,
    achieved,
    games: games.length,
    score: facts.halfPoints / 2,
    ra: facts.ra,
    rp: facts.rp,
    titled: facts.titled,
    required: facts.required,
    federations: facts.federations,
    own: facts.own,
    most: facts.most,
    raised: facts.raised,
    needed: facts.needed === null ? null : facts.needed / 2,
    credited: achieved ? credited(facts) : null,
    as9: isNine(facts),
    applied,
    exemption,
    dropped,
    leftOut,
    failures: [...new Set([...event, ...reasons].flatMap(({ holds, article }) => (holds === 'no' ? [article] : [])))],
    opponents: games.map((game) => gameOf(facts, game)),
    reasons,
  };
}

/** If opponents are known from the start, every game counts, and a norm is made only after the last. */
function isOver(field: Field): boolean {
  const { tournament, lastRound } = field;
  return (
    !isPredetermined(field) ||
    (lastRound >= tournament.rounds && tournament.games.every(({ result }) => result !== undefined))
  );
}

const stillOpen = (field: Field, { games }: FullSet): Reason[] =>
  isOver(field)
    ? []
    : [
        reason('fide-titles-2024.event-over', '1.4.1', 'unknown', {
          games: games.length,
          rounds: field.tournament.rounds,
        }),
      ];

function gameOf({ field, title, raised }: SetFacts, { round, opponent, halfPoints }: CountedGame): NormGame {
  const { id, federation, title: held, rating } = opponent;
  return {
    round,
    opponent: id,
    federation: federation ?? null,
    title: held ?? null,
    rating: rating ?? null,
    counts: Math.max(countsAs(field.numbers, rating), id === raised ? field.numbers.ratingFloor[title] : 0),
    points: halfPoints / 2,
  };
}
