import type { FidePlayer } from '@escala/formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findListed, listedByIds } from '../fide-register/find-listed.ts';
import { listedNamesakes } from '../fide-register/listed-namesakes.ts';
import { registerState } from '../fide-register/open-register.ts';
import { folded } from '../kit/search-words.ts';
import type { FidePages } from '../ports.ts';
import { loadRegister } from './loaded-register.ts';

const FAMILIES = [
  'Puig',
  'Font',
  'Garcia',
  'Núñez',
  'Țîrlea',
  'O’Neill',
  'Carlsen',
  "D'Angelo",
  'Żółkiewski',
  'Sørensen',
  'van der Berg',
  'Marti',
  'Müller',
  'Mueller',
  'Muller',
];
const GIVEN = ['Anna', 'Marc', 'Mar', 'José Luis', 'Magnus', 'Ñoa', 'Zoë', 'Li'];
const COUNTRIES = ['CAT', 'ESP', 'NOR', 'AND'];

/** Enough for a word to have several pages. */
const PEOPLE = Array.from({ length: 5000 }, (_, i): FidePlayer => {
  const rating = i % 3 === 0 ? undefined : 1400 + ((i * 7919) % 1300);
  return {
    id: String(i % 2 ? 1_000_000 + 37 * i : 90_000 + i),
    name: `${FAMILIES[i % FAMILIES.length]}, ${GIVEN[(i >> 3) % 8]}${i % 5 ? '' : ` ${GIVEN[(i >> 6) % 8]}`}`,
    federation: COUNTRIES[i % 4]!,
    sex: i % 4 ? 'm' : 'f',
    ...(rating !== undefined && { standard: rating }),
    ...(i % 7 === 0 && { rapid: 1500 + (i % 900) }),
    ...(i % 50 === 0 && { title: 'FM' }),
    birthYear: 1950 + (i % 60),
  };
});

const ids = (players: readonly FidePlayer[]): string[] => players.map(({ id }) => id);

/** All players whose words match, computed the slow way. */
function oracle(limit: number, ...texts: readonly string[]): string[] {
  const fits = ({ id, name, federation = '' }: FidePlayer): boolean => {
    const own = folded(`${name} ${name.replace(/['’]/gu, '')} ${federation}`).split(' ');
    const isFitting = (word: string): boolean => own.some((each) => each.startsWith(word));
    return texts.some((text) =>
      folded(text)
        .split(' ')
        .every((word) => (/^\d+$/.test(word) ? id.startsWith(word) : isFitting(word))),
    );
  };
  const strength = ({ standard, rapid = 0 }: FidePlayer): number => standard ?? rapid;
  return ids(PEOPLE.filter(fits).sort((a, b) => strength(b) - strength(a))).slice(0, limit);
}

