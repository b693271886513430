import type { Language } from '@escala/messages';
import { type Act, type ActKind, type Actor, allActs, askQuestion, NOBODY } from '@escala/office';
import { showFederation } from '@escala/office/questions';
import type { TestOffice } from '@escala/office/testing';
import { expect } from 'vitest';
import type { DeskPage, DeskSite } from '../kit/desk-page.ts';
import type { Ask, Page, PublicPage } from '../kit/page.ts';
import type { Site } from '../kit/site.ts';
import { formFaults } from './sent-forms.ts';
import { testSite } from './test-site.ts';

/** The readable text of a page. */
export const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

/** Views a page as a visitor. Missing words throw. */
export type Visitor = (
  page: PublicPage,
  params?: Record<string, string>,
  query?: Record<string, string>,
) => Promise<Page>;

export function visitorOf({ ports, federation }: TestOffice, language: Language): Visitor {
  const ask: Ask = (question, input) => askQuestion(ports, question, { federation, viewer: NOBODY, input, language });
  const site = testSite('/players', { language, federation: { id: federation, name: 'Federació' } });
  return async (page, params = {}, query = {}) => page.view(ask, { params, query }, await ruled(ask, site));
}

const ruled = async <Of extends Site>(ask: Ask, site: Of): Promise<Of> => ({
  ...site,
  rules: (await ask(showFederation, {})).settings.competitionRules,
});

/** Views a page of a desk with these roles. A form that its act would not accept is a fault. */
export type Sitter = (page: DeskPage, params?: Record<string, string>, query?: Record<string, string>) => Promise<Page>;

export function sitterOf(
  { ports, federation }: TestOffice,
  language: Language,
  actor: Partial<Actor> & Pick<Actor, 'roles'>,
  today = '2017-03-05',
): Sitter {
  const viewer = { account: 'somebody', clubs: [], events: [], player: null, name: 'Pons, Ana', ...actor };
  const ask: Ask = (question, input) => askQuestion(ports, question, { federation, viewer, input });
  const site: DeskSite = {
    ...testSite('/desk', { language, federation: { id: federation, name: 'Federació' }, today }),
    viewer,
  };
  return async (page, params = {}, query = {}) => {
    const shown = await page.view(ask, { params, query }, await ruled(ask, site));
    expect(formFaults(shown.main.html)).toEqual([]);
    return shown;
  };
}

export const actOf = (kind: ActKind): Act<unknown, unknown, unknown> =>
  allActs.find((act) => act.kind === kind) as unknown as Act<unknown, unknown, unknown>;

/** What the forms of an act on a page send regardless of input. */
export const fixedOf = (text: string, act: string): unknown[] =>
  [...text.matchAll(new RegExp(`data-act="${act}"[^>]*?data-fixed="([^"]*)"`, 'gs'))].map(([, fixed]) =>
    JSON.parse(fixed!.replaceAll('&quot;', '"')),
  );
