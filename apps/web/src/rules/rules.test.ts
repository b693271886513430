import { dayFrom, parseDay } from '@escala/core';
import type { QuestionAnswer } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { questionsOf, readQuestion } from './question-form.ts';

const RULE_QUESTIONS = questionsOf('fce-1990');
const TODAY = dayFrom('2026-11-15');

/** The answer of a question to an address, or the keys of its faults by field. */
function asked(id: string, address: string): QuestionAnswer | Record<string, string> {
  const question = RULE_QUESTIONS.find((each) => each.id === id)!;
  const read = readQuestion(question, Object.fromEntries(new URLSearchParams(address)));
  return 'faults' in read
    ? Object.fromEntries(Object.entries(read.faults).map(([name, { key }]) => [name, key]))
    : question.answer(read.values, TODAY);
}
const verdict = (id: string, address: string): unknown => (asked(id, address) as QuestionAnswer).verdict;

describe('a player is late', () => {
  it('[Endarreriments 12.1] own clock within the hour, lost after it (D-COMP-40)', () => {
    expect(['59', '60', '61'].map((minutes) => verdict('late-player', `minutes=${minutes}`))).toEqual([
      'own-clock',
      'own-clock',
      'lost',
    ]);
    expect(asked('late-player', 'minutes=59')).toMatchObject({ clocks: { own: 59 * 60, opponent: 0 }, holds: 'yes' });
  });

  it('[Endarreriments 12.1] a visitor with proof has until ninety minutes, and both clocks bear it 60 to 40', () => {
    const at = (minutes: number): unknown => verdict('late-player', `minutes=${minutes}&visitor=on&proof=on`);
    expect([89, 90, 91].map(at)).toEqual(['shared', 'lost', 'lost']);
    expect(asked('late-player', 'minutes=30&visitor=on&proof=on')).toMatchObject({
      clocks: { own: 18 * 60, opponent: 12 * 60 },
      holds: 'unknown',
    });
    expect(verdict('late-player', 'minutes=75&visitor=on')).toBe('lost');
    expect(verdict('late-player', 'minutes=75&proof=on')).toBe('lost');
  });

  it('[Endarreriments 12.4] nobody waits longer than an hour for an adjourned game (D-COMP-40)', () => {
    const at = (minutes: number): unknown =>
      asked('late-player', `minutes=${minutes}&adjourned=on&visitor=on&proof=on`);
    expect([59, 60, 61].map(at)).toMatchObject([
      { verdict: 'own-clock' },
      { verdict: 'own-clock' },
      { verdict: 'lost' },
    ]);
    expect(at(60)).toMatchObject({ articles: ['Endarreriments 12.4'] });
  });
});

it('[Endarreriments 12.3] a team with under half of its players waits, and has lost after an hour', () => {
  const at = (rest: string): unknown => verdict('late-team', `boards=8&${rest}`);
  expect(['there=3&minute=0', 'there=4&minute=0', 'there=5&minute=0'].map(at)).toEqual(['waits', 'plays', 'plays']);
  expect(['59', '60', '61'].map((minute) => at(`there=3&minute=${minute}`))).toEqual(['waits', 'waits', 'lost']);
  expect(['59', '60', '61'].map((half) => at(`there=3&minute=70&half=${half}`))).toEqual(['plays', 'plays', 'lost']);
  expect(asked('late-team', 'boards=8&there=3&minute=80&half=75&visitor=on&proof=on')).toMatchObject({
    verdict: 'shared',
    articles: ['Endarreriments 12.1'],
    clocks: { own: 45 * 60, opponent: 30 * 60 },
  });
  expect(asked('late-team', 'boards=8&there=9&minute=10&half=11')).toEqual({
    there: 'web.rules.late-team.fault-there',
    half: 'web.rules.late-team.fault-half',
  });
});

