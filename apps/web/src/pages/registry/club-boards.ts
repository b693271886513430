import { dayFrom } from '@escala/core';
import { teamRules } from '@escala/regulations/fce-1990';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { MemberRatings } from './club-ratings.ts';

const BOARDS = ['divisionBoards', 'lowerBoards', 'promotionBoards'] as const;

/** How strong the best teams of the club would be: the mean of as many members as a team has boards (fce-1990 Equips 8.1). */
export function bestBoards({ translate, today }: Site, rated: MemberRatings | undefined): Html {
  if (rated === undefined) return html``;
  const rules = teamRules(dayFrom(today));
  const best = [...rated.ratings.values()].sort((a, b) => b - a);
  const teams = BOARDS.filter((name) => best.length >= rules[name]);
  if (teams.length === 0) return html``;
  return html`<h2>${translate('web.club.best', { series: rated.name })}</h2>
<dl class="facts">${teams.map((name) => {
    const boards = rules[name];
    return html`<dt>${translate('web.club.best-of', { boards })}</dt>
<dd><strong>${Math.round(meanOf(best.slice(0, boards)))}</strong> <span class="quiet small">${translate(`web.parameter.fce-1990.teams.${name}`)}</span></dd>\n`;
  })}</dl>`;
}

const meanOf = (ratings: readonly number[]): number =>
  ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
