import { LANGUAGES } from '@escala/messages';
import { expect, it } from 'vitest';
import { pagesOffice } from '../../../testing/pages-office.ts';
import { actOf, sitterOf } from '../../../testing/visitor.ts';
import { correctionMade } from './corrections-made.ts';
import { newCorrection } from './new-correction.ts';

it.each(LANGUAGES)(
  'an annulled event at the officer’s desk: %s: is found, previewed and counts again',
  async (language) => {
    const { office } = await pagesOffice(language);
    const view = sitterOf(office, language, { roles: ['officer'] });
    const step = async (query: Record<string, string>): Promise<string> =>
      (await view(newCorrection, {}, query)).main.html;
    const confirmed = async (kind: string): Promise<string> => {
      const page = await step({ event: 'e1', kind });
      const preview = /&quot;preview&quot;:&quot;([^&]+)&quot;/.exec(page)![1]!;
      const command = { change: { kind, event: 'e1' }, preview };
      const { outcome } = await office.perform(actOf('correction.confirm'), command);
      return (outcome as { correction: string }).correction;
    };
    const offered = async (): Promise<string[]> =>
      [...(await step({ event: 'e1' })).matchAll(/kind=([\w-]+)"/g)].map(([, kind]) => kind!);
    expect(await offered()).not.toContain('reinstatement');
    await confirmed('annulment');
    expect(await step({})).toContain('new?event=e1"');
    expect(await offered()).toEqual(['reinstatement']);
    const correction = await confirmed('reinstatement');
    expect(await offered()).toContain('annulment');
    const made = (await view(correctionMade, { correction })).main.html;
    expect(made).not.toMatch(/web\.[\w-]+\.[\w.-]+/);
  },
);
