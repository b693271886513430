import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, separatorOf } from './csv-table.ts';
import { fieldOfHeading } from './entry-headings.ts';
import { parseEntriesCsv } from './parse-entries-csv.ts';

const told = (text: string) =>
  parseEntriesCsv(text).problems.map(({ severity, code, line, column }) => `${severity} ${code} ${line}:${column}`);

describe('headings', () => {
  it.each([
    [
      'Vega',
      'NAME;COUNTRY;DATEBIRTH;SEX;TITLE;FIDEID;FIDERTG;NATID;NATRTG',
      'Mas Ot;AND;1990-05-03;M;g;2201001;2530;77;2480',
    ],
    [
      'Swiss-Manager',
      'Name;Land;Geb.;Geschl.;Titel;Fide-ID;EloI;Ident;EloN',
      'Mas Ot;AND;03.05.1990;m;GM;2201001;2530;77;2480',
    ],
  ])('of %s', (_program, headings, row) => {
    expect(parseEntriesCsv(`${headings}\n${row}`)).toMatchObject({
      problems: [],
      entries: [
        {
          ...{ name: 'Mas Ot', federation: 'AND', birthDate: '1990-05-03', sex: 'm', title: 'GM' },
          ...{ fideId: '2201001', fideRating: 2530, nationalId: '77', nationalRating: 2480 },
        },
      ],
    });
  });

  it.each([
    ['g', 'GM'],
    ['WM', 'WIM'],
    ['IGM', 'GM'],
    ['constructor', 'CONSTRUCTOR'],
    ['NC', undefined],
  ])('the title %s is %s', (written, title) => {
    expect(parseEntriesCsv(`Name;Title\nMas Ot;${written}`).entries[0]?.title).toBe(title);
  });

  it.each([
    ['ca', 'Nom;Cognoms;Club;Elo;Codi FIDE;Llicència;Data de naixement;Sexe;Títol;Federació;Categoria'],
    ['es', 'Nombre;Apellidos;Club;Elo;Código FIDE;Nº licencia;Fecha de nacimiento;Sexo;Título;Federación;Categoría'],
    ['ro', 'Prenume;Nume;Club;Elo;Cod FIDE;Nr. legitimație;Data nașterii;Sex;Titlu;Federația;Categorie'],
    ['en', 'First name;Surname;Club;Rating;FIDE ID;National ID;Date of birth;Sex;Title;Federation;Category'],
  ])('in %s', (_, headings) => {
    const row = 'Ana;Puig Roca;Escacs Girona;2150;2201001;12-345;23/08/2000;F;wgm;esp;Preferent';
    expect(parseEntriesCsv(`${headings}\n${row}`)).toEqual({
      separator: ';',
      entries: [
        {
          line: 2,
          name: 'Puig Roca, Ana',
          surname: 'Puig Roca',
          givenName: 'Ana',
          club: 'Escacs Girona',
          category: 'Preferent',
          rating: 2150,
          fideId: '2201001',
          nationalId: '12-345',
          birthDate: '2000-08-23',
          birthYear: 2000,
          sex: 'f',
          title: 'WGM',
          federation: 'ESP',
        },
      ],
      problems: [],
    });
  });

  it.each([['Nom', 'Cognoms i nom', 'NOMBRE', 'Nume', 'Nume și prenume', 'Player', 'Jucător', 'Name']])(
    'of whole names',
    (...headings) => {
      for (const heading of headings)
        expect(parseEntriesCsv(`${heading},Elo\n"Puig, Ana",2000`).entries).toEqual([
          { line: 2, name: 'Puig, Ana', rating: 2000 },
        ]);
    },
  );

  it('of two surnames and of several ratings', () => {
    const text = 'Primer cognom,Segon cognom,Nom,Elo FIDE,Elo català,Elo\nPuig,Roca,Ana,2100,2150,2120';
    expect(parseEntriesCsv(text).entries).toMatchObject([
      { name: 'Puig Roca, Ana', fideRating: 2100, nationalRating: 2150, rating: 2120 },
    ]);
  });

  it('of the usual forms', () => {
    const fields = Object.entries({
      'ID FIDE': 'fideId',
      'F. Nac.': 'birth',
      'M/F': 'sex',
      Año: 'birth',
      Țara: 'federation',
      'Jugador/a': 'name',
      'Nr. crt.': 'position',
      'Geb.Datum': 'birth',
      'Data Nascita': 'birth',
      Titolo: 'title',
      Naz: 'federation',
      Teléfono: undefined,
    });
    expect(fields.map(([heading]) => fieldOfHeading(heading))).toEqual(fields.map(([, field]) => field));
  });

  it('that are unknown or repeated are reported; columns of positions are skipped', () => {
    expect(told('Nr,Name,Phone,Elo,Rating\n1,A,123,2000,2001')).toEqual([
      'warning entries-heading-unknown 1:9',
      'error entries-heading-twice 1:19',
    ]);
  });

  it('of just a number are ids if no other column has ids, unless the figures count rows', () => {
    const ids = (text: string) => parseEntriesCsv(text).entries.map(({ nationalId }) => nationalId);
    expect(ids('Número,Nom\n1042,A\n17,B')).toEqual(['1042', '17']);
    expect(ids('Nr,Nume\nB-7,A')).toEqual(['B-7']);
    expect(ids('No,Name\n1,A\n2,B')).toEqual([undefined, undefined]);
    expect(ids('Nr,Name\n1.,A\n3.,B\n4.,C')).toEqual([undefined, undefined, undefined]);
    expect([1, 2, 3].map((number) => ids(`Num,Nom\n${number},A`)[0])).toEqual([undefined, undefined, '3']);
    expect(ids('Num,ID,Nom\n9,p1,A\n3,p2,B')).toEqual(['p1', 'p2']);
    expect(ids('Pos,Nom\n9,A\n3,B')).toEqual([undefined, undefined]);
    expect(ids('Núm. jugador,Nom\n1,A')).toEqual(['1']);
  });

  it('may come after a few other lines', () => {
    const text = 'Open de Girona 2025;;\n\nNom;Elo;Club\nAna;2000;X';
    expect(parseEntriesCsv(text).entries).toEqual([{ line: 4, name: 'Ana', rating: 2000, club: 'X' }]);
  });

  it('without a column of names are refused', () => {
    expect(told('Ana,2000\nBob,1900')).toEqual(['error entries-no-name 1:1']);
    expect(told('')).toEqual(['error csv-empty 1:1']);
    expect(told('\n ;; \n')).toEqual(['error csv-empty 1:1']);
    expect(told('<?xml version="1.0"?>\n<player>\n<name>Ana, B</name>\n<sex>F</sex>')).toEqual([
      'error entries-no-name 1:1',
    ]);
    // Its quotes are not those of a table.
    expect(told('{\n  "name": "Ana",\n  "rating": 2000\n}')).toEqual(['error entries-no-name 1:1']);
  });

  it('without a row after them are refused', () => {
    expect(told('\nName;Elo\n;\n')).toEqual(['error entries-no-rows 2:1']);
  });
});

