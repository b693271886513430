import { dayFrom } from '@escala/core';
import type { MessageKey } from '@escala/messages';
import { articleLink } from '../../../components/articles.ts';
import { leagueBook } from '../../../components/competition-book.ts';
import { type Html, html } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { ActaFields, ActaSide } from './acta-form.ts';

interface Change {
  readonly board: number;
  readonly player: string;
  readonly minute: number;
}

/** Who came in after the start (Suplents 13): as many rows as a team of this size may replace players. */
export function substitutionFields(
  site: Site,
  f: ActaFields,
  { side, name, people }: ActaSide,
  { rules, boards }: { readonly rules: string; readonly boards: number },
  made: readonly Change[],
): Html {
  const { translate, today } = site;
  const { book, teams } = leagueBook({ rules });
  const { article, most, fromMinute, toMinute } = teams.substitutes(boards, dayFrom(today));
  const rows = Math.max(most, made.length);
  const label = (key: MessageKey): string => `${translate(key)} (${name})`;
  return html`<details${made.length > 0 && html` open`}><summary>${translate('web.desk-teams.substitutions', { team: name })}</summary>
<p class="hint">${translate('web.desk-teams.substitutions-hint', { most, from: fromMinute, to: toMinute })} <span class="cite">[${articleLink(site, book, article)}]</span></p>
${Array.from({ length: rows }, (_, i) => {
  const at = `${side}.substitutions.${i}` as const;
  return html`<p class="row" data-substitution>
<label>${translate('web.round.board')}<input type="number" min="1" max="${boards}" size="4" ${f.named(`${at}.board`)} aria-label="${label('web.round.board')}" value="${made[i]?.board}"></label>
<label>${translate('web.desk-teams.came-in')}<select ${f.named(`${at}.player`)} aria-label="${label('web.desk-teams.came-in')}"><option value=""></option>${people.map(
    ([id, player]) => html`<option value="${id}"${id === made[i]?.player && html` selected`}>${player}</option>\n`,
  )}</select></label>
<label>${translate('web.desk-teams.minute')}<input type="number" min="0" max="600" size="4" ${f.named(`${at}.minute`)} aria-label="${label('web.desk-teams.minute')}" value="${made[i]?.minute}"></label></p>\n`;
})}</details>`;
}
