import { dateInWords } from '../../../components/format.ts';
import { card } from '../../../components/ui/card.ts';
import { icon } from '../../../components/ui/icon.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import { href, type Site } from '../../../kit/site.ts';
import { isDue, type NamedSeries, type Period } from './period.ts';
import type { Preview } from './preview-rows.ts';
import { obstacleText } from './publish-part.ts';

interface Check {
  readonly holds: boolean;
  readonly words: Value;
}

/** Covered by checks of their own. */
const TOLD = ['list-too-early', 'report-undecided'];

/** Checks before a list is published; only obstacles prevent it. */
export function periodChecks(site: Site, { id }: NamedSeries, period: Period, preview: Preview): Html {
  const { translate } = site;
  const { nextList, submitted, missing, refused, registryActs, of } = period;
  const errors = preview.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = preview.findings.length - errors;
  const checks: (Check | false)[] = [
    {
      holds: isDue(period, site.today),
      words: translate('web.desk-office.check-day', { date: dateInWords(site, nextList) }),
    },
    { holds: submitted.length === 0, words: translate('web.desk-office.check-waiting', { events: submitted.length }) },
    of === 'event' && {
      holds: missing.length === 0,
      words: translate('web.desk-office.board-missing', { events: missing.length }),
    },
    refused.length > 0 && {
      holds: false,
      words: translate('web.desk-office.board-refused', { events: refused.length }),
    },
    {
      holds: registryActs === 0,
      words:
        registryActs === 0
          ? translate('web.desk-office.check-registry')
          : html`${translate('web.desk-office.registry-moved', { acts: registryActs })} <a href="${href(site, '/desk/revision')}" data-takes-time>${translate('web.desk-office.see-revision')}</a>`,
    },
    {
      holds: preview.findings.length === 0,
      words:
        preview.findings.length === 0
          ? translate('web.desk-office.check-findings')
          : html`<a href="${href(site, `/desk/lists/${id}#findings`)}" data-takes-time>${translate('web.desk-office.finding-count', { errors, warnings })}</a>`,
    },
    ...preview.obstacles
      .filter(({ code }) => !TOLD.includes(code))
      .map((obstacle) => ({ holds: false, words: obstacleText(site, obstacle) })),
  ];
  return card(
    { title: translate('web.desk-office.before-publishing'), flush: true },
    html`<ul class="rows checks">${checks.map(
      (check) =>
        check &&
        html`<li class="${check.holds ? 'holds' : 'waits'}">${icon(check.holds ? 'done' : 'warning')}<span>${check.words}</span></li>\n`,
    )}</ul>`,
  );
}
