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

  it('a late registration is a remark beside “No objections”, and no cross', async () => {
    expect(await said('in-time')).toContain('holds-yes');
    for (const verdict of ['needs-permission', 'late']) {
      expect(await said(verdict)).toContain('No objections.');
      expect(await said(verdict)).toContain('holds-warning');
      expect(await said(verdict)).not.toContain('holds-no');
    }
  });
});