describe('cells', () => {
  it.each([
    [',', 'Name,Club\nA,"x;y;z"'],
    [';', 'Name;Club\n"a,b,c";x'],
    ['\t', 'Name\tClub\nA, B\tx'],
    [',', 'Name'],
  ])('are separated by %j', (separator, text) => {
    expect(separatorOf(text)).toBe(separator);
  });

  it('in quotes may contain anything', () => {
    const text = '\uFEFFName,Club\r\n"Puig, ""Nina""","two\r\nlines"\r\n  "A"  ,x\r\n';
    expect(parseEntriesCsv(text)).toMatchObject({
      entries: [
        { line: 2, name: 'Puig, "Nina"', club: 'two lines' },
        { line: 4, name: 'A', club: 'x' },
      ],
      problems: [],
    });
  });

  it('with bad quotes are reported', () => {
    expect(told('Name,Club\n"A"x,y\nB,"z\n')).toEqual(['error csv-quote-stray 2:1', 'error csv-quote-open 3:3']);
  });

  it('beyond the headings are reported, empty ones are not', () => {
    expect(told('Name,Elo\nA,2000,,x\nB,1900,,')).toEqual(['error entries-row-too-long 2:9']);
  });

  it('written and read again are the same', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\t', '\n', '\r', ' ') })
      .map((text) => text.trim());
    forAll(
      {
        of: [
          fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
          fc.constantFrom(',', ';', '\t'),
        ],
      },
      (rows, separator) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator)).join('\r\n');
        const { rows: read, badQuotes } = readCsv(text, separator);
        expect(badQuotes).toEqual([]);
        expect(read.map((row) => row.map((one) => one.text))).toEqual(
          rows.filter((row) => row.some((one) => one !== '')),
        );
      },
    );
  });
});

