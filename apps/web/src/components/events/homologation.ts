import type { Homologation } from '@escala/core';
import { type Html, html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import type { NameOf } from '../reasons/named-values.ts';
import { reasonList } from '../reasons/reasons.ts';

/** What the event may count for by the competition rules, condition by condition. */
export function homologationSection(site: Site, { events }: Homologation, nameOf?: NameOf): Html {
  const { translate } = site;
  const purposes = events.flatMap((event) => event.purposes);
  if (purposes.length === 0) return html``;
  return html`<section><h2>${translate('web.verdict.homologation')}</h2>
${purposes.map(
  ({
    purpose,
    verdict,
    reasons,
  }) => html`<details class="verdict"><summary><span class="holds-${verdict}">${translate(`cli.homologation.${purpose}`, { verdict })}</span></summary>
${reasonList(site, reasons, { nameOf })}</details>`,
)}</section>`;
}
