import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';
import { serialisedLines } from './serialised-lines.ts';
import { REVISIONS, summaryOf } from './testing/read-faults.ts';
import { fceInput } from './testing/sample-documents.ts';
import { FCE_OUTPUT, FRS_OUTPUT } from './testing/sample-outputs.ts';
import { serialise } from './testing/serialise.ts';
import { writeRatingOutput } from './write-rating-output.ts';

const write = (output: Parameters<typeof writeRatingOutput>[0]) =>
  writeRatingOutput(output, (finding) => `${finding.code}: ${finding.values.days}`);

describe('written outputs', () => {
  it('have the fields of the format in its order, and one row a line', () => {
    expect(serialise(write(FCE_OUTPUT))).toBe(`{
  "format": "escala/rating-output@1",
  "regulation": "fce-2016",
  "revision": "5.3-repealed",
  "rhythm": "standard",
  "listDate": "2017-03-01",
  "list": [
    {"id":"101","rating":1899,"previous":1895,"change":3.925,"k0":24,"k":25,"games":2,"status":"rated"},
    {"id":"102","rating":null,"status":"unrated"}
  ],
  "performances": [
    {"event":"e1","player":"900","ra":1850,"games":3,"points":2,"performance":1874}
  ],
  "ledger": [
    {"player":"101","event":"e1","round":1,"opponent":"102","own":1895,"opponentRating":1880,"score":1,"expected":0.52,"k":25,"change":12,"articles":["8.3","13.2"],"decisions":[]}
  ],
  "findings": [
    {"severity":"warning","code":"fce-2016.duration","event":"e2","article":"6.2","values":{"days":91},"message":"fce-2016.duration: 91"}
  ],
  "workings": [
    {
      "player": "101",
      "steps": [
        {"quantity":"fce-2016.factor.increment","articles":["16.2"],"decisions":["D-FCE-10"],"values":{"k0":24}}
      ]
    }
  ]
}
`);
  });

  it('have one player of frs-2012 a line, and numbers of six digits', () => {
    expect(serialise(write(FRS_OUTPUT))).toBe(`{
  "format": "escala/rating-output@1",
  "regulation": "frs-2012",
  "revision": "2012",
  "listDate": "2012-06-01",
  "class": "seniors",
  "ratings": {
    "a": {"libere":{"rating":175.062657,"displayed":175,"status":"inactive","played":2}},
    "b": {"compunere":{"rating":0,"displayed":0,"status":"active","played":6}}
  },
  "general": {
    "a": {"rating":132.251363,"displayed":132}
  },
  "games": [
    {"id":"g1","value":150,"points":{"a":200,"b":0}}
  ],
  "ledger": [
    {"player":"a","type":"compunere","game":"g1","date":"2011-03-05","value":150,"place":1,"players":2,"points":200,"weight":235,"articles":["6","7"],"decisions":[]}
  ],
  "findings": []
}
`);
  });

  it.each([FCE_OUTPUT, FRS_OUTPUT])('%# are read again', (output) => {
    const document = write(output);
    expect(readDocument(serialise(document), { revisions: REVISIONS })).toEqual({ ok: true, document });
  });

  it('never have an exponent or more than six digits after the point', () => {
    forAll({ of: [fc.double({ min: -1e9, max: 1e9, noNaN: true })] }, (change) => {
      const [row] = FCE_OUTPUT.list;
      const text = serialise(write({ ...FCE_OUTPUT, list: [{ ...row!, change }] }));
      expect(text).toMatch(/"change":-?\d+(?:\.\d{1,6})?,/);
      expect(text).not.toContain('-0,');
    });
  });

  it('are refused if a number is NaN: that is a bug, not a fault of the document', () => {
    expect(() => write({ ...FCE_OUTPUT, list: [{ id: '1', rating: Number.NaN, status: 'rated' }] })).toThrow(
      RangeError,
    );
  });
});

it('outputs that are read refuse a player twice on the list, and fields that are not theirs', () => {
  const document = write(FCE_OUTPUT);
  const row = { id: '101', rating: 1500, status: 'rated', games: 0, titel: 'MC' };
  expect(summaryOf({ ...document, list: [...FCE_OUTPUT.list, row] })).toEqual([
    'duplicate-player list[2].id -> "101",',
    'unknown-field list[2].titel -> "titel": "MC"',
  ]);
  expect(summaryOf({ ...document, class: 'seniors' })).toEqual(['field-elsewhere class -> "class": "seniors"']);
});

describe('text of a document', () => {
  it('is read back as the document, for any document', () => {
    forAll({ of: [fc.dictionary(fc.string(), fc.jsonValue())] }, (document) => {
      const text = serialise(document);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
      expect(text.endsWith('\n')).toBe(true);
    });
  });

  it('comes a line at a time', () => {
    const lines = [...serialisedLines(fceInput())];
    for (const line of lines) expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(lines.join('')).toBe(serialise(fceInput()));
    expect(lines).toContain('        {"round":1,"white":"103","black":"104","result":"1/2"},\n');
  });

  it('leaves out what is undefined', () => {
    expect(serialise({ a: undefined, b: 1, c: undefined })).toBe('{\n  "b": 1\n}\n');
    expect(serialise({})).toBe('{}\n');
  });
});
