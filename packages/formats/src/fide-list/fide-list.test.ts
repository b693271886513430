import { describe, expect, it } from 'vitest';
import { columnsOfHeader } from './list-header.ts';
import {
  COMBINED_HEADER,
  combinedLine,
  readList,
  type SamplePlayer,
  xmlList,
  xmlPlayer,
} from './testing/sample-lists.ts';

const ana: SamplePlayer = {
  fideId: 2_201_001,
  name: 'Puig, Ana',
  federation: 'ESP',
  sex: 'F',
  title: 'GM',
  womenTitle: 'WGM',
  otherTitles: 'IA,FT',
  arenaTitle: '',
  standard: [2502, 9, 10],
  rapid: [2431, 0, 20],
  blitz: [0, 0, 0],
  birthYear: 1990,
  flag: 'wi',
};

const codes = (list: string | Uint8Array): unknown[] =>
  readList(list).problems.map(({ code, line, column, values }) => [code, line, column, values]);

describe('[D-OFF-856] a text that was cut in the middle of a line', () => {
  const list = (lines: number, last: string): string =>
    [COMBINED_HEADER, ...Array.from({ length: lines }, (_, i) => combinedLine({ ...ana, fideId: 100 + i })), last].join(
      '\n',
    );
  const cut = combinedLine(ana).slice(0, -1);

  it.each([
    [99, cut, []],
    [100, cut, [['fide-list-unclosed', 102, 1, {}]]],
    [101, cut, [['fide-list-unclosed', 103, 1, {}]]],
    [101, combinedLine(ana), []],
    [101, `${cut}\n`, []],
  ])('is reported after %i whole lines of one width', (lines, last, wanted) => {
    expect(codes(list(lines, last))).toEqual(wanted);
  });

  it('is not guessed if lines have different widths', () => {
    const [header, first, ...others] = list(101, cut).split('\n');
    expect(codes([header, `${first} `, ...others].join('\n'))).toEqual([]);
  });
});

describe('headers', () => {
  it('give the columns of the combined list', () => {
    const columns = columnsOfHeader(COMBINED_HEADER, 'standard')!;
    expect(columns.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['fideId', 0, 15],
      ['name', 15, 76],
      ['federation', 76, 80],
      ['sex', 80, 84],
      ['title', 84, 89],
      ['womenTitle', 89, 94],
      ['otherTitles', 94, 109],
      ['arenaTitle', 109, 113],
      ['standard', 113, 119],
      ['standardGames', 119, 123],
      ['standardK', 123, 126],
      ['rapid', 126, 132],
      ['rapidGames', 132, 136],
      ['rapidK', 136, 139],
      ['blitz', 139, 145],
      ['blitzGames', 145, 149],
      ['blitzK', 149, 152],
      ['birthYear', 152, 158],
      ['flags', 158, 1 << 24],
    ]);
  });

  it('give those of single lists, with and without arena titles', () => {
    const common =
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           ';
    const starts = (header: string) =>
      columnsOfHeader(header, 'rapid')!
        .slice(-5)
        .map(({ field, from }) => [field, from]);
    expect(starts(`${common}FOA APR25 Gms K  B-day Flag`)).toEqual([
      ['rapid', 113],
      ['rapidGames', 119],
      ['rapidK', 123],
      ['birthYear', 126],
      ['flags', 132],
    ]);
    expect(starts(`${common}APR12 Gms K  B-day Flag`)).toEqual([
      ['rapid', 109],
      ['rapidGames', 115],
      ['rapidK', 119],
      ['birthYear', 122],
      ['flags', 128],
    ]);
  });

  it('give those of 2001 and of lists whose headings touch', () => {
    const fields = (header: string) => columnsOfHeader(header, 'standard')?.map(({ field }) => field);
    expect(fields('ID_NUMBER NAME                            TITLE COUNTRY JAN01 GAMES FLAG')).toEqual([
      'fideId',
      'name',
      'title',
      'federation',
      'standard',
      'standardGames',
      'flags',
    ]);
    expect(fields('ID number Name                              Titl Fed  Jul09 GamesBorn  Flag')?.slice(-3)).toEqual([
      'standardGames',
      'birthYear',
      'flags',
    ]);
    expect(fields('Name;Elo;Club')).toBeUndefined();
    expect(fields('Fed Sex')).toBeUndefined();
  });
});

