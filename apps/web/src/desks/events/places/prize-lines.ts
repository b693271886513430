import type { PrizeCategory, PrizeSharing } from '@escala/core';
import type { setPrizes } from '@escala/office/acts';
import type { FieldsOf } from '../../../components/act-fields.ts';
import { writtenPrize } from '../../../components/events/prizes.ts';
import { type Html, html, type Value } from '../../../kit/html.ts';
import type { Site } from '../../../kit/site.ts';

interface LinesTerms {
  /** On record, and unchanged without the module. */
  readonly kept: readonly PrizeCategory[];
  readonly categories: readonly PrizeCategory[];
  readonly clubs: readonly { readonly club: string; readonly name: string }[];
  readonly currency: string;
  readonly sharing: readonly PrizeSharing[];
}

const CONDITIONS = ['under', 'from', 'lowestRating', 'highestRating', 'teamOf'] as const;

/**
 * A line per category; `browser/modules/events/event-prizes.ts` numbers them, parses the prizes and handles pasting.
 */
export function prizeLines(site: Site, f: FieldsOf<typeof setPrizes>, terms: LinesTerms): Html {
  const { translate } = site;
  return html`<p class="hint">${translate('web.desk-prizes.lines-hint')}</p>
<div class="prize-lines" data-prize-lines>${terms.categories.map((category) => line(site, f, terms, category))}</div>
<template data-prize-line>${line(site, f, terms, undefined)}</template>
<input type="hidden" data-kept-lines ${f.named('prizes.categories', 'json')} value="${JSON.stringify(terms.kept)}">
<p><button type="button" class="plain" data-add-line disabled>${translate('web.desk-prizes.add')}</button></p>`;
}

function line(site: Site, f: FieldsOf<typeof setPrizes>, terms: LinesTerms, category: PrizeCategory | undefined): Html {
  const { translate, language } = site;
  const { currency, sharing } = terms;
  const written = category?.prizes.map((prize) => writtenPrize(prize, currency, language)).join('; ');
  // A new category starts with the least sharing.
  const shared = category?.sharing ?? sharing.at(-1);
  const conditions = Object.keys(category ?? {}).length - NOT_CONDITIONS;
  return html`<fieldset class="prize-line" data-line><legend class="unseen">${category?.name ?? translate('web.desk-prizes.new')}</legend>
${labelled(translate('web.prizes.category'), html`<input type="text" ${f.inRow('prizes.categories.0.name')} value="${category?.name}" size="18" maxlength="200" autocomplete="off">`)}
${labelled(translate('web.desk-prizes.by-place'), html`<input type="text" data-written value="${written}" size="34" autocomplete="off" spellcheck="false"><input type="hidden" ${f.inRow('prizes.categories.0.prizes', 'json')} value="[]">`)}
${labelled(
  translate('web.desk-prizes.sharing'),
  html`<select ${f.inRow('prizes.categories.0.sharing')}>${sharing.map((each) => html`<option value="${each}"${each === shared && html` selected`}>${translate(`web.desk-prizes.sharing-${each}`)}</option>`)}</select>`,
)}
<details><summary data-conditions data-nobody="${translate('web.desk-prizes.everybody')}" data-some="${translate('web.desk-prizes.conditions', { count: '{count}' })}">${conditions > 0 ? translate('web.desk-prizes.conditions', { count: String(conditions) }) : translate('web.desk-prizes.everybody')}</summary>
<div class="fields">${conditionFields(site, f, terms, category)}</div></details>
<button type="button" class="plain small" data-remove-line disabled aria-label="${translate('web.desk-prizes.remove')}">✕</button>
</fieldset>
`;
}

/** Name, sharing and prizes. */
const NOT_CONDITIONS = 3;

function conditionFields(
  { translate }: Site,
  f: FieldsOf<typeof setPrizes>,
  { clubs }: LinesTerms,
  category: PrizeCategory | undefined,
): Value {
  const sexes = [['f', translate('explain.prizes.sex-f')] as const, ['m', translate('explain.prizes.sex-m')] as const];
  const { sex, club, federation, group, unrated } = category ?? {};
  return [
    labelled(
      translate('web.desk-prizes.field-sex'),
      html`<select ${f.inRow('prizes.categories.0.sex')}>${options(sexes, sex)}</select>`,
    ),
    CONDITIONS.map((name) =>
      labelled(
        translate(`web.desk-prizes.field-${name}`),
        html`<input type="number" inputmode="numeric" min="1" ${f.inRow(`prizes.categories.0.${name}`)} value="${category?.[name]}" size="5">`,
      ),
    ),
    html`<label class="check"><input type="checkbox" ${f.inRow('prizes.categories.0.unrated', 'json')} value="true"${unrated && html` checked`}> ${translate('web.desk-prizes.field-unrated')}</label>`,
    labelled(
      translate('web.desk-prizes.field-club'),
      html`<select ${f.inRow('prizes.categories.0.club')}>${options(
        clubs.map((each) => [each.club, each.name] as const),
        club,
      )}</select>`,
    ),
    labelled(
      translate('web.desk-prizes.field-federation'),
      html`<input type="text" ${f.inRow('prizes.categories.0.federation')} value="${federation}" size="5" maxlength="3" autocapitalize="characters" autocomplete="off">`,
    ),
    labelled(
      translate('web.desk-prizes.field-group'),
      html`<input type="text" ${f.inRow('prizes.categories.0.group')} value="${group}" size="10" maxlength="50" autocomplete="off">`,
    ),
  ];
}

const options = (all: readonly (readonly [string, string])[], chosen: string | undefined): Html =>
  html`<option value=""></option>${all.map(([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)}`;

const labelled = (label: string, control: Html): Html =>
  html`<label class="field"><span>${label}</span> ${control}</label>\n`;
