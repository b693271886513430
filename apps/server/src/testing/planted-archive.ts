import { type Archive, type Kept, type Reading, type RecordKind, recordKinds, seenByOf } from '@escala/office';

/** One of two offices whose records differ in private fields alone. */
export type Side = 'one' | 'other';

type Body = Readonly<Record<string, unknown>>;
type Plant = (body: Body, side: Side) => unknown;

const words: Plant = (_body, side) => `planted in ${side}`;
const day: Plant = (_body, side) => (side === 'one' ? '2019-04-17' : '2019-08-23');
const who: Plant = (_body, side) => `account-${side}`;
/** Only where the record has something to hide. */
const ifTold =
  (field: string, change: (told: Body, side: Side) => Body): Plant =>
  (body, side) =>
    body[field] === undefined ? undefined : change(body[field] as Body, side);

/**
 * A recognisable value for each private field, by `kind.field`. None stands where a field is what the record is filed
 * and counted by; the reason is beside it.
 */
export const PLANTED: Readonly<Record<string, Plant | 'in its order' | 'not in this office'>> = {
  'account.email': (_body, side) => `${side}@planted.example.org`,
  // Whoever looks is one of these accounts.
  'account.roles': 'in its order',
  'account.clubs': 'in its order',
  'account.delegations': 'in its order',
  'account.events': 'in its order',
  'account.player': 'in its order',
  'account.state': 'in its order',
  'account.secondFactors': 'in its order',
  'account.language': (_body, side) => (side === 'one' ? 'es' : 'ro'),
  'account.notices': (_body, side) => ({ decisions: side === 'one', lists: side !== 'one' }),
  'account.recovery': (_body, side) => ({ by: `account-${side}`, askedAt: '2026-11-01T10:00:00.000Z' }),
  'acta.submittedBy': who,
  'acta.confirmedBy': ifTold('confirmedBy', (_told, side) => `account-${side}` as never),
  'acta.contested': (body, side) =>
    body.confirmedBy === undefined
      ? { by: `account-${side}`, side: 'away', on: '2026-11-01', reason: `planted in ${side}` }
      : undefined,
  'board.reservation': (body, side) =>
    body.result === undefined
      ? undefined
      : {
          doubt: `planted in ${side}`,
          ...{ whiteClock: side === 'one' ? 3 : 7, blackClock: 11, at: '2026-11-01T10:00:00Z' },
          ...{ ruling: `planted in ${side}`, ruledOn: '2026-11-02' },
        },
  'board.enteredBy': who,
  'board.device': words,
  'board.received': (_body, side) => (side === 'one' ? true : undefined),
  'claim.text': words,
  'claim.evidence': (_body, side) => [{ text: `planted in ${side}`, by: `account-${side}`, on: '2026-11-01' }],
  'claim.openedBy': who,
  'claim.appeal': ifTold('appeal', (told, side) => ({ ...told, text: `planted in ${side}`, by: `account-${side}` })),
  // The order on a list is what the judgements of line-ups say, as everybody reads them.
  'club-list.players': 'in its order',
  'club-list.submittedBy': who,
  'club-list.submittedOn': day,
  // Who was in time is what the judgements of line-ups say.
  'club-list.firstSubmittedOn': 'in its order',
  'committee.meetings': (_body, side) => [{ on: '2026-11-01', present: [side === 'one' ? 1 : 2] }],
  'correction.by': who,
  'device.event': 'in its order',
  'device.account': who,
  'device.label': words,
  'device.boards': (_body, side) => ({ from: 1, to: side === 'one' ? 2 : 3 }),
  'device.expires': (_body, side) => (side === 'one' ? '2026-11-20T10:00:00.000Z' : '2026-11-21T10:00:00.000Z'),
  'device.takenUpAt': (_body, side) => (side === 'one' ? '2026-11-10T10:00:00.000Z' : undefined),
  'device.revokedAt': (_body, side) => (side === 'one' ? undefined : '2026-11-11T10:00:00.000Z'),
  'entry.order': 'in its order',
  'entry.enteredOn': day,
  'entry.cancelled': 'in its order',
  'entry.paid': (_body, side) => (side === 'one' ? true : undefined),
  'entry.leave': (_body, side) => ({ reason: `planted in ${side}`, by: `account-${side}`, on: '2026-11-01' }),
  'entry.goesOn': (_body, side) => (side === 'one' ? true : undefined),
  'entry.qualified': (_body, side) => (side === 'one' ? { confirmedOn: '2026-11-01' } : {}),
  'entry.toldAs': words,
  'entry.received': (_body, side) => (side === 'one' ? true : undefined),
  'entry-request.event': 'in its order',
  'entry-request.order': 'in its order',
  'entry-request.state': 'in its order',
  'entry-request.turn': 'in its order',
  'entry-request.name': words,
  'entry-request.fideId': (_body, side) => (side === 'one' ? '4100018' : '4100026'),
  'entry-request.nationalId': (_body, side) => `no-${side}`,
  'entry-request.birthYear': (_body, side) => (side === 'one' ? 1951 : 1952),
  'entry-request.club': words,
  'entry-request.askedOn': day,
  'entry-request.player': words,
  'event.arbiters': (_body, side) => [`account-${side}`],
  'event.registeredBy': who,
  'event.waivers': (_body, side) => [
    { code: 'fce-1990.planted', article: '1', reason: `planted in ${side}`, by: `account-${side}`, on: '2026-11-01' },
  ],
  'event.forbidden': (_body, side) => [{ players: ['1', '2'], fromRound: side === 'one' ? 90 : 91 }],
  'line-up.sheet': 'in its order',
  'line-up.submittedBy': who,
  'line-up.submittedOn': day,
  'match-reserve.said': (_body, side) => ({ home: `planted in ${side}` }),
  'match-reserve.whiteClock': (_body, side) => (side === 'one' ? 3 : 7),
  'match-reserve.blackClock': (_body, side) => (side === 'one' ? 5 : 9),
  'match-reserve.at': (_body, side) => (side === 'one' ? '2026-11-01T10:00:00.000Z' : '2026-11-01T11:00:00.000Z'),
  'match-reserve.ruling': (_body, side) => ({ text: `planted in ${side}`, by: `account-${side}`, on: '2026-11-02' }),
  'match-reserve.released': 'in its order',
  'player.number': 'in its order',
  'player.opening': 'in its order',
  // The year is everybody's, and so are tenths of it where a first rating goes by age (D-OFF-417).
  'player.birthDate': (body, side) =>
    typeof body.birthDate === 'string' ? `${body.birthDate.slice(0, 7)}-${side === 'one' ? '13' : '14'}` : undefined,
  'player.minGames': (_body, side) => (side === 'one' ? 7 : 8),
  'report.findings': (_body, side) => [
    {
      code: 'fce-2016.planted',
      severity: 'warning',
      articles: [],
      decisions: [],
      values: { name: `planted in ${side}` },
    },
  ],
  'report.submittedBy': who,
  'report.decision': ifTold('decision', (_told, side) => ({
    ...{ by: `account-${side}`, on: '2026-11-01', reason: `planted in ${side}` },
  })),
  'report.appeal': ifTold('appeal', (told, side) => ({ ...told, text: `planted in ${side}` })),
  'round.received': (_body, side) => (side === 'one' ? true : undefined),
  'round.byHand': (_body, side) => [{ by: `account-${side}`, on: '2026-11-01', reason: `planted in ${side}` }],
  'sanction.player': 'in its order',
  'sanction.club': 'in its order',
  'sanction.event': 'in its order',
  'sanction.decision': words,
  'sanction.article': words,
  'sanction.imposedOn': day,
  'sanction.until': (_body, side) => (side === 'one' ? '2026-12-01' : '2026-12-02'),
  'sanction.lifted': 'in its order',
};