describe('two calendars clash', () => {
  const at = (rest: string): unknown => asked('calendar-clash', `rounds=9&official=on&asked=on&${rest}`);

  it('[Calendaris 15.8] one round of a Swiss: until three days after the next', () => {
    expect(at('system=swiss&first=4&day=2026-11-15&next=2026-11-22')).toMatchObject({
      verdict: 'game-postponed-until',
      values: { from: '2026-11-15', to: '2026-11-25' },
      articles: ['Calendaris 15.8'],
    });
    expect(at('system=swiss&first=4')).toMatchObject({ verdict: 'game-postponed', articles: ['Calendaris 15.8'] });
  });

  it.each([
    ['15.1', 'system=swiss&first=4&asked=', 'nothing-moves'],
    ['15.2', 'system=swiss&first=4&official=', 'nothing-moves'],
    ['15.4', 'system=league&first=4', 'commission-names-days'],
    ['15.5', 'system=team&first=4', 'boards-play-apart'],
    ['15.6', 'system=swiss&first=9&places=on', 'round-postponed'],
    ['15.7', 'system=copa-catalana&first=4', 'commission-decides-passage'],
    ['15.8.1', 'system=swiss&first=4&last=5', 'player-chooses'],
    ['15.8.2', 'system=swiss&first=9', 'commission-may-postpone'],
    ['15.9', 'system=swiss&first=4&foreigner=on', 'nothing-moves'],
  ])('[Calendaris %s] %s: %s', (article, rest, answer) => {
    expect(at(rest)).toMatchObject({ verdict: answer, articles: [`Calendaris ${article}`] });
  });

  it('rounds that the event does not have, and one day without the other, are told', () => {
    expect(at('system=swiss&first=10')).toMatchObject({ first: 'web.rules.fault-round' });
    expect(at('system=swiss&first=4&last=3')).toEqual({ last: 'web.rules.calendar-clash.fault-last' });
    expect(at('system=swiss&first=4&last=10')).toEqual({ last: 'web.rules.calendar-clash.fault-last' });
    expect(at('system=swiss&first=4&day=2026-11-15')).toEqual({ next: 'web.rules.calendar-clash.fault-both' });
    expect(at('system=swiss&first=4&next=2026-11-15')).toEqual({ day: 'web.rules.calendar-clash.fault-both' });
    expect(at('system=swiss&first=4&day=2026-11-15&next=2026-11-15')).toEqual({
      next: 'web.rules.calendar-clash.fault-next',
    });
  });
});

it('[Calendaris 15.10] the last two rounds are not brought forward and keep their venue; [Calendaris 15.3] a clash does not move the venue', () => {
  const at = (rest: string): unknown => verdict('moved-round', `rounds=9&permit=on&${rest}`);
  expect(['7', '8', '9'].map((round) => at(`round=${round}&when=earlier`))).toEqual(['yes', 'no', 'no']);
  expect(['7', '8', '9'].map((round) => at(`round=${round}&when=later`))).toEqual(['yes', 'yes', 'yes']);
  expect(['7', '8', '9'].map((round) => at(`round=${round}&when=same-day&venue=on`))).toEqual(['yes', 'no', 'no']);
  const others = [
    'round=8&when=earlier&clash=on',
    'round=8&when=later&clash=on&venue=on',
    'round=7&when=later&permit=',
  ];
  expect(others.map(at)).toEqual(['yes', 'no', 'no']);
  expect(asked('moved-round', 'round=10&rounds=9&when=same-day')).toEqual({
    round: 'web.rules.fault-round',
    when: 'web.rules.moved-round.fault-nothing',
  });
});

it('[Normes 4.1.4] [Normes 4.1.5] not yet fourteen, or twenty, on 1 January', () => {
  const at = (group: string, born: string): unknown => verdict('age-group', `group=${group}&year=2026&born=${born}`);
  const infantil = ['2012-01-02', '2012-01-01', '2011-12-31'].map((born) => at('infantil', born));
  const juvenil = ['2006-01-02', '2006-01-01', '2005-12-31'].map((born) => at('juvenil', born));
  expect([infantil, juvenil]).toEqual([
    ['yes', 'no', 'no'],
    ['yes', 'no', 'no'],
  ]);
  expect(asked('age-group', 'group=infantil&year=2026&born=2027-01-01')).toEqual({
    born: 'web.rules.age-group.fault-born',
  });
});

it('[Normes 4.1.3] third category enters in Barcelona and is free elsewhere', () => {
  const at = (where: string): unknown => verdict('compulsory-entry', `delegation=${where}&competition=third`);
  expect([at('barcelona'), at('girona')]).toEqual(['yes', 'no']);
  expect(asked('compulsory-entry', 'delegation=constructor&competition=third')).toEqual({
    delegation: 'web.rules.fault-choice',
  });
});

it('[Normes 4.1.1] [Identificació 7.2.1] [Identificació 7.2.2] licence, card, and the family book for Infantils', () => {
  const at = (rest: string): unknown => verdict('papers', rest);
  expect([at('licence=on&identity=on'), at('licence=on'), at('identity=on')]).toEqual(['yes', 'no', 'no']);
  expect([at('licence=on&identity=on&infantil=on'), at('licence=on&identity=on&infantil=on&family=on')]).toEqual([
    'no',
    'yes',
  ]);
});

