import { LANGUAGES, type Language } from '@escala/messages';
import { showEvent, showRounds } from '@escala/office/questions';
import { filePlayers } from '@escala/office/testing';
import { expect, it } from 'vitest';
import { EVENT_FACTS, type EventsOffice, eventsOffice } from '../../../testing/events-office.ts';
import { sitterOf } from '../../../testing/visitor.ts';
import { eventRounds } from './event-rounds.ts';

/** A Swiss with this many rounds, among players of third category. */
async function opened(own: EventsOffice, event: string, rounds: number, flags: object, more = {}, of = 10) {
  await own.act('event.register', { event, facts: { ...EVENT_FACTS, name: event, rounds, flags, ...more } });
  const players = await filePlayers(
    own.office,
    Array.from({ length: of }, (_, i) => ({ name: `${event} ${i}`, licences: { 2016: 'sants', 2017: 'sants' } })),
  );
  for (const player of players)
    await own.act('entry.add', { event, player, facts: { category: 'third', rating: 1500 } });
}

/** White wins every game. */
async function playRound(own: EventsOffice, event: string, round: number): Promise<void> {
  await own.act('round.pair', { event, round });
  const { rounds } = await own.office.ask(showRounds, { event, round });
  const results = rounds[0]!.boards.map(({ board, version }) => ({ board, version, result: '1-0' }));
  await own.act('results.enter-many', { event, round, results });
}

it('[Retirats 14.2.2] names who can no longer go up before a round is paired; outside the individual championship nobody is withdrawn', async () => {
  const own = await eventsOffice();
  const notice = async (event: string, language: Language = 'en'): Promise<string> => {
    const { main } = await sitterOf(own.office, language, { roles: ['officer'] })(eventRounds, { event });
    return main.html.split('<section').find((each) => each.includes('Retirats 14.2.2')) ?? '';
  };
  for (const [event, rounds, flags] of [
    ['official', 8, { official: true }],
    ['usual', 8, {}],
    ['short', 7, { official: true }],
  ] as const) {
    await opened(own, event, rounds, flags);
    for (let round = 1; round <= 5; round++) await playRound(own, event, round);
  }
  const said = await notice('official');
  expect(said).toContain('can no longer be promoted');
  const named = [...said.matchAll(/entries\/([^"]+)">/g)].map(([, player]) => player!);
  expect(named.length).toBeGreaterThan(0);
  expect(named.length).toBeLessThan(10);
  for (const language of LANGUAGES) expect(await notice('official', language)).not.toBe('');
  // An unofficial event, and a number of rounds missing from every table.
  expect([await notice('usual'), await notice('short')]).toEqual(['', '']);
  // A player who left is no longer named.
  const { entries } = await own.office.ask(showEvent, { event: 'official' });
  const { player, version } = entries.find((entry) => entry.player === named[0])!;
  await own.act('entry.withdraw', { event: 'official', player, version });
  expect(await notice('official')).not.toContain(`entries/${named[0]}"`);
  // Nobody is named while results are missing.
  await own.act('round.pair', { event: 'official', round: 6 });
  expect(await notice('official')).toBe('');
});

it('[Retirats 14.2.2] D-COMP-51: in the individual championship they leave with the next pairing, but for those who wish to go on', async () => {
  const own = await eventsOffice();
  const ruleFacts = { championship: 'catalonia-individual' };
  await opened(own, 'individual', 8, { official: true }, { ruleFacts }, 24);
  const shown = async () => own.office.ask(showEvent, { event: 'individual' });
  let played = 0;
  while ((await shown()).desk!.hopeless.players.length === 0) await playRound(own, 'individual', ++played);
  const look = sitterOf(own.office, 'en', { roles: ['officer'] });
  const { main } = await look(eventRounds, { event: 'individual' });
  expect(main.html).toContain('They are withdrawn when the next round is paired');
  const hopeless = (await shown()).desk!.hopeless.players.map(({ player }) => player);
  expect(hopeless.length).toBeGreaterThan(1);
  const [wishes, ...leave] = hopeless;
  const { version } = (await shown()).entries.find(({ player }) => player === wishes)!;
  await own.act('entry.go-on', { event: 'individual', player: wishes, version, goesOn: true });
  await own.act('round.pair', { event: 'individual', round: played + 1 });
  const left = (await shown()).entries.filter(({ withdrawnAfter }) => withdrawnAfter !== undefined);
  expect(left.map(({ player, withdrawnAfter }) => [player, withdrawnAfter])).toEqual(
    leave.map((player) => [player, played]),
  );
  const { rounds } = await own.office.ask(showRounds, { event: 'individual', round: played + 1 });
  const { boards, byes } = rounds[0]!;
  const seated = [...boards.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)];
  expect(seated).toContain(wishes);
  for (const player of leave) expect(seated).not.toContain(player);
});
