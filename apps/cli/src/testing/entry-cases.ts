/** Entries as a club secretary writes them, under the name of the event. */
export const ENTRIES = [
  'Obert de Tarragona',
  'Cognoms;Nom;Club;Elo FIDE;Codi FIDE;Federació;Naixement;Sexe;Títol',
  'Puig Serra;Joana;CE Reus;1895;2201001;ESP;1987-02-03;F;',
  'Țăran;Andrei Ionuț;CS Iași;;1203004;ROU;1990;M;IM',
  'Peña;Íñigo;;;;ESP;1999;M;',
  '',
].join('\n');

const HEADER =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

type Row = readonly [
  id: string,
  name: string,
  federation: string,
  sex: string,
  title: string,
  rating: number,
  born: number,
];

const row = ([id, name, federation, sex, title, rating, born]: Row): string =>
  `${id.padEnd(15)}${name.padEnd(61)}${federation.padEnd(4)}${sex.padEnd(4)}${title.padEnd(29)}${String(rating).padEnd(39)}${born}  `;

/** A combined list of FIDE with players of the entries, and a row without an id. */
export const FIDE_LIST = [
  HEADER,
  row(['2201001', 'Puig Serra, Joana', 'ESP', 'F', '', 1899, 1987]),
  row(['1203004', 'Taran, Andrei Ionut', 'ROU', 'M', 'IM', 2401, 1990]),
  row(['2200999', 'Pena, Inigo', 'ESP', 'M', '', 1650, 1999]),
  row(['-', 'Broken, Row', 'FRA', 'M', '', 1500, 1980]),
  '',
].join('\r\n');
