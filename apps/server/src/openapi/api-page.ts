import { type Language, type Translate, translator } from '@escala/messages';
import { type AnyAct, type AnyQuestion, permissionOf, type Role, type Schema } from '@escala/office';
import { type Html, html } from '@escala/web';
import { ID_USED, PROBLEM_TYPES, type ProblemStatus } from '../http/problem-document.ts';
import { secretWorkOf } from '../secrets/index.ts';
import { exampleRequest, failuresOf } from './act-operation.ts';
import { type FieldRow, fieldRows, typeText } from './field-rows.ts';
import { type Components, components } from './json-schema-of.ts';
import { isAskedByPost, parametersOf, questionTemplate } from './question-operation.ts';

interface Page {
  readonly say: Translate;
  readonly parts: Components;
}

/** The API for people to read: no script, the same schemas as the OpenAPI document. */
export function apiPage(language: Language, acts: readonly AnyAct[], questions: readonly AnyQuestion[]): string {
  const page: Page = { say: translator(language), parts: components() };
  const { say } = page;
  return `<!doctype html>\n${
    html`<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say('server.page-title')}</title><link rel="stylesheet" href="/api/style.css"></head>
<body><header><h1>${say('server.page-title')}</h1><p>${say('server.page-introduction')}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<nav><a href="#questions">${say('server.page-questions')}</a> · <a href="#acts">${say('server.page-acts')}</a> ·
<a href="#problems">${say('server.page-problems')}</a></nav></header><main>
<h2 id="questions">${say('server.page-questions')}</h2>${index(questions)}${byKind(questions).map((question) => questionPart(page, question))}
<h2 id="acts">${say('server.page-acts')}</h2><p>${say('server.page-acts-introduction')}</p>
${index(acts)}${byKind(acts).map((act) => actPart(page, act))}
<h2 id="problems">${say('server.page-problems')}</h2>${problemPart(page)}</main></body></html>`.html
  }\n`;
}

const byKind = <Of extends { readonly kind: string }>(all: readonly Of[]): Of[] =>
  [...all].sort((a, b) => (a.kind < b.kind ? -1 : 1));

/** An index of the page. */
const index = (all: readonly { readonly kind: string }[]): Html =>
  html`<ul class="index">${byKind(all).map(({ kind }) => html`<li><a href="#${kind}">${kind}</a></li>\n`)}</ul>`;

function questionPart({ say, parts }: Page, question: AnyQuestion): Html {
  const rows = isAskedByPost(question)
    ? fieldRows(parts.add(`${question.kind}.input`, question.input), parts.schemas)
    : parametersOf(question).map(({ name, required, schema }) => ({
        name,
        required,
        type: typeText(schema, parts.schemas),
      }));
  return html`<section id="${question.kind}"><h3>${question.kind}</h3>
<p><code>${isAskedByPost(question) ? 'POST' : 'GET'} ${questionTemplate(question)}</code></p><p>${whoMay(say, question.kind)}</p>${fieldTable(say, rows)}</section>`;
}

function actPart(page: Page, act: AnyAct): Html {
  const { say, parts } = page;
  const { kind, command, reason, outcome } = act;
  const { secret } = secretWorkOf(kind);
  const rows = [
    ...fieldRows(parts.add(`${kind}.command`, command), parts.schemas, 'command.'),
    ...(secret ? fieldRows(parts.add(`${kind}.secret`, secret), parts.schemas, 'secret.') : []),
  ];
  const example = JSON.stringify(exampleRequest(act, parts), null, 2);
  return html`<section id="${kind}"><h3>${kind}</h3><p><code>POST /api/{federation}/acts/${kind}</code></p>
<p>${whoMay(say, kind)} ${say(`server.page-reason-${reason ?? 'optional'}`)}</p>${fieldTable(say, rows)}
${outcome && answerTable(page, kind, outcome)}
<p>${say('server.page-answers')} ${failuresOf(act).map((status) => problemLink(status))}</p>
<pre><code>${example}</code></pre></section>`;
}

/** The act's answer, which also stays on record. */
function answerTable({ say, parts }: Page, kind: string, outcome: Schema<unknown>): Html {
  const rows = fieldRows(parts.add(`${kind}.outcome`, outcome, 'output'), parts.schemas, 'outcome.');
  return html`<p>${say('server.page-outcome')}</p>${fieldTable(say, rows)}`;
}

function problemLink(status: ProblemStatus): Html {
  return html`<a href="#problem-${PROBLEM_TYPES[status]}">${status}</a> `;
}

function fieldTable(say: Translate, rows: readonly FieldRow[]): Html {
  if (rows.length === 0) return html``;
  const lines = rows.map(
    ({ name, type, required }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td><code>${type}</code></td><td>${required ? say('server.page-required') : ''}</td></tr>`,
  );
  return html`<table><thead><tr><th scope="col">${say('web.word.field')}</th><th scope="col">${say('web.word.value')}</th><td></td></tr></thead><tbody>${lines}</tbody></table>`;
}

function whoMay(say: Translate, kind: AnyAct['kind']): string {
  const roles = Object.entries(permissionOf(kind)).map(([name, reach]) => {
    const role = say(`server.role-${name as Role}`);
    return reach === 'own' ? say('server.page-own', { role }) : role;
  });
  return say('server.page-who', { roles: roles.join(', ') });
}

function problemPart({ say }: Page): Html {
  const types = [...Object.entries(PROBLEM_TYPES), ['409', ID_USED] as const];
  const items = types.map(
    ([status, name]) => html`<dt id="problem-${name}">${status} ${name}</dt><dd>${say(`server.problem-${name}`)}</dd>`,
  );
  return html`<p>${say('server.page-problems-introduction')}</p><dl>${items}</dl>`;
}

/** Style of the readable page; it follows the reader's light or dark scheme. */
export const STYLE = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
section { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 0.5rem 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: 0.15rem 1rem 0.15rem 0; text-align: start; vertical-align: top; }
tbody th { font-weight: normal; }
pre { background: color-mix(in srgb, currentcolor 8%, transparent); overflow-x: auto; padding: 0.75rem; }
.index { columns: 15rem; list-style: none; padding: 0; }
dt { font-weight: bold; margin-top: 0.5rem; }
`;
