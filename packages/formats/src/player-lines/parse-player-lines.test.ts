import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePlayerLines } from './parse-player-lines.ts';

const read = (text: string) => parsePlayerLines(text).entries.map(({ line: _line, ...facts }) => facts);

describe('players as people type or paste them', () => {
  it.each([
    ['Puig, Joana', { name: 'Puig, Joana' }],
    ['Joana Puig 1874', { name: 'Joana Puig', rating: 1874 }],
    ['Puig, Joana 1874', { name: 'Puig, Joana', rating: 1874 }],
    ['Puig, Joana, 1874', { name: 'Puig, Joana', rating: 1874 }],
    ['Joana Puig, 1874', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig (1874)', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig - 1874', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig: 1874', { name: 'Joana Puig', rating: 1874 }],
    ['1. Joana Puig', { name: 'Joana Puig' }],
    ['12) Joana Puig 1874', { name: 'Joana Puig', rating: 1874 }],
    ['- Joana Puig', { name: 'Joana Puig' }],
    ['• Joana Puig Elo 1874', { name: 'Joana Puig', rating: 1874 }],
    ['FM Joana Puig 2310', { name: 'Joana Puig', title: 'FM', rating: 2310 }],
    ['Joana Puig 2310 24512345', { name: 'Joana Puig', rating: 2310, fideId: '24512345' }],
    ['Joana Puig (CE Sants) 1874', { name: 'Joana Puig', club: 'CE Sants', rating: 1874 }],
    ['Joana Puig [ESP] 1874', { name: 'Joana Puig', federation: 'ESP', rating: 1874 }],
    ['Joana Puig, 1874, CE Sants', { name: 'Joana Puig', rating: 1874, club: 'CE Sants' }],
    ['Joana Puig\t1874\t2009', { name: 'Joana Puig', rating: 1874, birthYear: 2009 }],
    ['Joana Puig\t2009\t1174', { name: 'Joana Puig', rating: 1174, birthYear: 2009 }],
    ['Joana Puig 1874 ESP', { name: 'Joana Puig', rating: 1874, federation: 'ESP' }],
    ['Joana Puig 1874 CE Sants', { name: 'Joana Puig', rating: 1874, club: 'CE Sants' }],
    ['Joana Puig 1874 CSM Cluj', { name: 'Joana Puig', rating: 1874, club: 'CSM Cluj' }],
    ['Joana Puig 1874 ROU CSU Iași', { name: 'Joana Puig', rating: 1874, federation: 'ROU', club: 'CSU Iași' }],
    ['Joana Puig;1874;TSV', { name: 'Joana Puig', rating: 1874, club: 'TSV' }],
    ['1874 Joana Puig', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig 12/05/2009', { name: 'Joana Puig', birthYear: 2009 }],
    ["Jean-Pierre O'Neill", { name: "Jean-Pierre O'Neill" }],
    ['Șerban Țepeș 1650', { name: 'Șerban Țepeș', rating: 1650 }],
    [
      'Puig;Joana;1874;24512345;CE Sants',
      { name: 'Puig, Joana', surname: 'Puig', givenName: 'Joana', rating: 1874, fideId: '24512345', club: 'CE Sants' },
    ],
    ['Joana Puig;CE Sants;1874', { name: 'Joana Puig', club: 'CE Sants', rating: 1874 }],
    ['Puig, Joana;CE Sants;1874', { name: 'Puig, Joana', club: 'CE Sants', rating: 1874 }],
    ['Joana Puig;1874;ESP', { name: 'Joana Puig', rating: 1874, federation: 'ESP' }],
    ['Player 1', { name: 'Player 1' }],
    ['7. Guest 12 1500', { name: 'Guest 12', rating: 1500 }],
    ['R2D2 1500', { name: 'R2D2', rating: 1500 }],
    ['Joana Puig 0', { name: 'Joana Puig' }],
    ['Joana Puig n/a', { name: 'Joana Puig' }],
    ['Joana Puig ?', { name: 'Joana Puig' }],
    ['Joana Puig, ?, CE Sants', { name: 'Joana Puig', club: 'CE Sants' }],
    ['Joana Puig 1874 paid', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig 1874 CE Sants PAGAT', { name: 'Joana Puig', rating: 1874, club: 'CE Sants' }],
    ['Joana Puig;1874;(plătit)', { name: 'Joana Puig', rating: 1874 }],
    ['Puig, Joana ESP 1874', { name: 'Puig, Joana', federation: 'ESP', rating: 1874 }],
    ['PUIG VIDAL ANA 1874', { name: 'PUIG VIDAL ANA', rating: 1874 }],
    ['Puig ANA', { name: 'Puig ANA' }],
    ['[17/11/26, 10:33] Pau Serra: Joana Puig 1874', { name: 'Joana Puig', rating: 1874 }],
    ['17/11/2026, 9:05 - Pau: Joana Puig', { name: 'Joana Puig' }],
    ['محمد علي 1800', { name: 'محمد علي', rating: 1800 }],
    ['Петров Пётр (1999)', { name: 'Петров Пётр', rating: 1999 }],
    ['"Puig, Joana",1874,"CE ""Sants"""', { name: 'Puig, Joana', rating: 1874, club: 'CE "Sants"' }],
    ['"Puig, Joana";1874', { name: 'Puig, Joana', rating: 1874 }],
    ['Mir Dina 1650.', { name: 'Mir Dina', rating: 1650 }],
    ['Joana Puig.', { name: 'Joana Puig' }],
    ['Müller Jr., Hans', { name: 'Müller Jr., Hans' }],
    ['Puig,Joana', { name: 'Puig, Joana' }],
    ['Joana Puig 1.874', { name: 'Joana Puig', rating: 1874 }],
    ['1874\tPuig Joana', { name: 'Puig Joana', rating: 1874 }],
    ['4º Joana Puig', { name: 'Joana Puig' }],
    ['1️⃣ Joana Puig 🇪🇸', { name: 'Joana Puig' }],
    ['👍🏽 Joana Puig 1874 ✅', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig sense Elo', { name: 'Joana Puig' }],
    ['Joana Puig s/e', { name: 'Joana Puig' }],
    ['MI Joana Puig 2450', { name: 'Joana Puig', title: 'MI', rating: 2450 }],
    ['Puig, Joana sub-16', { name: 'Puig, Joana', category: 'U16' }],
    ['Puig, Joana (U8)', { name: 'Puig, Joana', category: 'U8' }],
    ['Joana Puig 2005-03-12 1700', { name: 'Joana Puig', birthYear: 2005, rating: 1700 }],
    ['Joana Puig 12.03.05', { name: 'Joana Puig', birthYear: 2005 }],
    ['Joana Puig *1998', { name: 'Joana Puig', birthYear: 1998 }],
    ['Joana Puig (n. 1998) 1874', { name: 'Joana Puig', birthYear: 1998, rating: 1874 }],
    ['Joana Puig joana@example.org', { name: 'Joana Puig' }],
    ['Joana Puig 600 123 456', { name: 'Joana Puig' }],
    ['Joana Puig +34600123456 1874', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig, CE Sants', { name: 'Joana Puig', club: 'CE Sants' }],
    ['Puig, C. A.', { name: 'Puig, C. A.' }],
    ['Joana Puig - CE Sants - 1874', { name: 'Joana Puig', club: 'CE Sants', rating: 1874 }],
    ['Puig, Joana – 1874', { name: 'Puig, Joana', rating: 1874 }],
    ['[10:33, 17/11/2026] Pau: Joana Puig', { name: 'Joana Puig' }],
    ['\u200e[17/11/26, 10:33:07] +34 600 12 34 56: \u200eJoana Puig 🙂', { name: 'Joana Puig' }],
    ['| 3 | Joana Puig | 1874 |', { name: 'Joana Puig', rating: 1874 }],
    ['de la fuente garcía, maría josé', { name: 'de la fuente garcía, maría josé' }],
    ['Jan van der Berg', { name: 'Jan van der Berg' }],
    ['Joana maria puig serra', { name: 'Joana maria puig serra' }],
    ['Maria del carmen lópez garcía 1500', { name: 'Maria del carmen lópez garcía', rating: 1500 }],
    ['Joana Puig 612345678', { name: 'Joana Puig' }],
    ['Joana Puig 2125551234 1874', { name: 'Joana Puig', rating: 1874 }],
    ['Joana Puig 531234567', { name: 'Joana Puig', fideId: '531234567' }],
    ['Joana Puig FIDE 612345678', { name: 'Joana Puig', fideId: '612345678' }],
    ['Joana Puig ID: 612345678', { name: 'Joana Puig', fideId: '612345678' }],
    ['Joana Puig ½ bye R1', { name: 'Joana Puig', unread: '½ bye R1' }],
    ['Joana Puig 1874 (bye R1)', { name: 'Joana Puig', rating: 1874, unread: 'bye R1' }],
    [
      'Joana Puig, 1874, half-point bye round 3',
      { name: 'Joana Puig', rating: 1874, unread: 'half-point bye round 3' },
    ],
    ['Puig, Joana - R1 i R2 bye', { name: 'Puig, Joana', unread: 'R1 i R2 bye' }],
    ['Joana Puig 1874 no ve a la ronda 2', { name: 'Joana Puig', rating: 1874, unread: 'no ve a la ronda 2' }],
    ['Joana Puig;1874;descans R2', { name: 'Joana Puig', rating: 1874, unread: 'descans R2' }],
    ['Joana Puig 1/2 R1', { name: 'Joana Puig', unread: '1/2 R1' }],
    ['Anne Bye 1500', { name: 'Anne Bye', rating: 1500 }],
  ])('%s', (line, facts) => {
    expect(read(line)).toEqual([facts]);
  });

  it('two surnames in one cell stay together if others on the list have the given name apart', () => {
    expect(read('Puig Vidal;Joana;1874\nMas;Pol;1500').map(({ name }) => name)).toEqual([
      'Puig Vidal, Joana',
      'Mas, Pol',
    ]);
  });

  it('a club after a name with a comma does not keep the names of others together', () => {
    expect(read('Serra, Pau - CE Sants\nPuig;Joana;1874').map(({ name }) => name)).toEqual([
      'Serra, Pau',
      'Puig, Joana',
    ]);
  });

  it('a rating has three or four figures: 100 and 3500 are ratings, 99 and 3501 are not', () => {
    expect(read('A Puig 99\nB Puig 100\nC Puig 3500\nD Puig 3501').map(({ rating }) => rating)).toEqual([
      undefined,
      100,
      3500,
      undefined,
    ]);
  });

  it('lines keep their numbers; empty ones are skipped, lines without a name are reported', () => {
    const { entries, nameless } = parsePlayerLines('Joana Puig\n\n1874\r\nPol Mas\n---\n');
    expect(entries.map(({ line, name }) => [line, name])).toEqual([
      [1, 'Joana Puig'],
      [4, 'Pol Mas'],
    ]);
    expect(nameless).toEqual([{ line: 3, text: '1874' }]);
  });

  it.each([
    'LLISTA D’INSCRITS',
    'Inscrits:',
    'Total: 24 jugadors',
    'Gràcies!',
    'Jo m’apunto! 1874',
    'i també el meu fill Jan Vidal',
    'Jo també vinc demà',
    'Nos vemos el sábado todos',
    'Qui més ve?',
    'Qui ve ?',
    'Joana?',
    '<Media omitted>',
    'No. Name FideID FED Rtg',
    '| # | Name | Elo |',
    'Bye',
  ])('%s is nobody, and is reported', (line) => {
    const { entries, nameless } = parsePlayerLines(`${line}\nJoana Puig\n`);
    expect(entries.map(({ name, team }) => [name, team])).toEqual([['Joana Puig', undefined]]);
    expect(nameless).toMatchObject([{ line: 1 }]);
  });

  it('what a chat says about itself, and who sent the next line, is skipped', () => {
    const text = '12/11/26, 18:04 - Marta ha afegit Pau\nPau Serra, [12.11.26 18:04]\nJoana Puig';
    expect(parsePlayerLines(text)).toEqual({ entries: [{ line: 3, name: 'Joana Puig' }], nameless: [] });
  });

  it('several players on a single line; a name, a club and a country are one player', () => {
    expect(read('Joana Puig, Pau Serra 1700, Dina Mir').map(({ name }) => name)).toEqual([
      'Joana Puig',
      'Pau Serra',
      'Dina Mir',
    ]);
    expect(read('Joana; Pau; Dina; Nil')).toHaveLength(4);
    expect(read('Puig; Joana; Sants')).toHaveLength(1);
    expect(read('Puig Serra, Joana Maria, CE Sants')).toHaveLength(1);
    expect(read('Puig, Joana, 1874, Sants')).toHaveLength(1);
  });

  it('[D-OFF-870] ratings that may all be years of birth are asked about: three of them, from 1930 to 2022', () => {
    const asked = (...numbers: readonly (number | string)[]): boolean | undefined =>
      parsePlayerLines(numbers.map((number, i) => `${'ABCD'[i]}lba Puig ${number}`).join('\n')).mayBeYears;
    expect(asked(1930, 2022, 2001)).toBe(true);
    expect(asked(1930, 2022, 2001, '')).toBe(true);
    expect(asked(1930, 2022)).toBeUndefined();
    expect(asked(1929, 2022, 2001)).toBeUndefined();
    expect(asked(1930, 2023, 2001)).toBeUndefined();
    expect(asked('*1930', 2022, 2001, 2005)).toBeUndefined();
    expect(parsePlayerLines('Name;Elo\nA B;1950\nC D;1951\nE F;1952').mayBeYears).toBeUndefined();
  });

  it('a table with headings, a list under its title and a report', () => {
    expect(read('Nom;Elo;Club\nPuig, Joana;1874;CE Sants')).toEqual([
      { name: 'Puig, Joana', rating: 1874, club: 'CE Sants' },
    ]);
    expect(read('Nom\tElo\n1. GM Puig, Joana\t1874\nPol Mas (1500)\nPlayer 1\t900')).toEqual([
      { name: 'Puig, Joana', title: 'GM', rating: 1874 },
      { name: 'Pol Mas', rating: 1500 },
      { name: 'Player 1', rating: 900 },
    ]);
    expect(read('Surname\tName\tRtg\nPuig\tJoana\t1874')).toMatchObject([{ name: 'Puig, Joana', rating: 1874 }]);
    expect(read('Nr.\tName\tVorname\tVerein\tDWZ\tTitel\n1\tMüller\tHans\tSK Bonn\t1822\tFM')).toMatchObject([
      { name: 'Müller, Hans', club: 'SK Bonn', nationalRating: 1822, title: 'FM' },
    ]);
    expect(read('Rk.\tSNo\t\tName\tFED\tRtgI\tTB1\n1\t1\tGM\tPuig, Joana\tESP\t2450\t7\n\t\t\tTotal 1')).toMatchObject([
      { name: 'Puig, Joana', federation: 'ESP', fideRating: 2450, title: 'GM' },
    ]);
    const line = '001    1 w    Puig, Joana                       1874 ESP    24512345 2009/00/00  0.0    1';
    expect(read(`012 Open\n${line}\n`)).toEqual([
      { name: 'Puig, Joana', rating: 1874, federation: 'ESP', fideId: '24512345', sex: 'f', birthYear: 2009 },
    ]);
  });

  it('D-OFF-787: a column of teams names them, and the club where there is no other', () => {
    const read = (text: string) => parsePlayerLines(text).entries.map(({ line: _line, ...entry }) => entry);
    expect(read('Name;Rating;Team\nAda Font;1800;Reds\nPol Mas;1700;')).toEqual([
      { name: 'Ada Font', rating: 1800, club: 'Reds', team: 'Reds' },
      { name: 'Pol Mas', rating: 1700 },
    ]);
    expect(read('Jugador\tEquip\tClub\nAda Font\tVermells\tEscacs Vic')).toEqual([
      { name: 'Ada Font', club: 'Escacs Vic', team: 'Vermells' },
    ]);
  });

  it('D-OFF-635: teams on one line each, or over their players; a rating after a colon is a rating', () => {
    const reds = [
      { name: 'Puig, Joana', rating: 1874, team: 'Team A' },
      { name: 'Serra, Pau', team: 'Team A' },
    ];
    const blues = [{ name: 'Pol Mas', rating: 1500, team: 'Team B' }];
    expect(read('Team A: Puig, Joana 1874; Serra, Pau\nTeam B:\n1. Pol Mas 1500')).toEqual([...reds, ...blues]);
    expect(read('Team A:\nPuig, Joana 1874\nSerra, Pau\n\nTeam B:\nPol Mas 1500')).toEqual([...reds, ...blues]);
    expect(read('Joana Puig: 1874')).toEqual([{ name: 'Joana Puig', rating: 1874 }]);
    expect(read('Old: A One; B Two\nYoung: Dina Mir 1500').at(-1)).toEqual({
      name: 'Dina Mir',
      rating: 1500,
      team: 'Young',
    });
  });

  it.each([
    ['Joana Puig joana@puig.cat', 'Joana Puig'],
    ['Joana Puig <joana.puig@club.example.org> 1874', 'Joana Puig'],
    ['joana@puig.cat Joana Puig', 'Joana Puig'],
    ['joana@puig.cat. Joana Puig', 'Joana Puig'],
    ['Joana Puig (joana@puig.cat)', 'Joana Puig'],
    ['Joana @Puig', 'Joana @Puig'],
    ['Joana p@x', 'Joana p@x'],
    [`Joana Puig ${'a@'.repeat(900)}b.cat`, 'Joana Puig'],
    [`Joana Puig ${'a@'.repeat(900)}`, `Joana Puig ${'a@'.repeat(900)}`],
  ])('an e-mail address is not a name: %s', (text, name) => {
    expect(read(text)).toMatchObject([{ name }]);
  });

  it('a line longer than a whole team names nobody; blanks do not count', () => {
    const long = `Joana ${'a@'.repeat(100_000)}`;
    expect(parsePlayerLines(`${long}\nPol Mas`)).toMatchObject({
      entries: [{ line: 2, name: 'Pol Mas' }],
      nameless: [{ line: 1 }],
    });
    expect(parsePlayerLines(`Name;Rating\n${long};1874\nPol Mas;1500`)).toMatchObject({
      entries: [{ line: 3, name: 'Pol Mas' }],
      nameless: [{ line: 2 }],
    });
    expect(read(`Joana${'\u00a0'.repeat(1900)}Puig\t\t1874`)).toEqual([{ name: 'Joana Puig', rating: 1874 }]);
    const all = Array.from({ length: 300 }, (_, i) => `Joana Puig ${'abcdefghij'[i % 10]}${'klmnop'[i % 6]}x`);
    expect(read(all.join(', ')).length).toBe(300);
  });

  it('whatever is pasted, every line is an entry, reported as nameless, or empty', () => {
    forAll({ of: [fc.string({ unit: 'grapheme', maxLength: 200 })] }, (text) => {
      const { entries, nameless } = parsePlayerLines(text);
      for (const { name } of entries) expect(name.trim()).not.toBe('');
      expect(new Set([...entries, ...nameless].map(({ line }) => line)).size).toBe(entries.length + nameless.length);
    });
  });

  it('plain names come back as they were written', () => {
    const word = fc.stringMatching(/^[A-ZÀÈÉ][a-zàèéíòóúçñ]{3,10}$/);
    forAll({ of: [fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 30 })] }, (names) => {
      const lines = names.map(([given, family]) => `${given} ${family}`);
      expect(read(lines.join('\n')).map(({ name }) => name)).toEqual(lines);
    });
  });
});