it('[Normes 4.1.2] [Delegats 5.2.2.2] terms: the day before the last, the last, the day after', () => {
  const confirmed = ['14', '15', '16'].map((day) =>
    verdict('confirmation-term', `start=2026-11-30&confirmed=2026-11-${day}`),
  );
  const licensed = ['14', '15', '16'].map((day) => verdict('licence-term', `close=2026-11-15&licensed=2026-11-${day}`));
  expect([confirmed, licensed]).toEqual([
    ['yes', 'yes', 'no'],
    ['yes', 'yes', 'no'],
  ]);
});

it('every fault of an address is told at once, at its field', () => {
  const faults = asked('calendar-clash', 'system=chess&rounds=0&first=1e3&day=2026-02-30&next=1989-12-31');
  expect(faults).toEqual({
    system: 'web.rules.fault-choice',
    rounds: 'web.rules.fault-number',
    first: 'web.rules.fault-number',
    day: 'web.rules.fault-day',
    next: 'web.rules.fault-day',
  });
  expect(parseDay('2026-02-30')).toBeUndefined();
});

it('[Delegats 5.5.2] results go to the delegation where they concern nobody else', () => {
  const at = (rest: string): unknown => verdict('results-addressee', `delegation=${rest}`);
  expect(['barcelona', 'girona', 'girona&others=on'].map(at)).toEqual(['federation', 'delegation', 'federation']);
});

it('[MC títol 2] a norm of International Master makes a Catalan Master; [MC títol 5] three norms do; [MC títol 1] places do', () => {
  const at = (rest: string): unknown => verdict('catalan-master', `title=none&norms=0&championship=none&${rest}`);
  expect(['', 'norm=on', 'title=FM', 'title=other'].map(at)).toEqual(['no', 'yes', 'yes', 'no']);
  expect(['2', '3', '4'].map((norms) => at(`norms=${norms}`))).toEqual(['no', 'yes', 'yes']);
  expect(['1', '2', '3'].map((place) => at(`championship=catalonia-absolute&place=${place}`))).toEqual([
    'yes',
    'yes',
    'no',
  ]);
  expect(asked('catalan-master', 'title=none&norms=0&championship=none&place=1')).toEqual({
    place: 'web.rules.catalan-master.fault-place',
  });
});

describe('the sports commission', () => {
  it('[Comissió 7.3] [Comissió 7.2] [Comissió 7.1] votes: half and one, the president decides a tie', () => {
    const at = (rest: string): unknown => verdict('commission-vote', `members=6&president=against&${rest}`);
    expect(['for=2&against=1', 'for=3&against=1', 'for=2&against=2', 'for=1&against=3'].map(at)).toEqual([
      'invalid',
      'adopted',
      'rejected',
      'rejected',
    ]);
    expect(asked('commission-vote', 'members=6&president=against&for=4&against=3')).toEqual({
      against: 'web.rules.commission-vote.fault-votes',
    });
  });
  it('[Comissió 2.1] two years from the election: the day before, the day, the day after', () => {
    const at = (day: string): unknown => verdict('commission-term', `election=${day}`);
    expect(['2024-11-16', '2024-11-15', '2024-11-14'].map(at)).toEqual(['serves', 'over', 'over']);
  });
  it('[Comissió 3.2] five in a row, ten in all: below, at, above', () => {
    const at = (missed: number, row: number): unknown =>
      verdict('commission-attendance', `missed=${missed}&row=${row}`);
    expect([at(4, 4), at(5, 5), at(6, 6)]).toEqual(['yes', 'no', 'no']);
    expect([at(9, 1), at(10, 1), at(11, 1)]).toEqual(['yes', 'no', 'no']);
  });
  it('[Comissió 3.1] all the others or the council; [Comissió 6.1] two members and a judge', () => {
    const removed = (rest: string): unknown => verdict('commission-removal', `others=6&${rest}`);
    expect(['for=5', 'for=6', 'for=0&council=on'].map(removed)).toEqual(['no', 'yes', 'yes']);
    const reviewed = (rest: string): unknown => verdict('commission-review', rest);
    expect(['members=1&judges=1', 'members=2&judges=1', 'members=2&judges=0'].map(reviewed)).toEqual([
      'no',
      'yes',
      'no',
    ]);
  });
});
