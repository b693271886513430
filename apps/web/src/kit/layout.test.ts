import { translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { deskSections } from '../desks/sections.ts';
import type { Viewer } from './desk-page.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';
import type { Site } from './site.ts';

const site: Site = {
  language: 'en',
  translate: translator('en', { missing: 'throw' }),
  federation: { id: 'cat', name: 'Federació' },
  path: '/desk/lists/standard',
  assets: {},
  today: '2017-03-05',
};
const PAGE = { title: 'A page', main: html`<p>Words</p>` };
const someone = (...roles: Viewer['roles']): Viewer => ({
  account: 'a',
  name: 'Pons, Ana',
  roles,
  clubs: [],
  events: [],
  player: '1',
});

describe('the frame of a page', () => {
  it('offers to sign in and names the desk, where nobody knows whether the reader is signed in', () => {
    expect(layout(PAGE, site)).toContain('<a href="/en/cat/desk" aria-current="page">Sign in · Your desk</a>');
    const atDesk = layout(PAGE, site, { viewer: someone('officer'), sections: deskSections });
    expect(atDesk).toContain('>Your desk</a>');
    expect(atDesk).not.toContain('Sign in');
  });

  it('many sections of a desk are there folded as well, under the name of the one that is open', () => {
    const document = layout(PAGE, site, { viewer: someone('officer', 'commission'), sections: deskSections });
    const [, folded, unfolded] =
      /<details class="folded"><summary>Desk: Rating lists<\/summary><ul>(.*?)<\/ul><\/details>\s*<ul class="unfolded">(.*?)<\/ul>/s.exec(
        document,
      )!;
    expect(folded!.trim()).toBe(unfolded!.trim());
    expect(folded!.match(/aria-current="page"/g)).toHaveLength(1);
    const home = layout(PAGE, { ...site, path: '/desk' }, { viewer: someone('officer'), sections: deskSections });
    expect(home).toContain('<summary>All desks</summary>');
    expect(document.indexOf('class="who"')).toBeGreaterThan(document.indexOf('class="unfolded"'));
  });

  it('few sections need no folding', () => {
    const document = layout(PAGE, { ...site, path: '/desk/me' }, { viewer: someone('player'), sections: deskSections });
    expect(document).not.toContain('<details');
    expect(document).not.toContain('class="unfolded"');
    expect(document).toContain('Pons, Ana');
  });
});
