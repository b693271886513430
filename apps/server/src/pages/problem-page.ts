import { type Html, html, type Page, type Site } from '@escala/web';
import type { ProblemDocument } from '../http/problem-document.ts';

type Problem = ProblemDocument['problems'][number];

/** What went wrong, as a page. */
export function problemPage(problem: ProblemDocument, site: Site): Page {
  return {
    title: problem.title,
    main: html`<div class="notice error">${problem.problems.map((each) => html`<p>${whichField(each)}${each.message}</p>`)}</div>
<p><a class="button main" href="/${site.language}/${site.federation.id}">${site.translate('web.to-home')}</a></p>`,
  };
}

/** A sentence about “this value” needs the name of the field, as in the address. */
function whichField({ code, field }: Problem): Html | undefined {
  return code.startsWith('field-') && field !== undefined ? html`<code>${field}</code>: ` : undefined;
}
