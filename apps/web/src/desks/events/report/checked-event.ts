import { eventFactsSchema } from '@escala/office';
import { defineDeskPage } from '../../../kit/desk-page.ts';
import { html } from '../../../kit/html.ts';
import type { PartialFacts } from '../event-form-terms.ts';
import { check } from './event-check.ts';

/** The findings on an event being typed: `facts` as JSON. Event forms show it beside them. */
export const checkedEvent = defineDeskPage({
  path: '/desk/events/check',
  needs: ['event.precheck'],
  view: async ({ ask, query, site }) => {
    const { event } = query;
    const checked = { facts: sensibleFacts(query.facts ?? ''), ...(event && { event }) };
    return {
      title: site.translate('web.word.regulations'),
      main: html`<div data-check>${await check(ask, site, checked)}</div>`,
    };
  },
});

/** Incomplete values are left out: the form itself reports them when sent. */
export function sensibleFacts(text: string): PartialFacts {
  const fields = eventFactsSchema.partial().shape;
  const facts: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(typedIn(text))) {
    const read = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields].safeParse(value) : undefined;
    if (read?.success && read.data !== undefined) facts[name] = read.data;
  }
  return facts;
}

function typedIn(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