describe('a text list', () => {
  it('of 2001 has old titles, and numbers at the right of their fields', () => {
    const header = 'ID_NUMBER NAME                            TITLE COUNTRY JAN01 GAMES FLAG';
    const lines = [
      '  2201001 Puig, Ana                       wg    ESP      2351    12 w',
      '  4100018 Kasparov, Garry                 g     RUS      2849    35  ',
    ];
    const { rows, problems } = readList([header, ...lines].join('\n'));
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      {
        fideId: 2_201_001,
        name: 'Puig, Ana',
        title: 'WGM',
        federation: 'ESP',
        standard: 2351,
        standardGames: 12,
        flags: 2,
      },
      { fideId: 4_100_018, name: 'Kasparov, Garry', title: 'GM', standard: 2849, rapid: 0, birthYear: 0 },
    ]);
  });

  it('of one rhythm has its ratings there', () => {
    const header =
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA APR25 Gms K  B-day Flag';
    const line = `${'77'.padEnd(15)}${'A'.padEnd(61)}ESP M${' '.repeat(32)}1801  4   20 2001`;
    expect(readList(`${header}\n${line}`, [], { rhythm: 'blitz' }).rows).toMatchObject([
      { fideId: 77, blitz: 1801, blitzGames: 4, blitzK: 20, birthYear: 2001, standard: 0 },
    ]);
  });

  it('has names in UTF-8 or Latin-1, and years in dates', () => {
    const line = combinedLine({ ...ana, name: 'Munoz' }).replace('1990  ', '12.5.90 1990');
    const latin1 = Buffer.from(`${COMBINED_HEADER}\n${line.replace('Munoz', 'Muñoz')}`, 'latin1');
    expect(readList(latin1).rows).toMatchObject([{ name: 'Muñoz', birthYear: 0 }]);
    const utf8 = Buffer.from(`\uFEFF${COMBINED_HEADER}\n${line.replace('Munoz ', 'Muñoz')}`);
    expect(readList(utf8).rows).toMatchObject([{ name: 'Muñoz' }]);
  });

  it.each(['Puig', 'Muñoz', 'Łukaszewski, Łukasz', 'Ștefănescu, Ion', 'Лукашевич, Пётр', '李小龙'])(
    'D-OFF-970: %s in UTF-8, padded by characters or by bytes',
    (name) => {
      const byCharacters = combinedLine({ ...ana, name });
      const more = Buffer.byteLength(name) - name.length;
      const byBytes = byCharacters.replace(name + ' '.repeat(more), name);
      const next = combinedLine({ ...ana, fideId: 9, name: 'Roca' });
      for (const line of [byCharacters, byBytes])
        expect(readList(`${COMBINED_HEADER}\n${line}\n${next}\n`, [7, 200])).toEqual({
          ...readList(`${COMBINED_HEADER}\n${combinedLine({ ...ana, name: 'x' })}\n${next}\n`),
          rows: [
            expect.objectContaining({ ...readList(`${COMBINED_HEADER}\n${combinedLine(ana)}`).rows[0], name }),
            expect.objectContaining({ name: 'Roca', federation: 'ESP' }),
          ],
        });
    },
  );

  it('D-OFF-970: where no federation is found further on, columns are bytes', () => {
    const line = combinedLine({ ...ana, name: 'Muñoz Ñañez', federation: '' });
    const bytes = line.replace('Muñoz Ñañez   ', 'Muñoz Ñañez');
    expect(readList(`${COMBINED_HEADER}\n${bytes}\n`).rows).toMatchObject([
      { name: 'Muñoz Ñañez', standard: ana.standard[0] },
    ]);
  });

  it('reports what is wrong, with its place', () => {
    const good = combinedLine(ana);
    const text = [
      COMBINED_HEADER,
      good,
      `${' '.repeat(15)}Nobody`,
      '',
      '   ',
      good.replace('2502', '25x2'),
      `abc${good.slice(3)}`,
    ];
    expect(codes(text.join('\n'))).toEqual([
      ['fide-list-no-id', 3, 1, {}],
      ['fide-list-not-a-number', 6, 114, { found: '25x2' }],
      ['fide-list-no-id', 7, 1, {}],
    ]);
    expect(readList(text.join('\n')).rows.map(({ standard }) => standard)).toEqual([2502, 0]);
  });

  it('of another kind is refused at once', () => {
    expect(codes('')).toEqual([['fide-list-empty', 1, 1, {}]]);
    expect(codes(' \n\n')).toEqual([['fide-list-empty', 1, 1, {}]]);
    expect(codes('ID Number      Name  Fed\n')).toEqual([['fide-list-empty', 1, 1, {}]]);
    expect(codes('<playerslist></playerslist>')).toEqual([['fide-list-empty', 1, 1, {}]]);
    expect(codes('\nid,name\n1,A')).toEqual([['fide-list-header', 2, 1, { found: 'id,name' }]]);
  });

  it('with an endless line uses no more memory than it should', () => {
    const { problems, rows } = readList(
      `${COMBINED_HEADER}\n${'x'.repeat(200_000)}\n${combinedLine(ana)}`,
      new Array(300).fill(1000),
    );
    expect(problems.map(({ code, line }) => [code, line])).toEqual([['fide-list-too-long', 2]]);
    expect(rows).toHaveLength(1);
  });
});

