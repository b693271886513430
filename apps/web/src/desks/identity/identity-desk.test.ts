import { LANGUAGES, type Language } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { commandFrom } from '../../browser/desk/command-from.ts';
import { pagesOffice } from '../../testing/pages-office.ts';
import { formsOf } from '../../testing/sent-forms.ts';
import { actOf, sitterOf } from '../../testing/visitor.ts';
import { contrastInWords } from './contrast-words.ts';
import { identityPage } from './index.ts';

const TOLD = {
  accent: '#ffcc00',
  shortName: 'FCE',
  text: { ca: 'Des de 1925', en: 'Since 1925' },
  address: 'Carrer Major, 12',
  officeHours: { ca: 'Dilluns' },
  links: [{ name: 'FIDE', address: 'https://www.fide.com/' }],
  listNames: { standard: { en: 'International' } },
  hallScreen: 'dark',
} as const;

async function desk(language: Language = 'en', told?: object) {
  const { office } = await pagesOffice(language);
  if (told) await office.perform(actOf('identity.amend'), { version: 0, ...told });
  return { office, sitter: sitterOf(office, language, { roles: ['officer'] }) };
}

/** What the untouched form sends. */
function sent(page: string): unknown {
  const [form] = formsOf(page);
  return commandFrom(form!.fixed, form!.controls);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('the page has all its words, with and without anything told', async () => {
    for (const told of [undefined, TOLD]) {
      const { main } = await (await desk(language, told)).sitter(identityPage, {}, { removed: 'script,onload' });
      expect(/.{40}(?:undefined|\[object|<b>).{40}/.exec(main.html)?.[0]).toBeUndefined();
      expect(main.html).toContain('script, onload');
    }
  });
});

describe('the form of a federation’s appearance', () => {
  it('sends back what is on record, and takes away what stands nowhere', async () => {
    const { sitter } = await desk('en', TOLD);
    const { main } = await sitter(identityPage);
    expect(sent(main.html)).toEqual({ version: 1, ...TOLD, privacyNotice: null, email: null, phone: null });
  });

  it('says nothing of a federation that has said nothing', async () => {
    const { sitter } = await desk();
    const { main } = await sitter(identityPage);
    const nothing = { accent: null, shortName: null, address: null, email: null, phone: null };
    const texts = { text: null, officeHours: null, privacyNotice: null, links: null, listNames: null };
    expect(sent(main.html)).toEqual({ version: 0, ...nothing, ...texts, hallScreen: 'light' });
    expect(main.html).not.toContain('value="null"');
  });

  it('shows what is saved before any script: names, texts, light and dark', async () => {
    const { sitter } = await desk('en', TOLD);
    const { main } = await sitter(identityPage);
    const shown = main.html.slice(main.html.indexOf('data-preview'), main.html.indexOf('<form'));
    for (const words of ['class="light"', 'class="dark"', 'FCE', 'Since 1925', 'Carrer Major, 12', 'Dilluns'])
      expect(shown).toContain(words);
  });

  it('repeats no parts of a drawing but names', async () => {
    const { sitter } = await desk();
    const { main } = await sitter(identityPage, {}, { removed: 'visit evil.example' });
    expect(main.html).not.toContain('evil');
  });

  it('is no business of players', async () => {
    const { office } = await desk();
    expect(identityPage.needs).toEqual(['identity.amend']);
    await expect(
      office.perform(actOf('identity.amend'), { version: 0 }, { actor: { roles: ['player'] } as never }),
    ).rejects.toMatchObject({ refusals: [{ code: 'not-allowed' }] });
  });
});

it('how well a colour can be read is said in words', () => {
  const said = (hex: string) => contrastInWords(hex, (key, { used }) => `${key.split('.').at(-1)} ${used}`);
  expect(said('#0e4a5a')).toBe('text-kept 8.4 button-white 9.7 dark-lighter 7.1');
  expect(said('#ffcc00')).toMatch(/^text-darker 5(?:\.\d)? button-dark 1\d\.\d dark-kept [789](?:\.\d)?$/);
});
