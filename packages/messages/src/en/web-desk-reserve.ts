/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<string, string> = {
  'web.desk-reserve.section': 'Games under reserve',
  'web.desk-reserve.section-about': 'Rule on games that were played under reserve (“sub-condicione”).',
  'web.desk-reserve.about':
    'The players did not agree on how the rules are read and played on under reserve. What counts is the reading of the competition committee: your ruling fixes the result, with its reason.',
  'web.desk-reserve.none': 'No game waits for a ruling.',
  'web.desk-reserve.waiting':
    '{count, plural, one {A game under reserve waits for a ruling.} other {# games under reserve wait for a ruling.}}',
  'web.desk-reserve.mark': 'Mark as played under reserve',
  'web.desk-reserve.mark-about':
    'When the players do not agree on how the rules are read, they may play on under reserve. Write down what is in doubt, what both clocks show and when it was. The result counts for the time being; the competition committee rules on it before the event is closed.',
  'web.desk-reserve.doubt': 'What is in doubt',
  'web.desk-reserve.doubt-hint': 'As both players would put it: what happened, and which reading each of them has.',
  'web.desk-reserve.white-clock': 'Minutes on White’s clock',
  'web.desk-reserve.black-clock': 'Minutes on Black’s clock',
  'web.desk-reserve.at': 'When it was',
  'web.desk-reserve.at-hint': 'Date and time of the hall.',
  'web.desk-reserve.playing': 'still being played',
  'web.desk-reserve.result': 'Result for the time being',
  'web.desk-reserve.mark-send': 'Mark as under reserve',
  'web.desk-reserve.marked': 'Board {board} is marked as under reserve.',
  'web.desk-reserve.mark-reason': 'Why it is marked only now',
  'web.desk-reserve.facts': 'Played under reserve',
  'web.desk-reserve.clocks': 'Clocks',
  'web.desk-reserve.clocks-said': 'White {white} min, Black {black} min',
  'web.desk-reserve.waits':
    'The competition committee still has to rule. Until then the result counts for the time being, the round may be closed, but the event may not.',
  'web.desk-reserve.boards':
    'Under reserve: {boards}. The round may be closed, and the next one is paired with these results as they stand; the event is closed only after the competition committee has ruled.',
  'web.desk-reserve.board': 'board {board}',
  'web.desk-reserve.lift': 'Take the reservation back',
  'web.desk-reserve.lift-about':
    'Only where both players agree after all, or it was marked by mistake. The result stays, and your reason is on record.',
  'web.desk-reserve.lift-reason': 'Why it is taken back',
  'web.desk-reserve.lift-send': 'Take it back',
  'web.desk-reserve.lifted': 'Board {board} is no longer under reserve.',
  'web.desk-reserve.lift-first': 'To take the reservation back, enter the result first.',
  'web.desk-reserve.rule': 'Ruling',
  'web.desk-reserve.rule-about':
    'The result that counts, and the ruling in words: the arbiter reads it on the page of the board.',
  'web.desk-reserve.rule-result': 'Result that counts',
  'web.desk-reserve.ruling': 'The ruling',
  'web.desk-reserve.ruling-hint': 'How the rules are read in this case, and what follows.',
  'web.desk-reserve.vote-hint': 'Leave it empty where nobody voted.',
  'web.desk-reserve.rule-send': 'Rule',
  'web.desk-reserve.rule-ask': 'The result is fixed by this ruling. Rule?',
  'web.desk-reserve.ruled': 'The ruling on board {board} is on record.',
  'web.desk-reserve.ruled-on': 'Ruled on',
  'web.desk-reserve.ruled-stays':
    'The competition committee has ruled on this game: its result stays. Only another ruling changes it.',
  'web.desk-reserve.choose': 'choose',
  'web.desk-reserve.on-board': 'On the board',
};
