import { type ActKind, type Archive, isListLong, playerKind } from '@escala/office';

/**
 * Acts and questions that go over a whole history, a whole register, a whole event or a large file: with 900 players
 * they take over ten milliseconds. They run off the event loop (D-OFF-1330); all others are faster than the detour.
 */
export const LONG_WORK: ReadonlySet<ActKind> = new Set<ActKind>([
  'correction.confirm',
  'correction.preview',
  'event.verdicts',
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
  'norm.certificate',
  'norm.of-event',
  'player.duplicates',
  'player.merge-preview',
  'report.effect',
  'series.preview-book-change',
]);

/** Whether this act or question takes long, as it is asked. */
export const isLongWork = (kind: ActKind, input: unknown): boolean =>
  LONG_WORK.has(kind) || (kind === 'list.read' && isListLong(Object(input)));

/** A federation with this many players is large: what takes long of it is made ready before somebody asks (D-OFF-1332). */
const LARGE = 1000;

export const isLarge = (archive: Archive, federation: string, least = LARGE): Promise<boolean> =>
  archive.read(federation, async (reading) => (await reading.count(playerKind)) >= least);