describe('an XML list', () => {
  it('may hold comments, attributes, entities, CDATA and empty elements', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE playerslist>
<playerslist date="2025"><!-- <player> -->
<player id="1"><fideid> 5 </fideid><name>O&apos;Neil &amp; <![CDATA[<Co>]]> &#x219; &#537; &no;</name><title/><sex>F</sex><other>9</other></player>
</playerslist>`;
    const { rows, problems } = readList(text);
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ fideId: 5, name: "O'Neil & <Co> ș ș &no;", title: '', sex: 2, standard: 0 }]);
  });

  it('reports what is wrong, with the line of the player', () => {
    const list = xmlList([ana, ana, ana]);
    const spoilt = list
      .replace('<fideid>2201001</fideid>', '<fideid></fideid>')
      .replace('<rating>2502<', '<rating>many<')
      .replace(/<rating>2502</, '<rating>lots<');
    expect(codes(spoilt)).toEqual([
      ['fide-list-no-id', 3, 1, {}],
      ['fide-list-not-a-number', 24, 1, { found: 'lots' }],
    ]);
  });

  it('that was cut off or is of another kind is reported', () => {
    const list = xmlList([ana, ana]);
    expect(readList(list.slice(0, -200))).toMatchObject({
      players: 1,
      problems: [{ code: 'fide-list-unclosed', line: 23 }],
    });
    expect(readList(`<playerslist>${xmlPlayer(ana)}`)).toMatchObject({
      players: 1,
      problems: [{ code: 'fide-list-unclosed' }],
    });
    expect(readList('<html><body>Not found</body></html>')).toMatchObject({
      players: 0,
      problems: [{ code: 'fide-list-header' }],
    });
  });

  it('with a player that is not closed continues with the next', () => {
    const long = xmlPlayer(ana).replace('Puig', 'x'.repeat(100_000));
    const { rows, problems } = readList(
      `<playerslist>${long}${xmlPlayer(ana)}</playerslist>`,
      new Array(200).fill(700),
    );
    expect(rows).toHaveLength(1);
    expect(problems).toMatchObject([{ code: 'fide-list-too-long' }]);
  });
});

describe('numbers in columns', () => {
  const header = 'ID Number      Name      SRtng SGm SK ';
  const read = (standard: string, games: string, k: string) => {
    const { rows, problems } = readList(`${header}\n${'1'.padEnd(15)}${'A'.padEnd(10)}${standard}${games}${k}`);
    return [rows[0]!.standard, rows[0]!.standardGames, rows[0]!.standardK, problems.length];
  };

  it.each([
    ['2502  ', '12  ', '10 ', 2502, 12, 10],
    ['  2502', '  12', ' 10', 2502, 12, 10],
    [' 2502 ', ' 12 ', '40', 2502, 12, 40],
    ['123456', '1234', '123', 123_456, 1234, 123],
    ['      ', '    ', '   ', 0, 0, 0],
    ['0     ', '0   ', '0', 0, 0, 0],
    ['7     ', '7   ', '7', 7, 7, 7],
    ['     7', '   7', '  7', 7, 7, 7],
    ['123   ', '123 ', '12 ', 123, 123, 12],
  ])('%j %j %j', (standard, games, k, ...expected) => {
    expect(read(standard, games, k)).toEqual([...expected, 0]);
  });

  it.each([
    ['25 02 ', '1 2 ', '1 0'],
    ['25.2  ', '-1  ', '1-0'],
    ['abcd  ', ':   ', 'abc'],
    ['2502 x', 'x   ', '  /'],
  ])('%j %j %j are not read', (standard, games, k) => {
    expect(read(standard, games, k)).toEqual([0, 0, 0, 3]);
  });
});
