import {
  conclude,
  type HomologationPurpose,
  type HomologationVerdict,
  type Reason,
  reason,
  type Tournament,
} from '@escala/core';
import type { HomologationOptions } from '../../contracts/competition.ts';
import { categoryOf } from '../entry/category.ts';
import { catalanEvent } from '../facts.ts';
import { type HomologationRules, homologationRules, judgingDay } from '../parameters.ts';
import { ratingBySource } from '../promotions/opponent-number.ts';
import { closedForNorms, closedForRating } from './closed-event.ts';
import { eventKind, type HomologationFacts } from './facts.ts';
import { activeForRating, blitzForRating } from './fast-event.ts';
import { hopelessPairings } from './hopeless-pairings.ts';
import { openForNorms, openForRating } from './open-event.ts';

/** Whether a tournament meets the conditions for Catalan rating and Catalan Master norms, condition by condition. */
export function judgeHomologation(tournament: Tournament, options: HomologationOptions = {}): HomologationVerdict {
  const rules = homologationRules(judgingDay(tournament.event));
  const facts = factsOfTournament(rules, tournament);
  const pairings = facts.kind === 'open' ? [hopelessPairings(tournament)] : [];
  return judgeFacts(rules, facts, options, pairings);
}

export function judgeFacts(
  rules: HomologationRules,
  facts: HomologationFacts,
  options: HomologationOptions,
  further: readonly Reason[] = [],
): HomologationVerdict {
  const judged = (purpose: HomologationPurpose, reasons: readonly Reason[]) => ({
    purpose,
    ...conclude([...reasons, ...further].map((given) => waive(given, options.waived ?? []))),
  });
  const purposes =
    facts.kind === 'closed'
      ? [judged('rating', closedForRating(rules, facts)), judged('norms', closedForNorms(rules, facts))]
      : facts.kind === 'open'
        ? [judged('rating', openForRating(rules, facts)), judged('norms', openForNorms(rules, facts))]
        : [judged('rating', otherConditions(rules, facts))];
  return { ...(facts.name === undefined ? {} : { event: facts.name }), kind: facts.kind, purposes };
}

function otherConditions(rules: HomologationRules, facts: HomologationFacts): readonly Reason[] {
  if (facts.kind === 'active') return activeForRating(rules, facts);
  if (facts.kind === 'blitz') return blitzForRating(rules, facts);
  return [reason('fce-1990.homologation-kind', 'Oberts nota', 'unknown', {})];
}

function waive(given: Reason, waived: readonly string[]): Reason {
  return given.holds !== 'yes' && waived.includes(given.code) ? { ...given, waived: true } : given;
}

function factsOfTournament(rules: HomologationRules, tournament: Tournament): HomologationFacts {
  const event = catalanEvent(tournament.event);
  return {
    name: tournament.name,
    kind: event.kind ?? eventKind(rules, tournament.system, event.timeControl),
    rounds: tournament.rounds,
    players: tournament.players.map((player) => ({
      id: player.id,
      club: player.club,
      category: categoryOf(player),
      rating: ratingBySource(player)?.rating,
    })),
    event,
  };
}
