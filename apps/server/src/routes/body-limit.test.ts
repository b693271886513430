import type { ActKind } from '@escala/office';
import { expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../server-parts.ts';
import { bodyLimitOf } from './body-limit.ts';

it.each<[ActKind, number]>([
  ['account.accept-invitation', 16_000],
  ['device.take-up', 16_000],
  ['club.register', 256_000],
  ['results.enter-many', 1_000_000],
  ['entry.add-many', 4_000_000],
  ['report.submit', 16_000_000],
  ['import.players', 50_000_000],
  ['event.receive', 50_000_000],
])('%s takes %i bytes (D-OFF-433)', (kind, bytes) => {
  expect(bodyLimitOf(kind, DEFAULT_OPTIONS)).toBe(bytes);
});

it('no act takes more than a file may have', () => {
  expect(bodyLimitOf('report.submit', { ...DEFAULT_OPTIONS, uploadLimit: 1000 })).toBe(1000);
});