describe('values', () => {
  const entryOf = (heading: string, value: string) => parseEntriesCsv(`Name;${heading}\nA;${value}`).entries[0]!;

  it.each([
    ['2150', 2150],
    ['1.850', 1850],
    ['1,850', 1850],
    ["1'850", 1850],
    ['1850,0', 1850],
    ['1850.00', 1850],
    ['850', 850],
  ])('rating %s', (text, rating) => {
    expect(entryOf('Elo', text).rating).toBe(rating);
  });

  it.each(['0', '-', 's/e', 'NR', 'unrated', ''])('rating %j means no rating', (text) => {
    expect(told(`Name;Elo\nA;${text}`)).toEqual([]);
    expect(entryOf('Elo', text)).not.toHaveProperty('rating');
  });

  it.each(['abc', '1850,5', '-100', '21500', '1 2'])('rating %j cannot be read', (text) => {
    expect(told(`Name;Elo\nA;${text}`)).toEqual(['error entries-not-a-rating 2:3']);
  });

  it.each([
    ['2000-08-23', '2000-08-23', 2000],
    ['2000/8/3', '2000-08-03', 2000],
    ['23/08/2000', '2000-08-23', 2000],
    ['3.8.2000', '2000-08-03', 2000],
    ['23-08-2000', '2000-08-23', 2000],
    ['2000-08-23 00:00:00', '2000-08-23', 2000],
    ['2000', undefined, 2000],
    ['00/00/2000', undefined, 2000],
  ])('birth %s', (text, birthDate, birthYear) => {
    expect(entryOf('Naixement', text)).toMatchObject({ birthYear, ...(birthDate && { birthDate }) });
  });

  it.each(['31/02/2000', '08/23/2000', '23/08/00', '1800', 'soon'])('birth %s cannot be read', (text) => {
    expect(told(`Name;Birth\nA;${text}`)).toEqual(['error entries-no-date 2:3']);
  });

  it('sex in the letters and words of four languages', () => {
    const sexes = (...column: string[]) =>
      parseEntriesCsv(`Name;Sex\n${column.map((text, i) => `P${i};${text}`).join('\n')}`).entries.map(({ sex }) => sex);
    expect(sexes('m', 'F', 'W', 'dona', 'Bărbat', 'Femenino')).toEqual(['m', 'f', 'f', 'f', 'm', 'f']);
    expect(sexes('H', 'M', 'H')).toEqual(['m', 'f', 'm']);
    expect(sexes('D', 'H')).toEqual(['f', 'm']);
    expect(told('Name;Sex\nA;x')).toEqual(['error entries-not-a-sex 2:3']);
  });

  it('identity numbers', () => {
    expect(entryOf('FIDE ID', ' 2 201 001 ').fideId).toBe('2201001');
    expect(entryOf('FIDE ID', '0')).not.toHaveProperty('fideId');
    expect(told('Name;FIDE ID\nA;12x')).toEqual(['error entries-not-an-id 2:3']);
  });
});

describe('rows', () => {
  it('without a name are left out', () => {
    const { entries } = parseEntriesCsv('Name;Elo\n;2000\nA;1900');
    expect(entries).toEqual([{ line: 3, name: 'A', rating: 1900 }]);
    expect(told('Name;Elo\n;2000\nA;1900')).toEqual(['error entries-row-no-name 2:1']);
  });

  it('that seem to be the same player are reported', () => {
    const text =
      'Name;FIDE ID;Birth\nPuig, Ana;2201001;2000\nRoca, Pau;2201002;\nPUIG,  ANA;;2000\nAltra;2201002;\nPuig, Ana;;2001';
    expect(told(text)).toEqual(['warning entries-duplicate 4:1', 'warning entries-duplicate 5:1']);
    expect(parseEntriesCsv(text).problems[0]).toMatchObject({ values: { name: 'PUIG, ANA', first: 2 } });
  });
});

