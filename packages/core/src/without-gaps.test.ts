import { expect, it } from 'vitest';
import { withoutGaps } from './without-gaps.ts';

interface Known {
  readonly id: string;
  readonly rating?: number;
  readonly previous?: number | null;
}

it('leaves out what is undefined and keeps everything else, null and nought too', () => {
  expect(withoutGaps<Known>({ id: 'a', rating: undefined, previous: null })).toStrictEqual({ id: 'a', previous: null });
  expect(withoutGaps<Known>({ id: '', rating: 0, previous: undefined })).toStrictEqual({ id: '', rating: 0 });
});
