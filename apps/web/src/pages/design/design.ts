import { field, textArea, tick } from '../../components/form-fields.ts';
import { table } from '../../components/table.ts';
import { badge } from '../../components/ui/badge.ts';
import { card, emptyState, notice } from '../../components/ui/card.ts';
import { ratingChart } from '../../components/ui/chart/rating-chart.ts';
import { icon } from '../../components/ui/icon.ts';
import { tabs } from '../../components/ui/navigation.ts';
import { qrCard } from '../../components/ui/qr-card.ts';
import { searchBox } from '../../components/ui/search-box.ts';
import { segments } from '../../components/ui/segments.ts';
import { progressBar, resultBar, stats } from '../../components/ui/stats.ts';
import { type Html, html, type Value } from '../../kit/html.ts';
import { definePage } from '../../kit/page.ts';
import { href, type Site } from '../../kit/site.ts';

/** Invented players and lists for the page of all components. */
type Change = readonly [text: string, kind: 'gain' | 'loss' | 'zero'];

const CHANGES: readonly Change[] = [
  ['+10', 'gain'],
  ['−11', 'loss'],
  ['0', 'zero'],
];

const player = (title: string, name: string, club: string, rating: number, change: Change, isOwn = false) => ({
  title,
  name,
  club,
  rating,
  change,
  isOwn,
});

const PLAYERS = [
  player('IM', 'Campgrau Puigsoler, Helena', 'Foment Fontclara', 2479, ['+11', 'gain']),
  player('GM', 'Masoliva Collferrer, Vicenç', 'Penya Vilaclara', 2452, ['0', 'zero']),
  player('IM', 'Rocallosa Piqué, Nil', 'Foment Fontclara', 2429, ['+5', 'gain'], true),
  player('WGM', 'Torreverd Fontnova, Abril', 'Casino de Clotalt', 2349, ['−12', 'loss']),
  player('', 'Fontbruna Montmartí, Jan', 'UE Ribalta', 2317, ['+6', 'gain']),
];

/** A rating over three years, four lists a year. */
const LISTS = [1938, 1951, 1972, 1990, 2012, 2033, 2058, 2094, 2088, 2066, 2040, 2050].map((rating, i) => ({
  date: `${2023 + Math.floor((i + 2) / 4)}-${String(((i + 2) % 4) * 3 + 1).padStart(2, '0')}-01`,
  rating,
}));

/**
 * Every component once, for developers and for the tests of their
 * looks (docs/design.md). No page links here; it is in English.
 */
export const design = definePage({
  path: '/design',
  view: async ({ site }) => ({
    title: 'Design',
    scripts: ['chart.ts'],
    crumbs: [['Crumbs', '']],
    badge: badge('Round 4', 'live'),
    facts: ['1 June 2026', html`<a href="${href(site, '/regulations')}">Rules</a>`, '2,841 players'],
    actions: html`<a class="button" href="#main">${icon('print')} Print</a><a class="button main" href="#main">Pair round 5</a>`,
    tabs: tabs(
      ['Overview', 'Players', 'Standings'].map((name, i) => ({ name, href: `#${name}`, isHere: i === 0 })),
      { label: 'Parts of the event' },
    ),
    main: html`${tools()}<div class="columns">
${part('Notices', notices())}${part('Buttons and badges', buttons())}${part('Fields', fields())}
${card({ title: 'Top ten', aside: series(), footer: html`<a href="#main">The whole list</a>`, kind: 'larger', flush: true }, players(site))}
<div class="smaller stack loose">${card({ title: 'Movers', aside: html`<span class="small quiet">1,204 players moved</span>`, flush: true }, movers())}
${emptyState({ title: 'No tournaments yet', words: 'Name it, paste the players, pair round 1.', action: html`<a class="button main" href="#main">Run a tournament</a>` })}</div>
${card({ title: 'Rating', kind: 'most' }, rating(site))}
<div class="third stack loose">${card({ title: 'Games' }, games())}${card({ title: 'On your phone' }, qrCard({ address: 'https://escacs.example/e/7', what: 'Results of the open' }))}</div>
</div>`,
  }),
});

const part = (title: string, body: Value): Html =>
  html`<section class="third stack"><h2>${title}</h2>${body}</section>`;

