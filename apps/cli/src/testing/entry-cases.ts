import { crc32 } from 'node:zlib';

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

/** A combined FIDE list with players of the entries, and a row without an id. */
export const FIDE_LIST = [
  HEADER,
  row(['2201001', 'Puig Serra, Joana', 'ESP', 'F', '', 1899, 1987]),
  row(['1203004', 'Taran, Andrei Ionut', 'ROU', 'M', 'IM', 2401, 1990]),
  row(['2200999', 'Pena, Inigo', 'ESP', 'M', '', 1650, 1999]),
  row(['-', 'Broken, Row', 'FRA', 'M', '', 1500, 1980]),
  '',
].join('\r\n');

/** A ZIP of one stored file. */
export function storedZip(name: string, content: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), Buffer.from(name)]);
  const before = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), content]);
  const end = Buffer.from('PK\x05\x06'.padEnd(22, '\0'));
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(before.length, 16);
  return Buffer.concat([before, entry, end]);
}
