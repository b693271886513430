import { html, type Page, type Site } from '@escala/web';
import type { ProblemDocument } from '../http/problem-document.ts';

/** What went wrong, as a page. */
export function problemPage(problem: ProblemDocument, site: Site): Page {
  return {
    title: problem.title,
    main: html`<ul>${problem.problems.map(({ message }) => html`<li>${message}</li>`)}</ul>
<p><a href="/${site.language}/${site.federation.id}">${site.translate('web.to-home')}</a></p>`,
  };
}
