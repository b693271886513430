import {
  conclude,
  type Finding,
  findingOf,
  type Norms,
  type NormVerdict,
  type Reason,
  reason,
  type StandingsRow,
  type Tournament,
  type TournamentPlayer,
} from '@escala/core';
import { judgeHomologation } from '../homologation/judge-homologation.ts';
import { judgingDay } from '../office-terms/since.ts';
import { eventOverFindings } from '../promotions/event-over.ts';
import { type PlayerRound, roundsByPlayer } from '../promotions/player-rounds.ts';
import { normByScore, type ScoreFacts } from './norm-by-score.ts';
import { type NormRules, normRules } from './parameters.ts';
import { placeGround } from './place-grounds.ts';
import { fideGround } from './title-grounds.ts';

export interface NormOptions {
  /** The final order, where places count by themselves. */
  readonly standing?: readonly Pick<StandingsRow, 'rank' | 'player'>[];
}

/** Norms and titles of Catalan Master that a tournament gives, with the working of everybody. */
export function judgeNorms(tournament: Tournament, options: NormOptions = {}): Norms {
  const rules = normRules(judgingDay(tournament.event));
  const rounds = roundsByPlayer(tournament);
  const places = new Map(options.standing?.map(({ player, rank }) => [player, rank]));
  const homologation = homologationReasons(tournament);
  const facts: ScoreFacts = {
    rounds: tournament.rounds,
    delegation: tournament.event?.delegation,
    players: new Map(tournament.players.map((player) => [player.id, player])),
  };
  const players = tournament.players
    .map((player) => {
      const place = placeGround(rules, { ...tournament.event, place: places.get(player.id) });
      return judgePlayer(rules, facts, player, rounds.get(player.id)!, homologation.recorded, place);
    })
    .sort((a, b) => b.points - a.points || (a.player < b.player ? -1 : 1));
  return {
    format: 'escala/norms@1',
    regulation: 'fce-1990',
    rounds: tournament.rounds,
    players,
    findings: [...eventOverFindings(tournament), ...homologation.findings],
  };
}

function judgePlayer(
  rules: NormRules,
  facts: ScoreFacts,
  player: TournamentPlayer,
  own: readonly PlayerRound[],
  homologated: Reason,
  place: ReturnType<typeof placeGround>,
): NormVerdict {
  const { reached, ...score } = normByScore(rules, facts, own);
  const byTitle = fideGround(rules, player.title);
  const grounds = [...(place === undefined ? [] : [place.reason]), ...(byTitle.holds === 'yes' ? [byTitle] : [])];
  const byPlace = place?.reason.holds === 'yes' ? place.gives : undefined;
  return {
    player: player.id,
    norm: (reached && homologated.holds !== 'no') || byPlace === 'norm',
    title: byTitle.holds === 'yes' || byPlace === 'title',
    ...score,
    reasons: [homologated, ...score.reasons],
    grounds,
  };
}

/**
 * MC norma 3 wants a homologated event. The federation's word decides; without it the event is taken as homologated, and what
 * the document tells against it is said beside the norms (D-COMP-39).
 */
function homologationReasons(tournament: Tournament): { recorded: Reason; findings: Finding[] } {
  const word = tournament.event?.homologated;
  const recorded = reason(
    'fce-1990.norm-homologated',
    'MC norma 3',
    word ?? 'unknown',
    {},
    word === undefined ? { decisions: ['D-COMP-39'] } : {},
  );
  if (word !== undefined) return { recorded, findings: [] };
  const norms = judgeHomologation(tournament).purposes.find(({ purpose }) => purpose === 'norms');
  const against = conclude(norms?.reasons ?? []).reasons.filter(({ holds }) => holds === 'no');
  return { recorded, findings: [recorded, ...against].map((given) => findingOf(given, 'warning')) };
}
