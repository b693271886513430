import { translator } from '@escala/messages';
import type { Site } from '../kit/site.ts';

/** A site for tests of a page or part of it: its path, and any overrides. */
export const testSite = (path: string, { language = 'en', ...other }: Partial<Site> = {}): Site => ({
  language,
  translate: translator(language, { missing: 'throw' }),
  federation: { id: 'cat', name: 'Federació' },
  path,
  assets: {},
  today: '2017-03-05',
  ...other,
});
