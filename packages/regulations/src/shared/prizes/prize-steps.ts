import { type Decision, type Prize, type PrizeFund, type Step, worthOf } from '@escala/core';
import type { PrizeRules } from '../../contracts/prizes.ts';
import { type NameOf, step } from '../../contracts/step.ts';
import type { ClubTeam } from './award-prizes.ts';
import type { Claim, Entrant } from './choose-prizes.ts';

export interface PrizeStepTerms {
  readonly rules: PrizeRules;
  readonly fund: PrizeFund;
  readonly nameOf: NameOf;
  /** Better placed entrants of the category who take another prize. */
  readonly passed: readonly Entrant[];
}

/**
 * Why an entrant takes a prize: for which places, how shared, and the alternatives. Amounts are coins of `currency`.
 */
export function prizeSteps(claim: Claim, terms: PrizeStepTerms): readonly Step[] {
  return [...teamSteps(claim, terms), ...passedSteps(terms), ...placeSteps(claim, terms), ...otherSteps(claim, terms)];
}

const isTeam = (entrant: Entrant): entrant is ClubTeam => 'players' in entrant;

function teamSteps({ entrant }: Claim, { nameOf }: PrizeStepTerms): Step[] {
  if (!isTeam(entrant)) return [];
  const parts = entrant.players.map(({ player, points }) =>
    step('prizes.team-player', { name: nameOf(player), points }),
  );
  const values = { players: entrant.players.length, points: entrant.points };
  return [step('prizes.team', values, { decisions: ['D-PRZ-8'], parts })];
}

function passedSteps({ passed, nameOf }: PrizeStepTerms): Step[] {
  if (passed.length === 0) return [];
  const names = passed.map(({ id }) => nameOf(id)).join('; ');
  return [step('prizes.passed', { players: passed.length, names }, { decisions: ['D-PRZ-1'] })];
}

function placeSteps(claim: Claim, terms: PrizeStepTerms): Step[] {
  const { fund, rules } = terms;
  const { currency } = fund;
  const { name: category, prizes, sharing } = fund.categories[claim.category]!;
  const { level, firstPlace: first, entrant, prize } = claim;
  const players = level.length;
  const at = level.indexOf(entrant);
  const place = first + at;
  const own = prizes[place - 1] ?? 0;
  const articles = rules.article === undefined ? [] : [rules.article];
  if (typeof prize !== 'number')
    return [
      step('prizes.goods', { place, category, goods: prize.goods }),
      ...(players > 1 ? [step('prizes.goods-by-order', { players, points: entrant.points }, grounds('D-PRZ-4'))] : []),
    ];
  if (sharing === 'none' || players === 1)
    return [
      step(
        'prizes.place',
        { place, category, prize, currency },
        players === 1 && sharing !== 'none' ? { articles } : {},
      ),
      ...(players > 1 ? [step('prizes.by-order', { players, points: entrant.points })] : []),
    ];
  const held = level.map((_, i) => prizes[first - 1 + i] ?? 0);
  const money = held.filter((each) => typeof each === 'number');
  const half = sharing === 'hort' ? Math.floor(worthOf(own) / 2) : 0;
  const pool = money.reduce((sum, each) => sum + each - (sharing === 'hort' ? Math.floor(each / 2) : 0), 0);
  const left = pool % money.length;
  const share = prize - half;
  const last = first + players - 1;
  const parts = held.flatMap((each, i) => placePrize(first + i, each, currency));
  const tied = { players, points: entrant.points, first, last, category };
  // The others in the tie take goods, so the money is not shared.
  if (money.length === 1)
    return [step('prizes.level', tied, { articles, parts }), step('prizes.only-money', { prize, currency })];
  const shared = { players: money.length, pool, share, currency };
  return [
    step('prizes.level', tied, { articles, parts }),
    sharing === 'equal'
      ? step('prizes.equal', shared)
      : own === 0
        ? step('prizes.hort-share', { ...shared, place })
        : step('prizes.hort', { ...shared, place, own: worthOf(own), half, amount: prize }),
    ...(left > 0 ? [step('prizes.odd', { left, currency }, grounds('D-PRZ-3'))] : []),
  ];
}

function placePrize(place: number, prize: Prize, currency: string): Step[] {
  if (prize === 0) return [];
  return typeof prize === 'number'
    ? [step('prizes.place-money', { place, prize, currency })]
    : [step('prizes.place-goods', { place, goods: prize.goods }, grounds('D-PRZ-4'))];
}

function otherSteps({ others, prize: taken }: Claim, { fund }: PrizeStepTerms): Step[] {
  return others.map(({ category, prize }) => {
    const isSame = worthOf(prize) === worthOf(taken);
    const decision = isSame ? 'D-PRZ-2' : 'D-PRZ-1';
    const { name } = fund.categories[category]!;
    return typeof prize === 'number'
      ? step(
          isSame ? 'prizes.other-same' : 'prizes.other-less',
          { category: name, prize, currency: fund.currency },
          grounds(decision),
        )
      : step('prizes.other-goods', { category: name, goods: prize.goods }, grounds(decision));
  });
}

const grounds = (decision: Decision) => ({ decisions: [decision] });
