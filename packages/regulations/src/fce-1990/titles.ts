import type { Finding, PromotionVerdict, Reason } from '@escala/core';
import type { NormedTitle, TitleRuleBook } from '../contracts/titles.ts';
import { partOfBook } from '../contracts/worded.ts';
import { judgeNorms, normByRating } from './catalan-master/judge-norms.ts';
import { normsHeld, titleVerdict } from './catalan-master/title-grounds.ts';
import { categoryOf } from './entry/category.ts';
import { INDIVIDUAL_OF_CATALONIA, PLAYER_CATEGORIES } from './facts.ts';
import { automaticWithdrawal } from './office-terms/withdrawals.ts';
import { CATALAN_MASTER, IN_FORCE_FROM, normRules, PROMOTIONS } from './parameters.ts';
import { judgePromotions } from './promotions/judge-promotions.ts';
import { NUMBER_SOURCES } from './promotions/opponent-number.ts';
import { FCE_TITLES, fceTitle } from './title-names.ts';

const isUnfinished = ({ code }: Finding): boolean => code === 'fce-1990.event-over';

const holds = (reasons: readonly Reason[], ...codes: readonly Reason['code'][]): boolean =>
  reasons.some((each) => codes.includes(each.code) && each.holds === 'yes');

const catalanMaster: NormedTitle = {
  articles: {
    counted: 'MC norma 3',
    kept: 'MC norma 4',
    needed: 'MC títol 5',
    byRating: 'MC norma 1',
    byInternationalNorm: 'MC títol 2',
  },
  judge: judgeNorms,
  byRating: (rating, games, day) => normByRating(normRules(day), rating, games),
  held: (norms, through, day) => normsHeld(normRules(day), norms, through),
  needed: (day) => normRules(day).normsForTitle,
  verdict: (facts, day) => titleVerdict(normRules(day), facts),
  unfinished: ({ findings }) => findings.filter(isUnfinished),
  // That the event is therefore not homologated adds nothing.
  against: ({ findings }) =>
    findings.filter(
      (finding) =>
        finding.values.holds === 'no' && finding.code !== 'fce-1990.norm-homologated' && !isUnfinished(finding),
    ),
  groundOf: ({ grounds }) => (holds(grounds, 'fce-1990.norm-place') ? 'place' : 'score'),
  givesTitle: ({ grounds }) => holds(grounds, 'fce-1990.title-place'),
  hasScore: ({ reasons }) => holds(reasons, 'fce-1990.norm-percentage', 'fce-1990.norm-last-round'),
  reasonsOfResults: ({ reasons }) => reasons.filter(({ code }) => code !== 'fce-1990.norm-homologated'),
  isByNorms: ({ reasons }) => holds(reasons, 'fce-1990.title-norms'),
};

/** If no table covers the number of rounds, or the category is unknown, nobody is hopeless. */
const isTabled = ({ reasons }: PromotionVerdict): boolean =>
  reasons.some(({ code, holds }) => code === 'fce-1990.promotion-table' && holds === 'yes');

/** Catalan Masters and categories: chapters of the same regulation. */
export const fceTitles1990: TitleRuleBook = {
  id: 'fce-1990',
  title: 'Federació Catalana d’Escacs, Catalan Masters and categories, about 1990',
  inForceFrom: IN_FORCE_FROM,
  revisions: [],
  parameters: {
    ...partOfBook('promotions', PROMOTIONS),
    ...partOfBook('catalan-master', CATALAN_MASTER),
  },
  decisions: ['COMP'],
  known: FCE_TITLES,
  written: fceTitle,
  byNorms: { MC: catalanMaster },
  opponentNumbers: NUMBER_SOURCES,
  categories: {
    names: PLAYER_CATEGORIES,
    of: categoryOf,
    promotions: judgePromotions,
    hopeless: ({ players, rounds }, roundsDone, day, wishes) =>
      players.filter(isTabled).flatMap(({ player, from, points, seconds = 0 }) => {
        if (from === null) return [];
        const score = { category: from, rounds, roundsDone, points, seconds };
        const { withdrawn, reasons } = automaticWithdrawal(score, wishes.has(player), day);
        return withdrawn ? [{ player, hope: reasons[0]! }] : [];
      }),
    withdrawsHopeless: (championship) => championship === INDIVIDUAL_OF_CATALONIA,
  },
};
