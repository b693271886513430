import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../kit/page.ts';
import { testSite } from '../../../testing/test-site.ts';
import { check } from './event-check.ts';

describe('what the regulations say of an event', () => {
  const said = async (verdict: string): Promise<string> => {
    const terms = [{ regulation: 'fide-2024', article: '0.2', due: '2026-10-14', verdict }];
    const ask = (async () => ({ missing: [], faults: [], terms, findings: [] })) as unknown as Ask;
    return (await check(ask, testSite('/desk/events/new'), { facts: {} })).html;
  };

  it('a registration that is late is an objection', async () => {
    expect(await said('in-time')).toContain('No objections.');
    expect(await said('needs-permission')).toContain('One objection.');
    expect(await said('late')).toContain('One objection.');
  });
});
