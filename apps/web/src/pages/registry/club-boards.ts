import { dayFrom } from '@escala/core';
import { textIfAny } from '@escala/messages';
import { ownBook } from '../../components/competition-book.ts';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { MemberRatings } from './club-ratings.ts';

/** How strong the best teams of the club would be: the mean of as many members as a team has boards. */
export function bestBoards(site: Site, rated: MemberRatings | undefined): Html {
  const { translate, today } = site;
  const book = ownBook(site);
  if (rated === undefined || book?.teams === undefined) return html``;
  const best = [...rated.ratings.values()].sort((a, b) => b - a);
  const teams = book.teams.teamSizes(dayFrom(today)).filter(({ boards }) => best.length >= boards);
  if (teams.length === 0) return html``;
  return html`<h2>${translate('web.club.best', { series: rated.name })}</h2>
<dl class="facts">${teams.map(({ boards, parameter }) => {
    return html`<dt>${translate('web.club.best-of', { boards })}</dt>
<dd><strong>${Math.round(meanOf(best.slice(0, boards)))}</strong> <span class="quiet small">${textIfAny(translate, `web.parameter.${book.id}.teams.${parameter}`) ?? parameter}</span></dd>\n`;
  })}</dl>`;
}

const meanOf = (ratings: readonly number[]): number =>
  ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
