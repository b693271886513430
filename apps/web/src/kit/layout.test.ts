import { describe, expect, it } from 'vitest';
import { deskSections } from '../desks/all-desks.ts';
import { testSite } from '../testing/test-site.ts';
import type { Viewer } from './desk-page.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

const site = testSite('/desk/lists/standard');
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
  it('offers to sign in on public pages, whoever reads them; at a desk the account is there instead', () => {
    const open = layout(PAGE, { ...site, path: '/lists' });
    expect(open).toContain('href="/en/cat/desk">Sign in</a>');
    expect(open).toContain('<a href="/en/cat/lists" aria-current="page">');
    const atDesk = layout(PAGE, site, { viewer: someone('officer'), sections: deskSections });
    expect(atDesk).toContain('aria-label="Pons, Ana, my account"');
    expect(atDesk).not.toContain('Sign in');
  });

  it('shows who the federation is as far as it has said: initials, or its mark and where to reach it', () => {
    const bare = layout(PAGE, site);
    expect(bare).toContain('text-anchor="middle">F</text>');
    expect(bare).not.toContain('mailto:');
    const identity = {
      mark: '/m.svg',
      accentSheet: '/accent.css',
      shortName: 'FE',
      address: 'Carrer Major 12',
      email: 'a@b.example',
      privacy: '/privacy',
    };
    const known = layout(PAGE, { ...site, federation: { ...site.federation, identity } });
    expect(known).toMatch(/style\.css.*<link rel="stylesheet" href="\/accent\.css">/s);
    expect(known).toContain('<img class="emblem" src="/m.svg"');
    expect(known).toContain('<span class="only-phone">FE</span>');
    expect(known).toMatch(/Carrer Major 12.*mailto:a@b\.example.*href="\/en\/cat\/privacy"/s);
  });

  it('at a desk the script of forms is always there, and a page with a form says once that it needs it', () => {
    const assets = { 'act-forms.ts': '/act-forms.js' };
    const document = (main: string): string =>
      layout(
        { ...PAGE, main: { html: main } },
        { ...site, assets },
        { viewer: someone('officer'), sections: deskSections },
      );
    expect(document('<p>')).toContain('/act-forms.js');
    const mains = ['<p>', '<form data-act="a.b">', '<p data-without-script><form data-act="a.b">'];
    expect(mains.map((main) => document(main).split(' data-without-script').length - 1)).toEqual([0, 1, 1]);
  });

  it('many sections of a desk stand in a rail, in groups, the open one marked once (D-OFF-282)', () => {
    const document = layout(PAGE, site, { viewer: someone('officer', 'commission'), sections: deskSections });
    const rail = /<nav class="rail"(.*?)<\/nav>/s.exec(document)![1]!;
    expect([...rail.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, group]) => group)).toEqual([
      'Tournaments',
      'Ratings',
      'Registry',
      'Federation',
    ]);
    expect(rail.match(/aria-current="page"/g)).toHaveLength(1);
    expect(document).toContain('popovertarget="rail"');
  });

  it('the header of a desk says where a page stands: its section, once, and what the page says is above it', () => {
    const trail = (path: string, crumbs: readonly (readonly [string, string])[], roles: Viewer['roles']): string[] => {
      const document = layout(
        { ...PAGE, crumbs },
        { ...site, path },
        { viewer: someone(...roles), sections: deskSections },
      );
      const nav = /<nav class="crumbs"(.*?)<\/nav>/s.exec(document)?.[1] ?? '';
      return [...nav.matchAll(/<a href="\/en\/cat(.*?)">/g)].map(([, to]) => to!);
    };
    const league = ['Lliga', '/desk/leagues/lliga'] as const;
    expect(trail('/desk/leagues/lliga/facts', [league], ['officer'])).toEqual(['/desk/leagues', '/desk/leagues/lliga']);
    expect(trail('/desk/leagues/lliga', [['Leagues', '/desk/leagues']], ['officer'])).toEqual(['/desk/leagues']);
    expect(trail('/desk/leagues?season=2017', [], ['officer'])).toEqual([]);
    // A tab shows it already.
    expect(trail('/desk/events/new', [], ['arbiter'])).toEqual([]);
  });

  it('few sections are tabs', () => {
    const document = layout(PAGE, { ...site, path: '/desk/me' }, { viewer: someone('player'), sections: deskSections });
    expect(document).not.toContain('class="rail"');
    expect(document).toMatch(/<nav class="tabs" aria-label="Desk">.*aria-current="page"/s);
    expect(document).toContain('Pons, Ana');
  });

  it('a page has crumbs, one line of facts, buttons and tabs in its head', () => {
    const document = layout(
      { ...PAGE, crumbs: [['Events', '/events']], facts: ['Swiss', false, '42 players'], actions: html`<a>Print</a>` },
      site,
    );
    expect(document).toMatch(
      /<nav class="crumbs" aria-label="You are here"><ol>\s*<li><a href="\/en\/cat\/events">Events/,
    );
    expect(document).toContain('<p class="quiet dots"><span>Swiss</span><span>42 players</span></p>');
  });
});
