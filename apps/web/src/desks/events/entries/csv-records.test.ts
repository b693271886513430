import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../browser/events/file-lines.ts';

describe('the records of a CSV in the browser', () => {
  it('begin where their line begins, whatever ends a line; empty lines are none', () => {
    expect(recordsOf('a;b\r\n\r\n1;2\n3;4')).toEqual([
      { line: 1, text: 'a;b' },
      { line: 3, text: '1;2' },
      { line: 4, text: '3;4' },
    ]);
  });

  it('go on over the line ends of a quoted text', () => {
    expect(recordsOf('a;b\n"one\ntwo";""\nlast\n"open\n')).toEqual([
      { line: 1, text: 'a;b' },
      { line: 2, text: '"one\ntwo";""' },
      { line: 4, text: 'last' },
      { line: 5, text: '"open\n' },
    ]);
  });

  it('lose nothing of what is written', () => {
    forAll({ of: [fc.stringMatching(/^[a-c;" \n]*$/)] }, (text) => {
      const written = recordsOf(text)
        .map((record) => record.text)
        .join('');
      expect(written.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    });
  });
});
