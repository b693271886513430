import type { ActKind } from '@escala/office';

/**
 * Acts and questions that go over a whole history, a whole register or a large file. For a large federation they run
 * off the event loop (D-OFF-730); all others are faster than the detour.
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

/** A federation with this many players is large: with fewer, its whole history takes some hundredths of a second. */
export const LARGE = 1000;
