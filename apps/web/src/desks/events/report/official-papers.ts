import type { ReportName } from '@escala/regulations';
import { articleLink } from '../../../components/articles.ts';
import { bookOf } from '../../../components/competition-book.ts';
import { paperLink } from '../../../components/paper-link.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';
import type { DeskEvent } from '../desk-event.ts';

/**
 * What the organiser of an official event has to hand in (Proves
 * oficials 1 to 5), with what we can print of it (D-OFF-362).
 */
export function officialPapers(site: Site, shown: DeskEvent): Value {
  const { translate } = site;
  const { event, entries } = shown;
  const { system } = event;
  const book = bookOf(event);
  const required = book.homologation?.requiredReports;
  if (system === undefined || required === undefined) return undefined;
  const players = entries.map(({ player, category, title }) => ({ id: player, category, title }));
  return html`<details class="more"${event.flags?.official && html` open`}><summary>${translate('web.official-papers.title')}</summary>
<p>${translate('web.official-papers.about')}</p>
<ul>${required({ system, players }).map(
    ({ report, article }) =>
      html`<li>${translate(`web.official-papers.${report}`)} [${articleLink(site, book.id, article)}]${printed(site, shown, report)}</li>\n`,
  )}</ul></details>`;
}

/** The regulation's card has a player's opponents, colours and results; so does a row of the crosstable. */
function printed(site: Site, { id, rounds }: DeskEvent, report: ReportName): Value {
  const { translate } = site;
  if (rounds.length === 0 || report === 'reports' || report === 'score-sheets') return undefined;
  const links =
    report === 'results-by-round'
      ? [
          ...rounds.map(({ round }) =>
            paperLink(site, id, 'pairings', round, translate('web.word.of-round', { round })),
          ),
          paperLink(site, id, 'standings', undefined, translate('web.official-papers.standings')),
        ]
      : [paperLink(site, id, 'crosstable', undefined, translate('web.official-papers.crosstable'))];
  return html`<br>PDF: ${links.map((link, i): Html => (i === 0 ? link : html` · ${link}`))}`;
}
