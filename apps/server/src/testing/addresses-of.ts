import {
  accountKind,
  allQuestions,
  claimKind,
  clubKind,
  correctionKind,
  eventKind,
  importKind,
  leagueKind,
  listKind,
  matchKind,
  playerKind,
  type Reading,
  type RecordKind,
  recordKinds,
  sanctionKind,
} from '@escala/office';
import { deskPages, publicPages } from '@escala/web';
import { EVENT_PAPERS } from '../downloads/event-pdf/index.ts';
import { questionPlace } from '../routes/question-paths.ts';

const EVENT_FILES = [
  ...['tournament.json', 'prizes.csv', 'report.trf', 'report.trf16', 'rounds.ics', 'games.pgn', 'round-1.pgn'],
  ...EVENT_PAPERS,
];
const LIST_FILES = ['csv', 'json', 'pdf', 'txt', 'xml', 'html'];

/** Addresses of every question that is asked with GET, every page and every file, filled in from the record. */
export async function addressesOf(reading: Reading): Promise<string[]> {
  const ids = async (kind: RecordKind<never>, most: number): Promise<string[]> => {
    const all = (await reading.list(kind)).map(({ id }) => id);
    const step = Math.max(1, Math.floor(all.length / most));
    return all.filter((_, i) => i % step === 0).slice(0, most);
  };
  const any = <Body>(kind: RecordKind<Body>): RecordKind<never> => kind as unknown as RecordKind<never>;
  // One event of each state.
  const sorts = new Map((await reading.list(eventKind)).map(({ id, body }) => [body.state, id]));
  const lists = (await reading.list(listKind)).map(({ body }) => body);
  const values: Readonly<Record<string, readonly string[]>> = {
    event: [...sorts.values()],
    round: ['1', '4'],
    board: ['1'],
    entrant: ['1'],
    player: [...(await playersConcerned(reading)), ...(await ids(any(playerKind), 2))],
    other: await ids(any(playerKind), 2),
    kept: await ids(any(playerKind), 2),
    duplicate: (await ids(any(playerKind), 4)).slice(2),
    club: await ids(any(clubKind), 2),
    season: ['2025', '2026'],
    series: [...new Set(lists.map(({ series }) => series))],
    date: [...new Set(lists.map(({ date }) => date))].sort().slice(-2),
    claim: await ids(any(claimKind), 2),
    correction: await ids(any(correctionKind), 9),
    import: await ids(any(importKind), 2),
    league: await ids(any(leagueKind), 2),
    group: ['a', 'unic', '1'],
    match: await ids(any(matchKind), 4),
    account: await ids(any(accountKind), 2),
    seq: ['3', '30'],
    norm: ['im'],
    book: ['fce-2016'],
    rules: ['fce-1990'],
    guide: ['arbiter'],
    kind: ['player'],
    id: await ids(any(playerKind), 2),
  };
  const filled = (path: string): string[] => {
    const [, name] = /:(\w+)/.exec(path) ?? [];
    if (name === undefined) return [path];
    return (values[name] ?? ['x']).flatMap((value) => filled(path.replace(`:${name}`, encodeURIComponent(value))));
  };
  const questions = allQuestions.map(({ kind }) => questionPlace(kind));
  const api = [
    ...questions.filter(({ method }) => method === 'GET').flatMap(({ path }) => filled(path)),
    ...QUERIES,
    ...(await explained(reading)),
    ...values.event!.slice(0, 3).flatMap((event) => EVENT_FILES.map((file) => `/events/${event}/files/${file}`)),
    ...values.event!.slice(0, 1).map((event) => `/events/${event}/copy.zip`),
    ...values.series!.flatMap((series) => LIST_FILES.map((ending) => `/lists/${series}/${values.date![0]}.${ending}`)),
    ...['/calendar.ics', '/feed.atom', '/players.csv'],
    ...(await histories(reading)),
  ];
  const pages = [...publicPages, ...deskPages].flatMap(({ path }) => filled(path));
  return [
    ...api.map((path) => `/api/${reading.federation}${path}`),
    ...pages.map((path) => `/ca/${reading.federation}${path}`),
  ];
}

/** Players with a claim, a correction or a sanction. */
async function playersConcerned(reading: Reading): Promise<string[]> {
  const claims = await reading.list(claimKind);
  const corrections = await reading.list(correctionKind);
  const sanctions = await reading.list(sanctionKind);
  const changed = corrections.flatMap(({ body: { change } }) =>
    'white' in change ? [change.white, change.black] : [],
  );
  const found = [
    ...claims.map(({ body }) => body.player),
    ...changed,
    ...sanctions.flatMap(({ body }) => body.player ?? []),
  ];
  return [...new Set(found)];
}

/** The lines that a correction may have changed, in every list. */
async function explained(reading: Reading): Promise<string[]> {
  const lists = (await reading.list(listKind)).map(({ body }) => body);
  const players = (await playersConcerned(reading)).slice(0, 2);
  return players.flatMap((player) =>
    lists.map(({ series, date }) => `/players/${player}/ratings/${series}?date=${date}`),
  );
}

/** What needs more than an address. */
const QUERIES = [
  '/similar-players?name=Puig&birthYear=2008',
  '/players?text=a&limit=200',
  '/search?text=a',
  '/acts?limit=200',
  '/sanctions',
  '/calendar?year=2026',
];

/** The history of a record of each kind. */
async function histories(reading: Reading): Promise<string[]> {
  const found: string[] = [];
  for (const kind of recordKinds)
    for (const { id } of await reading.list(kind, { limit: 2 }))
      found.push(`/records/${kind.name}/${encodeURIComponent(id)}/history`);
  return found;
}
