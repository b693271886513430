import { expect, it } from 'vitest';
import { newMetrics } from './metrics.ts';

it('the process is watched once for all servers in it; what one of them did is told by that one alone', async () => {
  const [one, other] = [newMetrics(), newMetrics()];
  const lag = 'nodejs_eventloop_lag_p99_seconds';
  expect(one.registry.getSingleMetric(lag)).toBeDefined();
  expect(one.registry.getSingleMetric(lag)).toBe(other.registry.getSingleMetric(lag));
  one.signIns.inc({ outcome: 'done' });
  const told = 'escala_sign_ins_total{outcome="done"} 1';
  const [ofOne, ofOther] = await Promise.all([one.registry.metrics(), other.registry.metrics()]);
  expect([ofOne.includes(lag), ofOne.includes(told)]).toEqual([true, true]);
  expect([ofOther.includes(lag), ofOther.includes(told)]).toEqual([true, false]);
});
