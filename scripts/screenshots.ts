/**
 * Screenshots of the main pages for the documentation: `npx node scripts/screenshots.ts`, or of some: `npx node
 * scripts/screenshots.ts home list`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMALL_DEMO } from '@escala/demo';
import type { Page } from 'playwright-core';
import { chromiumPlace } from '../apps/web/src/e2e/testing/chromium.ts';
import { FEDERATION, openHouse } from '../apps/web/src/e2e/testing/open-house.ts';
import { addressesOf, sampleValues } from '../apps/web/src/e2e/testing/sample-addresses.ts';
import type { WantedAccount } from '../apps/web/src/e2e/testing/signed-in.ts';

const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
/** Screenshots are viewed in a browser and kept in the repository for ever. */
const MOST_BYTES = 150_000;

const SIZES = {
  light: { width: 1100, height: 760 },
  dark: { width: 1100, height: 760 },
  phone: { width: 390, height: 780 },
} as const;

const PEOPLE = {
  arbiter: { roles: ['arbiter'], name: 'Joan Roca', events: ['obert-en-joc'] },
  officer: { roles: ['officer', 'commission', 'committee', 'administrator'], name: 'Anna Puig' },
  delegate: { roles: ['delegate'], name: 'Pau Serra', clubs: ['c001'] },
  player: { roles: ['player'], name: 'Joaquim Valroig', player: '1' },
} as const satisfies Readonly<Record<string, WantedAccount>>;

const DAY = '2026-06-15';
/** The accounts of the people above are created a day later, so that the record can be shown without them. */
const DAY_AFTER = '2026-06-16';

const SHOTS: readonly (readonly [
  name: string,
  path: string,
  looks: readonly (keyof typeof SIZES)[],
  language: string,
  /** Who is signed in; a visitor by default. */
  as?: keyof typeof PEOPLE,
])[] = [
  ['home', '', ['light', 'phone'], 'en'],
  ['list', '/lists/:series/:date?sort=games', ['light', 'dark', 'phone'], 'en'],
  ['player', '/players/:player', ['light', 'dark', 'phone'], 'en'],
  ['rating', '/players/:player/ratings/:series/:date', ['light', 'dark', 'phone'], 'en'],
  ['event', '/events/:event', ['light', 'phone'], 'en'],
  ['round', '/events/:event/rounds/:round', ['light', 'phone'], 'en'],
  ['why-this-pairing', '/events/:event/rounds/:round/boards/:board', ['light'], 'en'],
  ['standings', '/events/:event/standings', ['light', 'dark'], 'en'],
  ['crosstable', '/events/:event/crosstable', ['light'], 'en'],
  ['regulation', '/regulations/:book', ['light', 'phone'], 'ca'],
  ['sign-in', '/sign-in', ['light', 'phone'], 'ro'],
  ['desk', '/desk', ['light', 'phone'], 'en', 'officer'],
  ['desk-new-event', '/desk/events/new', ['light'], 'en', 'arbiter'],
  ['desk-event', '/desk/events/:event', ['light'], 'en', 'arbiter'],
  ['desk-results', '/desk/events/:event/rounds/:round/results', ['light', 'phone'], 'en', 'arbiter'],
  ['desk-reports', '/desk/reports', ['light'], 'en', 'officer'],
  ['desk-lists', '/desk/lists', ['light'], 'en', 'officer'],
  ['desk-claims', '/desk/claims', ['light'], 'en', 'officer'],
  ['desk-record', `/desk/record?to=${DAY}`, ['dark'], 'en', 'officer'],
  ['desk-club', '/desk/club', ['light', 'phone'], 'en', 'delegate'],
  ['desk-player', '/desk/me', ['light', 'phone'], 'en', 'player'],
];

/** Screenshots for the guides (`apps/web/src/components/ui/help-guides.ts`). */
const HELP: readonly (readonly [name: string, path: string, as?: keyof typeof PEOPLE])[] = [
  ['run', '/desk/events/run', 'arbiter'],
  ['entries', '/desk/events/:event/entries', 'arbiter'],
  ['results', '/desk/events/:event/rounds/:round/results', 'arbiter'],
  ['hall', '/events/:event/live'],
  ['prizes', '/desk/events/:event/prizes', 'arbiter'],
  ['club', '/desk/club', 'delegate'],
  ['reports', '/desk/reports', 'officer'],
  ['lists', '/desk/lists', 'officer'],
  ['player', '/players/:player'],
  ['rating', '/players/:player/ratings/:series/:date'],
];
const helpFolder = fileURLToPath(new URL('../apps/web/src/pages/help/pictures', import.meta.url));
const HELP_SIZE = { width: 800, height: 500 };

const chromium = chromiumPlace();
if (chromium === undefined) process.exit(1);
const wanted = process.argv.slice(2);
const house = await openHouse({ chromium, noonOf: DAY, demo: { ...SMALL_DEMO, endsOn: DAY, toTry: true } });
house.setDay(DAY_AFTER);
try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  for (const each of [folder, helpFolder]) mkdirSync(each, { recursive: true });
  const samples = await sampleValues(`${house.address}/api/${FEDERATION}`);
  const shoot = async (
    file: string,
    path: string,
    size: { readonly width: number; readonly height: number },
    { language = 'en', isDark = false, as }: { language?: string; isDark?: boolean; as?: keyof typeof PEOPLE },
  ): Promise<void> => {
    const terms = { colorScheme: isDark ? 'dark' : 'light', viewport: size } as const;
    const person = as === undefined ? await house.person(terms) : await house.personAs(PEOPLE[as], terms);
    const page = await person.newPage();
    await page.goto(`/${language}/${FEDERATION}${addressesOf(path, samples)[0]}`);
    // Desks fill in their content by script.
    await page.waitForLoadState('networkidle');
    const picture = await smallPicture(page, size);
    writeFileSync(file, picture);
    process.stdout.write(`${file} ${picture.length}\n`);
    await person.close();
  };
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  for (const [name, path, looks, language, as] of SHOTS)
    for (const look of isWanted(name) ? looks : [])
      await shoot(join(folder, `${name}-${look}.png`), path, SIZES[look], {
        language,
        isDark: look === 'dark',
        ...(as && { as }),
      });
  for (const [name, path, as] of HELP)
    if (isWanted(`help-${name}`)) await shoot(join(helpFolder, `${name}.png`), path, HELP_SIZE, { ...(as && { as }) });
} finally {
  await house.close();
}

/** The page in the tallest window within the limit, so that its bottom is in the picture. */
async function smallPicture(page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> {
  for (let tall = height; ; tall -= 60) {
    await page.setViewportSize({ width, height: tall });
    const picture = await page.screenshot();
    if (picture.length <= MOST_BYTES || tall < 300) return picture;
  }
}
