import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntriesCsv } from '../csv/parse-entries-csv.ts';
import { COMBINED_HEADER, readList } from '../fide-list/testing/sample-lists.ts';
import { reportGaps } from '../trf/check/report-gaps.ts';
import { parseTrf } from '../trf/parse-trf.ts';
import { caseNames, readCase } from '../trf/testing/case-files.ts';
import { SYSTEMS } from '../trf/testing/reported-systems.ts';
import { eventOfTrf } from '../trf/tournament/event-of-trf.ts';
import { tournamentOfTrf } from '../trf/tournament/tournament-of-trf.ts';
import { trfOfTournament } from '../trf/tournament/trf-of-tournament.ts';
import { TRF_EDITIONS } from '../trf/write/trf-writing.ts';
import { writeTrf } from '../trf/write/write-trf.ts';
import type { Remark } from './problem.ts';

/** The sentences, in four languages each: the compiler checks that none is missing. */
const file = new URL('../../../messages/src/words/trf.ts', import.meta.url);
const { messages } = (await import(/* @vite-ignore */ file.href)) as { messages: Record<string, readonly string[]> };

/** Names of a sentence's arguments, including those within its plural forms. */
function argumentsOf(sentence: string): string[] {
  const names: string[] = [];
  let at = 0;
  const readText = (): void => {
    for (; at < sentence.length && sentence[at] !== '}'; at++) if (sentence[at] === '{') readArgument();
  };
  const readArgument = (): void => {
    const [, name, sign] = /^\{(\w+)([,}])/.exec(sentence.slice(at))!;
    names.push(name!);
    at += name!.length + 1;
    // Each form is a text of its own.
    for (; sign === ',' && sentence[at] !== '}'; at++)
      if (sentence[at] === '{') {
        at++;
        readText();
      }
  };
  readText();
  return names;
}

describe('problems and remarks', () => {
  it('have the values that their sentences use', () => {
    const sentences: Record<string, string> = {
      ...Object.fromEntries(Object.entries(messages).map(([key, [english]]) => [key, english!])),
      'fault-place.player': '{player}',
      'fault.too-many': '{count}',
    };
    const seen = new Set<string>();
    const check = ({ code, values }: Remark): void => {
      seen.add(code);
      const places = values.place === undefined ? [] : [sentences[`fault-place.${values.place}`]!];
      const spoken = [sentences[`fault.${code}`]!, ...places].flatMap(argumentsOf);
      expect([code, Object.keys(values)]).toEqual([code, expect.arrayContaining(spoken)]);
    };
    const texts = caseNames()
      .map(readCase)
      .filter((text) => text.length < 20_000);
    const change = fc.tuple(fc.nat(20_000), fc.nat(3), fc.stringMatching(/^[ 0-9wbWB=+\-UHZxL.\n]{0,4}$/));
    forAll(
      { of: [fc.constantFrom(...texts), fc.array(change, { maxLength: 12 })], numRuns: 500, sameEachRun: 250 },
      (text, changes) => {
        let spoilt = text;
        for (const [at, gone, put] of changes) {
          const place = at % (spoilt.length + 1);
          spoilt = spoilt.slice(0, place) + put + spoilt.slice(place + gone);
        }
        const { report, problems } = parseTrf(spoilt);
        const { tournament, remarks } = tournamentOfTrf(report, { systems: SYSTEMS });
        [
          ...problems,
          ...remarks,
          ...eventOfTrf(report).remarks,
          ...trfOfTournament(tournament, SYSTEMS).remarks,
          ...reportGaps(report),
        ].forEach(check);
        for (const edition of TRF_EDITIONS) writeTrf(report, { edition }).remarks.forEach(check);
      },
    );
    readList(`${COMBINED_HEADER}\nx\n1${' '.repeat(113)}x`).problems.forEach(check);
    parseEntriesCsv('Name,Elo,Name,Tel,FIDE ID,Birth,Sex\nA,x,,,y,z,q,w\n,,,1\n"A"x\nB,"').problems.forEach(check);
    // This kind of damage triggers most codes; the others are tested where they arise.
    const codes = Object.keys(messages).filter((key) => key.startsWith('fault.'));
    expect(seen.size).toBeGreaterThan(codes.length / 3);
  });
});