/** The bar of a desk: the subject, its progress, the next step. */
const tools =
  (): Html => html`<div class="tools"><h2>Round 4</h2>${progressBar(11, 21, 'Results of round 4')}<span class="small nowrap">11 of 21</span>
<span class="tiny quiet wide">all saved</span><span class="push"></span><button type="button">Close round</button></div>`;

const notices = (): Html => html`${notice(html`<b>Round 4 is closed.</b> Pair round 5 when ready.`, 'success')}
${notice('The list of 1 July can be published in 15 days.')}${notice('3 players are not here.', 'warning')}
${notice(html`<b>Board 7 was not saved.</b> Somebody entered 1 – 0 first.`, 'error')}
<p class="toast">Board 15: 0 – 1 saved <button type="button" class="small">Undo</button></p>`;

const buttons =
  (): Html => html`<p class="row"><button type="button" class="main">Pair round 1</button><button type="button">Print</button>
<button type="button" class="plain">Cancel</button></p>
<p class="row"><button type="button" class="danger">Remove player</button><button type="button" disabled>Publish on 1 July</button></p>
<p class="row">${badge('announced')}${badge('Round 4', 'live')}${badge('report sent', 'info')}${badge('rated', 'success')}${badge('no licence', 'warning')}${badge('refused', 'error')}</p>
<p class="row">${CHANGES.map(([change, kind]) => html`<span class="${kind}">${change}</span>`)}<abbr class="title" title="Grandmaster">GM</abbr></p>
${segments(
  'show',
  'Boards',
  [
    ['all', 'All 21'],
    ['missing', 'Missing 10'],
  ],
  { chosen: 'all' },
)}`;

const fields =
  (): Html => html`${field('design', { name: 'email', label: 'Email', hint: 'We send the link here.', value: 'anna@club', fault: 'Write the whole address, such as anna@club.cat.' })}
${tick('design', { name: 'here', label: 'Is here' })}${textArea('design', { name: 'why', label: 'Why', rows: 2 })}`;

const series = (): Html =>
  tabs(
    ['Standard', 'Rapid', 'Women'].map((name, i) => ({ name, href: `#${name}`, isHere: i === 0 })),
    { label: 'Series', kind: 'mini' },
  );

function players(site: Site): Html {
  return table(
    site,
    PLAYERS,
    [
      [html`#`, (_, place) => place + 1, 'number quiet'],
      [
        'web.word.player',
        ({ title, name, club }) =>
          html`<abbr class="title">${title}</abbr><a href="#main">${name}</a><span class="under">${club}</span>`,
        'name',
      ],
      ['web.word.club', ({ club }) => club, 'wide quiet'],
      ['web.word.rating', ({ rating }) => html`<a href="#main">${rating}</a>`, 'number rating', 'rating'],
      ['web.list.change', ({ change: [text, kind] }) => html`<span class="${kind}">${text}</span>`, 'number'],
    ],
    {
      caption: 'Top ten',
      hidesCaption: true,
      kind: 'titled',
      own: ({ isOwn }) => isOwn,
      sort: { by: 'rating', order: 'descending', href: () => '#main' },
    },
  );
}

const movers = (): Html =>
  html`<ul class="rows">${PLAYERS.slice(0, 4).map(({ name, rating, change: [text, kind] }) => html`<li><a href="#main">${name}</a><span><span class="quiet">${rating}</span> <b class="${kind}">${text}</b></span></li>\n`)}</ul>`;

function rating(site: Site): Html {
  return html`${stats([
    { label: '1 June 2026', figure: html`<span class="figure">2050</span> <span class="gain">+10</span>` },
    { label: 'Peak', figure: 2094, aside: 'Jun 2025' },
    { label: 'Rank', figure: 30, aside: 'of 2,841' },
  ])}${ratingChart(site, 'Standard', LISTS)}
<p class="row">${progressBar(11, 21, '11 of 21 results')} <span class="small quiet">11 of 21 results</span></p>${searchBox(site, { id: 'design-search', label: 'Find a player' })}`;
}

const games =
  (): Html => html`<div class="stack tight"><div class="row spread small"><b>White</b><span class="dots"><span class="gain">49 won</span><span>30 drawn</span><span class="loss">28 lost</span></span></div>
${resultBar({ won: 49, drawn: 30, lost: 28 }, 'White: 49 won, 30 drawn, 28 lost')}
<dl class="facts small"><dt>Best win</dt><dd><b>2211</b> Fontvinyes Calvet, Eloi</dd><dt>Form</dt><dd>4½ of the last 7</dd></dl></div>`;
