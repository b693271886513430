import type { ActKind } from '@escala/office';

/**
 * Acts and questions that go over a whole history, a whole register or a large file. Of a large federation they are worked out beside the
 * loop (D-OFF-730); all others are quicker than the way there.
 */
export const LONG_WORK: ReadonlySet<ActKind> = new Set<ActKind>([
  'correction.confirm',
  'correction.preview',
  'fide-list.apply',
  'fide-list.compare',
  'health.scale',
  'health.summary',
  'import.doubts',
  'import.events',
  'import.list',
  'import.players',
  'import.read-events',
  'import.read-list',
  'import.read-players',
  'list.preview',
  'list.preview-revision',
  'list.publish',
  'list.publish-history',
  'list.revise',
  'list.verify',
  'player.duplicates',
  'player.merge-preview',
  'report.effect',
  'series.preview-book-change',
]);

/** Players from which on a federation is large: with fewer, its whole history takes some hundredths of a second. */
export const LARGE = 1000;
