/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages = {
  'web.desk-reserve.section': 'Under reserve',
  'web.desk-reserve.section-about': 'Rule on games and matches that were played under reserve (“sub-condicione”).',
  'web.desk-reserve.about':
    'Players or delegates did not agree on how the rules are read and played on under reserve. What counts is the reading of the competition committee: your ruling fixes the result, with its reason.',
  'web.desk-reserve.none': 'Nothing waits for a ruling.',
  'web.desk-reserve.waiting':
    '{count, plural, one {A game or match under reserve waits for a ruling.} other {# games or matches under reserve wait for a ruling.}}',
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
  'web.desk-reserve.lifted': 'Board {board} is no longer under reserve.',
  'web.desk-reserve.lift-first': 'To take the reservation back, enter the result first.',
  'web.desk-reserve.rule': 'Ruling',
  'web.desk-reserve.rule-about':
    'The result that counts, and the ruling in words: the arbiter reads it on the page of the board.',
  'web.desk-reserve.rule-result': 'Result that counts',
  'web.desk-reserve.ruling': 'The ruling',
  'web.desk-reserve.ruling-hint': 'How the rules are read in this case, and what follows.',
  'web.desk-reserve.vote-hint': 'Leave it empty where nobody voted.',
  'web.desk-reserve.rule-ask': 'The result is fixed by this ruling. Rule?',
  'web.desk-reserve.ruled-on': 'Ruled on',
  'web.desk-reserve.ruled-stays':
    'The competition committee has ruled on this game: its result stays. Only another ruling changes it.',
  'web.desk-reserve.choose': 'choose',
  'web.desk-reserve.on-board': 'On the board',
  'web.desk-reserve.suspend': 'The game could not go on: suspend it',
  'web.desk-reserve.suspend-about':
    'Where it could not even be played on under reserve: it stops with a sealed move, which stays in its envelope, and both write down their version. The round stays open until the game is played on or the committee rules.',
  'web.desk-reserve.suspend-white': 'White’s version',
  'web.desk-reserve.suspend-black': 'Black’s version',
  'web.desk-reserve.resumes-on': 'Goes on (optional)',
  'web.desk-reserve.resumes-hint': 'The day on which it is played on, where it is known.',
  'web.desk-reserve.suspended': 'Suspended',
  'web.desk-reserve.suspended-now': 'with a sealed move',
  'web.desk-reserve.matches-section': 'Matches of leagues',
  'web.desk-reserve.whole': 'The whole match',
  'web.desk-reserve.board-of': 'Board {board}: {white} – {black}',
  'web.desk-reserve.board-alone': 'Board {board}',
  'web.desk-reserve.says': '{team} says',
  'web.desk-reserve.in-acta': 'In the acta',
  'web.desk-reserve.no-acta': 'no acta yet',
  'web.desk-reserve.boards-stand': 'as the boards have it',
  'web.desk-reserve.match-rule-about':
    'The result that counts, and the ruling in words: both clubs read it on the page of the match.',
  'web.desk-reserve.match-about':
    'Where players or delegates do not agree on how the rules are read, a board or the whole match goes on under reserve: write it here as on the back of the acta, before both clubs stand by the acta. The result counts for the time being; the competition committee rules.',
  'web.desk-reserve.match-mark': 'Put a board or the match under reserve',
  'web.desk-reserve.match-what': 'What is under reserve',
  'web.desk-reserve.match-doubt-hint':
    'Your club’s version: what happened, and how you read the rule. The other club may add its own.',
  'web.desk-reserve.clock-hint': 'For a board.',
  'web.desk-reserve.match-suspended': 'The game could not go on and is suspended with a sealed move',
  'web.desk-reserve.match-marked': 'It is under reserve.',
  'web.desk-reserve.add-version': 'Add your club’s version',
  'web.desk-reserve.add-send': 'Add it',
  'web.desk-reserve.added': 'Your version is on record.',
  'web.desk-reserve.match-lift-about':
    'Only where both clubs agree after all, or it was a mistake. What the other club wrote stays.',
  'web.desk-reserve.sign-hint':
    'You agree with the results but not with how the rules were read? Put the board or the match under reserve below first, then confirm: the acta is signed under reserve.',
  'web.desk-reserve.for-club': 'In the name of',
  'web.desk-reserve.resumes': 'goes on on {date}',
  'web.desk-reserve.waits-suspended':
    'The game is suspended. The round stays open until it is played on and its result is entered, or the competition committee rules.',
  'web.desk-reserve.resume': 'Day on which it goes on',
  'web.desk-reserve.resume-send': 'Set the day',
  'web.desk-reserve.resume-done': 'The day is on record.',
};
