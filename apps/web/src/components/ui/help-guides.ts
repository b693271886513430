/** The guides with their topics, and the pictures beside them (`scripts/screenshots.ts`). */
export const GUIDES = {
  arbiter: {
    start: 'run',
    players: 'entries',
    byes: undefined,
    pair: undefined,
    results: 'results',
    correct: undefined,
    hall: 'hall',
    end: 'prizes',
    trouble: undefined,
  },
  delegate: { club: 'club', teams: undefined, match: undefined },
  officer: { reports: 'reports', lists: 'lists', corrections: undefined, disputes: undefined, registry: undefined },
  player: { find: 'player', why: 'rating', next: undefined, dispute: undefined },
  own: { warning: undefined, folder: undefined, stop: undefined, copy: undefined, remove: undefined },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;

type Guide = keyof typeof GUIDES;
export const isGuide = (name: string): name is Guide => Object.hasOwn(GUIDES, name);

type Part<Between extends string> = { [G in Guide]: `${G}${Between}${keyof (typeof GUIDES)[G] & string}` }[Guide];
/** `arbiter.byes`: its title is `help.arbiter.byes`, its text `help.arbiter.byes.text`. */
export type GuidePart = Part<'.'>;
export const partsOf = (guide: Guide): readonly GuidePart[] =>
  Object.keys(GUIDES[guide]).map((part) => `${guide}.${part}` as GuidePart);

/** Pages covered by a part of a guide, by address; the first match counts. */
const SPOKEN_OF: readonly (readonly [page: RegExp, part: Guide | Part<'#'>])[] = [
  [/^\/desk\/events\/(run|new)/, 'arbiter#start'],
  [/^\/desk\/events\/[^/]+\/(entries|check-in)/, 'arbiter#players'],
  [/^\/desk\/events\/[^/]+\/byes/, 'arbiter#byes'],
  [/^\/desk\/events\/[^/]+\/rounds\/\d+\/results/, 'arbiter#results'],
  [/^\/desk\/events\/[^/]+\/rounds\/\d+\/boards/, 'arbiter#correct'],
  [/^\/desk\/events\/[^/]+\/(rounds|devices)/, 'arbiter#pair'],
  [/^\/desk\/events\/[^/]+\/(prizes|report|places)/, 'arbiter#end'],
  [/^\/desk\/events/, 'arbiter'],
  [/^\/desk\/(club|leagues|teams|matches)/, 'delegate'],
  [/^\/desk\/(reports|inbox)/, 'officer#reports'],
  [/^\/desk\/(lists|periods)/, 'officer#lists'],
  [/^\/desk\/corrections/, 'officer#corrections'],
  [/^\/desk\/claims/, 'officer#disputes'],
  [/^\/desk\/(registry|players|clubs|imports|fide)/, 'officer#registry'],
  [/^\/desk\/me/, 'player'],
  [/^\/desk\/quit/, 'own#stop'],
];

/** Where the help for a page is; a page without help gets the list of guides. */
export function helpPath(page: string): string {
  const part = SPOKEN_OF.find(([pattern]) => pattern.test(page))?.[1];
  return part === undefined ? '/help' : `/help/${part}`;
}