/** Kinds that only officers and account holders ask for: their answers are refused as a whole (`every-route.test.ts`). */
const WHOLE = ['api-token', 'passkey', 'fide-list', 'import', 'kept-apart', 'merge', 'places', 'promotion'];
/** A federation of Scrabble has them. */
const SCRABBLE = ['scrabble-report'];

/** Private fields without a line in the table above. */
export const unplanted = (): string[] =>
  recordKinds.flatMap((kind) => {
    if (WHOLE.includes(kind.name) || SCRABBLE.includes(kind.name)) return [];
    const fields = Object.keys((kind.schema as unknown as { shape: Body }).shape);
    return fields
      .filter((field) => seenByOf(kind.name, field) !== 'everybody')
      .map((field) => `${kind.name}.${field}`)
      .filter((field) => !(field in PLANTED));
  });

/** The same record, with a value of this side in every field that `hides` names. */
export function plantedArchive(
  base: Archive,
  side: Side,
  hides: (kind: string, field: string, body: Body) => boolean,
): Archive {
  const fields = Map.groupBy(
    Object.entries(PLANTED).flatMap(([place, plant]) =>
      typeof plant === 'string'
        ? []
        : [{ kind: place.slice(0, place.indexOf('.')), field: place.slice(place.indexOf('.') + 1), plant }],
    ),
    ({ kind }) => kind,
  );
  const planted = <Of extends { readonly body: unknown }>({ name }: RecordKind<never>, kept: Of): Of => {
    const body = { ...(kept.body as Body) };
    for (const { field, plant } of fields.get(name) ?? [])
      if (hides(name, field, body)) {
        const value = plant(kept.body as Body, side);
        if (value !== undefined) body[field as never] = value as never;
      }
    return { ...kept, body };
  };
  const over = (reading: Reading): Reading =>
    new Proxy(reading, {
      get: (target, name) => {
        const method = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        if (!READS.has(String(name))) return method.bind(target);
        return async (kind: RecordKind<never>, ...more: unknown[]) => {
          const found = (await method.call(target, kind, ...more)) as
            | Kept<unknown>
            | readonly Kept<unknown>[]
            | undefined;
          if (found === undefined) return undefined;
          return Array.isArray(found)
            ? found.map((each) => planted(kind, each))
            : planted(kind, found as Kept<unknown>);
        };
      },
    });
  return {
    ...base,
    federations: () => base.federations(),
    read: (federation, work, terms) => base.read(federation, (reading) => work(over(reading)), terms),
    write: (federation, work) => base.write(federation, work),
    close: () => base.close(),
  };
}
const READS = new Set(['get', 'getMany', 'getAsOf', 'versions', 'list', 'listAsOf', 'find']);
