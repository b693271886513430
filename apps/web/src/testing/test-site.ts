import { translator } from '@escala/messages';
import type { Site } from '../kit/site.ts';

/** A site for tests that look at one page or a part of it: its path, and what else they need to be otherwise. */
export const testSite = (path: string, { language = 'en', ...other }: Partial<Site> = {}): Site => ({
  language,
  translate: translator(language, { missing: 'throw' }),
  federation: { id: 'cat', name: 'Federació' },
  path,
  assets: {},
  today: '2017-03-05',
  ...other,
});
