import { findingMessage } from '@escala/messages';
import type { previewList } from '@escala/office/questions';
import { articleLink } from '../../../components/articles.ts';
import { eventHref } from '../../../components/events/event-frame.ts';
import { playerLink } from '../../../components/player-link.ts';
import { card } from '../../../components/ui/card.ts';
import { type Html, html, NOTHING } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

type Finding = Awaited<ReturnType<(typeof previewList)['ask']>>['findings'][number];

type Names = Readonly<Record<string, string>>;

const MOST = 200;

/** What the regulation has to say of the list: it comes out all the same, but somebody has read it. */
export function listFindings(site: Site, findings: readonly Finding[], names: Names = {}): Html {
  const { translate } = site;
  if (findings.length === 0) return NOTHING;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return card(
    { title: html`<span id="findings">${translate('web.desk-office.list-findings')}</span>` },
    html`<details><summary>${translate('web.desk-office.finding-count', { errors, warnings: findings.length - errors })}</summary>
<ul class="reasons">${findings.slice(0, MOST).map((finding) => line(site, finding, names))}</ul></details>`,
  );
}

function line(site: Site, finding: Finding, names: Names): Html {
  const { severity, code, article, event, player } = finding;
  return html`<li class="holds-${severity === 'error' ? 'no' : 'unknown'}"><span class="mark" aria-hidden="true">${severity === 'error' ? '✗' : '!'}</span>
<span>${event !== undefined && html`<a href="${eventHref(site, event)}">${names[event] ?? event}</a>: `}${player !== undefined && html`${playerLink(site, player, names[player] ?? player)}: `}${findingMessage(finding, site)}
<span class="cite">[${articleLink(site, code.slice(0, code.indexOf('.')), article)}]</span></span></li>\n`;
}
