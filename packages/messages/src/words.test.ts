import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, type MessageKey, type Messages } from './catalogue.ts';
import { LANGUAGES, type Language } from './language.ts';

/** docs/words.md: the words of each language, each with a key that uses it. */
const glossary = readFileSync(new URL('../../../docs/words.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const key = /^`(.+)`$/.exec(cells[5] ?? '')?.[1];
    return key === undefined ? [] : [{ key, words: { en: cells[1]!, ca: cells[2]!, es: cells[3]!, ro: cells[4]! } }];
  });

/** Old wordings and their replacements. Articles and workings of the books keep the words of their documents. */
const OLD: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bput\b[^.]* right\b(?! (one|into))/i, 'correct'],
    [/\btak(e|en|es|ing) (it |them |the \w+ )?(back|away)\b/i, 'undo, withdraw, remove, download'],
    [/\btaken? (it )?in\b/i, 'import'],
    [/\bbring in\b/i, 'import'],
    [/\bthe own\b/i, 'their, the player’s'],
    [/\bto come\b/i, 'next, future'],
    [/\b(stands|stand) (against|here|on it)\b/i, 'objection; is'],
    [/\bon record\b/i, 'in the log, in the registry, or nothing'],
    [/\bclaim\b(?!})|\bclaims\b|\bcontest(ed|s)?\b/i, 'dispute'],
    [/\btelephones?\b/i, 'phone'],
    [/\bkeys? for programs\b/i, 'API key'],
    [/\blet return\b/i, 'bring back'],
    [/\bhealth of the scale\b/i, 'rating health'],
  ],
  ca: [
    [/\baparell[aeio]/i, 'emparella, emparellament'],
    [/\bper endur-se/i, 'Descarrega'],
    [/\bimpugna/i, 'reclama'],
    [/\bclaus? per a programes\b/i, 'clau d’API'],
    [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
    [/l\.l/i, 'l·l'],
    [/\besdeveniment/i, 'prova'],
    [/\bels Elo\b/, 'els Elos'],
  ],
  es: [
    [/\bFicheros?\b/i, 'archivo'],
    [/\bimpugna/i, 'reclama'],
    [/\bclaves? para programas\b/i, 'clave de API'],
    [/\beventos?\b/i, 'prueba'],
    [/\blos Elo\b/, 'los Elos'],
    [/[\d}] ?%/, 'a hard space before %'],
  ],
  ro: [
    [/[şţŞŢ]/, 'ș and ț have a comma below'],
    [/\bscăr(ii|i)\b/i, 'rating'],
    [/\bnavigator/i, 'browser'],
    [/dumneavoastră/i, 'dvs.'],
    [/\blegătur(a|ă|i|ile|ii)\b(?! între| cu )/i, 'link'],
    [/\blegitimați|\blegitimări/i, 'licență'],
    [/\bchei(e)? pentru programe\b/i, 'cheie API'],
    [/\beveniment/i, 'concurs'],
    [/\bcotat|\bcotea/i, 'evaluat'],
    [/\bexcept(at|ea)|\bscutir|\bdispensat/i, 'derogare'],
    [/\bcod(ul?|uri|urile|ului)? FIDE/i, 'ID FIDE, ID-ul FIDE'],
    [/\blui \{/, 'a name may be a woman’s: cu {name}, jucătorul {name}'],
    [/dvs\.\./, 'dvs. ends a sentence by itself'],
  ],
};
/** Words that the books do not use either: there is one word for the number, in chess and in explanations. */
const NOWHERE: Partial<Record<Language, readonly [RegExp, string]>> = {
  ca: [/\bavaluaci/i, 'Elo'],
  es: [/\be?valuaci|\bvaloraci/i, 'Elo'],
};
const SPOKEN = /^(web(?!\.parameter)|refusal|server|mail|explain|doubt|help)\./;

describe.each(LANGUAGES)('the words in %s', (language) => {
  const texts: Messages<string> = catalogue(language);

  it.each(glossary)('$words.en is said by $key', ({ key, words }) => {
    const word = words[language].replace(/ \((Scrabble|an arbiter’s)\)$/, '');
    expect(texts[key as MessageKey]?.toLowerCase()).toContain(word.toLowerCase());
  });

  it('old wordings are not used again', () => {
    const found = Object.entries(texts).flatMap(([key, text]) =>
      [...(SPOKEN.test(key) ? OLD[language] : []), ...(NOWHERE[language] ? [NOWHERE[language]] : [])]
        .filter(([old]) => old.test(text.replace(/\[web[^\]]+\]/g, '')))
        .map(([, say]) => `${key}: “${text}” (say: ${say})`),
    );
    expect(found).toEqual([]);
  });
});

it('the glossary is read', () => expect(glossary.length).toBeGreaterThan(25));