/** What every register must do, wherever its pages are. The same tests run in memory, on SQLite and on PostgreSQL. */
export function fidePagesContract(
  name: string,
  open: () => Promise<{ readonly fidePages: FidePages; close?(): Promise<void> | void }>,
): void {
  describe(`register of FIDE's list: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let pages: FidePages;
    beforeAll(async () => {
      opened = await open();
      pages = opened.fidePages;
      expect(await registerState(pages)).toBeUndefined();
      expect(await findListed(pages, 'Puig', 5)).toEqual([]);
      await loadRegister(pages, PEOPLE);
    });
    afterAll(() => opened?.close?.());

    it.each([
      'puig',
      'Anna Puig',
      'puig, anna',
      'nunez jose',
      'Nuñez José Luis',
      'tirlea zoe',
      'oneill',
      'dangelo anna',
      'd’angelo',
      'zolkiewski',
      'Żółkiewski Zoë',
      'Sørensen',
      'sorensen mar',
      'o neill',
      'neill o',
      'berg der',
      'mar marti cat',
      'mar an',
      'ma',
      'ma l',
      'li and',
      'carlsen m nor',
      '1000037',
      '9000',
      '90',
      'puig 9004',
      'nobody',
    ])('finds “%s” as somebody who reads the whole list would, the strongest first', async (text) => {
      const wanted = text === '90' ? [] : oracle(25, text);
      expect(ids(await findListed(pages, text, 25))).toEqual(wanted);
    });

    it('[D-OFF-955] finds ü as u and as ue, and ue as ü after everybody who is written so', async () => {
      const found = async (text: string, limit: number) => ids(await findListed(pages, text, limit));
      expect(await found('müller', 25)).toEqual(oracle(25, 'muller', 'mueller'));
      expect(await found('Zoë MÜLL', 2000)).toEqual(oracle(2000, 'zoe mull', 'zoe muell'));
      const [written, others] = [oracle(2000, 'mueller mar'), oracle(2000, 'muller mar')];
      expect(written.length).toBeGreaterThan(0);
      expect(await found('mueller mar', 2000)).toEqual([...written, ...others]);
      expect(await found('mue', 2000)).toEqual(oracle(2000, 'mue'));
      const named = await listedNamesakes(pages, ['Müller, Magnus', 'Mueller, Magnus']);
      const bearers = (name: string): Set<string> => new Set(named.get(name)!.map((each) => each.name.split(',')[0]!));
      expect([...bearers('Müller, Magnus')]).toEqual(expect.arrayContaining(['Muller', 'Mueller']));
      expect(bearers('Mueller, Magnus')).toEqual(new Set(['Mueller']));
    });

    it.each(['', ' ', 'm', 'm a', '7', '…'])('offers nobody for “%s”', async (text) => {
      expect(await findListed(pages, text, 25)).toEqual([]);
    });

    it('tells everything of a player', async () => {
      const found = await listedByIds(pages, ['90000', '1000037', '5', '9000', '900000']);
      expect([...found]).toEqual([PEOPLE[1]!, PEOPLE[0]!].map((player) => [player.id, { ...player }]).sort());
    });

    it('names asked for at once have those who bear all their words, whole or as initials, the strongest first', async () => {
      const names = [
        'Joana Puig',
        'anna puig',
        'Puig, Mar',
        'M. Puig',
        'LI CARLSEN',
        'van der Berg Zoë',
        'Puig',
        'Marti A B',
      ];
      const found = await listedNamesakes(pages, names);
      const fits = (name: string, { name: own }: FidePlayer): boolean => {
        const [words, has] = [folded(name).split(' '), folded(own).split(' ')];
        const isFitting = (word: string): boolean =>
          has.some((each) => (word.length === 1 ? each.startsWith(word) : each === word));
        return words.length > 1 && words.every(isFitting);
      };
      const strength = ({ standard, rapid = 0 }: FidePlayer): number => standard ?? rapid;
      for (const name of ['Joana Puig', 'anna puig', 'Puig, Mar', 'LI CARLSEN', 'van der Berg Zoë', 'Puig']) {
        const wanted = PEOPLE.filter((player) => fits(name, player)).sort((a, b) => strength(b) - strength(a));
        expect(ids(found.get(name)!)).toEqual(ids(wanted).slice(0, 12));
      }
      expect(found.get('Joana Puig')).toEqual([]);
      expect(found.get('M. Puig')!.length).toBeGreaterThan(0);
      for (const player of found.get('M. Puig')!) expect(fits('M. Puig', player)).toBe(true);
    });

    it('tells which list it is, and is replaced whole by the next', async () => {
      expect(await registerState(pages)).toMatchObject({ listed: '2017-02-01', players: PEOPLE.length });
      const one: FidePlayer = { id: '7', name: 'Nova, Nadia', federation: 'AND', sex: 'f', blitz: 1800 };
      await loadRegister(pages, [one], '2017-03-01');
      expect(await registerState(pages)).toMatchObject({ listed: '2017-03-01', players: 1 });
      expect(await findListed(pages, 'nadia', 9)).toEqual([one]);
      expect(await findListed(pages, 'puig', 9)).toEqual([]);
      expect(await findListed(pages, 'aaa', 9)).toEqual([]);
      await loadRegister(pages, [{ ...one, name: 'Aaal, Bo' }], '2017-04-01');
      expect(await findListed(pages, 'aaa', 9)).toMatchObject([{ name: 'Aaal, Bo' }]);
    });

    it('a load that breaks off leaves the register as it was, and the next one is not disturbed', async () => {
      await loadRegister(pages, PEOPLE.slice(0, 50));
      const before = await findListed(pages, 'puig', 50);
      const broken = function* () {
        yield [{ kind: 'player' as const, page: 0, bytes: Uint8Array.of(1) }];
        throw new Error('broken off');
      };
      await expect(pages.replace(broken(), () => '')).rejects.toThrow('broken off');
      expect(await findListed(pages, 'puig', 50)).toEqual(before);
      await loadRegister(pages, PEOPLE.slice(0, 20));
      expect(await registerState(pages)).toMatchObject({ players: 20 });
    });
  });
}