it('no text makes the reader throw, and problems have places inside it', () => {
  const unit = fc.constantFrom('a', '1', '"', ',', ';', '\t', '\n', '\r\n', '\r', 'Name', 'Elo', '\ufeff', 'é', '/');
  forAll({ of: [fc.string({ unit, maxLength: 60 })], numRuns: 500 }, (text) => {
    const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
    for (const { line, column } of parseEntriesCsv(text).problems) {
      expect(line >= 1 && line <= lines.length).toBe(true);
      expect(column >= 1 && column <= lines[line - 1]!.length + 1).toBe(true);
    }
  });
});

describe('lists of other programs', () => {
  it('Vega: padded names, 0 for nothing, years of two digits, which are reported (D-OFF-544)', () => {
    const text = [
      'NAME;                COUNTRY;BIRTHDAY;G;TITLE;IDFIDE;ELOFIDE; IDNAT;ELONAT;K;ISAVAL',
      'ROCA OT                  ;AND;13.04.63;m;IGM; 4100018;2530;       0;   0;10;1 1 1',
      'PUIG ANNA                ;AND;01.05.29;w; NC;       0;   0;   10023;1850;20;1 1 1',
      'SERRA LLUC               ;AND;01.05.30;m;   ;       0;   0;       0;   0;30;1 1 1',
      'PI PAU                   ;AND;00.00.00;m;   ;       0;   0;       0;   0;30;1 1 1',
    ].join('\r\n');
    const { entries, problems } = parseEntriesCsv(text);
    expect(entries).toMatchObject([
      {
        name: 'ROCA OT',
        federation: 'AND',
        birthDate: '1963-04-13',
        sex: 'm',
        title: 'GM',
        fideId: '4100018',
        fideRating: 2530,
      },
      { name: 'PUIG ANNA', birthDate: '2029-05-01', sex: 'f', nationalId: '10023', nationalRating: 1850 },
      { name: 'SERRA LLUC', birthDate: '1930-05-01' },
      { line: 5, name: 'PI PAU', federation: 'AND', sex: 'm' },
    ]);
    for (const field of ['title', 'fideId', 'fideRating']) expect(entries[1]).not.toHaveProperty(field);
    expect(entries[3]).not.toHaveProperty('nationalId');
    expect(problems.map(({ severity, code, values }) => [severity, code, values.heading ?? values.year])).toEqual([
      ['warning', 'entries-heading-unknown', 'K'],
      ['warning', 'entries-heading-unknown', 'ISAVAL'],
      ['warning', 'entries-short-year', 1963],
      ['warning', 'entries-short-year', 2029],
      ['warning', 'entries-short-year', 1930],
    ]);
  });

  it('Swiss-Manager: both ratings, the club, and titles in a column without a heading', () => {
    const text = [
      'Obert d’Olot',
      'No.;;Name;FideID;FED;Rtg;RtgI;RtgN;sex;Typ;Club/City',
      '1;WIM;Puig, Anna;2200001;AND;2400;2400;2350;w;;Escacs Olot',
      '2;;Serra, Lluís;0;AND;1850;0;1850;;U16;Escacs Vic',
    ].join('\n');
    expect(parseEntriesCsv(text)).toMatchObject({
      problems: [],
      entries: [
        {
          name: 'Puig, Anna',
          title: 'WIM',
          fideId: '2200001',
          fideRating: 2400,
          nationalRating: 2350,
          club: 'Escacs Olot',
        },
        { name: 'Serra, Lluís', nationalRating: 1850, category: 'U16', club: 'Escacs Vic' },
      ],
    });
  });

  it.each(['Club/Ciudad', 'Club/Ciutat', 'Club/Localitate', 'Verein/Ort'])(
    'Swiss-Manager calls the club %s',
    (club) => {
      const text = `SNo;;Nombre;FideID;FED;Elo;${club}\n1;GM;Puig, Anna;2200001;AND;2400;Escacs Olot`;
      expect(parseEntriesCsv(text)).toMatchObject({ problems: [], entries: [{ title: 'GM', club: 'Escacs Olot' }] });
    },
  );

  it('a column without a heading is skipped if it contains other words than titles', () => {
    const { entries } = parseEntriesCsv('Name;;Elo\nPuig, Anna;GM;1900\nPi, Pau;late;1800');
    expect(entries[0]).not.toHaveProperty('title');
  });
});
