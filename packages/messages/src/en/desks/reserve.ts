/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages = {
  'web.desk-reserve.section': 'Rulings',
  'web.desk-reserve.section-about': 'Games and matches under reserve (“sub-condicione”) waiting for a ruling.',
  'web.desk-reserve.about':
    'Players or delegates disagreed on the rules and played on under reserve. Your ruling sets the result, with its reason.',
  'web.desk-reserve.none': 'No rulings waiting.',
  'web.desk-reserve.waiting':
    '{count, plural, one {One game or match waiting for a ruling} other {# games or matches waiting for a ruling}}',
  'web.desk-reserve.mark': 'Mark under reserve',
  'web.desk-reserve.mark-about':
    'Players who disagree on the rules may play on under reserve. Write down the question, both clocks and the time. The result is provisional; the competition committee rules before the event is closed.',
  'web.desk-reserve.doubt': 'Question',
  'web.desk-reserve.doubt-hint': 'What happened, and how each player reads the rules.',
  'web.desk-reserve.white-clock': 'Minutes on White’s clock',
  'web.desk-reserve.black-clock': 'Minutes on Black’s clock',
  'web.desk-reserve.at': 'Time',
  'web.desk-reserve.at-hint': 'Local date and time.',
  'web.desk-reserve.playing': 'still being played',
  'web.desk-reserve.result': 'Provisional result',
  'web.desk-reserve.mark-send': 'Mark under reserve',
  'web.desk-reserve.marked': 'Board {board} marked under reserve.',
  'web.desk-reserve.mark-reason': 'Why only now',
  'web.desk-reserve.facts': 'Played under reserve',
  'web.desk-reserve.clocks': 'Clocks',
  'web.desk-reserve.clocks-said': 'White {white} min, Black {black} min',
  'web.desk-reserve.waits':
    'The competition committee has yet to rule. Until then the result is provisional: you can close the round, but not the event.',
  'web.desk-reserve.boards':
    'Under reserve: {boards}. You can close the round, and the next one is paired with the provisional results; close the event after the ruling.',
  'web.desk-reserve.board': 'board {board}',
  'web.desk-reserve.lift-about':
    'Only if both players agree after all, or if it was a mistake. The result stays; your reason is logged.',
  'web.desk-reserve.lifted': 'Reservation on board {board} withdrawn.',
  'web.desk-reserve.lift-first': 'Enter the result first, then withdraw the reservation.',
  'web.desk-reserve.rule-about':
    'The final result, and the ruling in words: the arbiter reads it on the page of the board.',
  'web.desk-reserve.rule-result': 'Final result',
  'web.desk-reserve.ruling-hint': 'How the rules are read in this case, and what follows.',
  'web.desk-reserve.vote-hint': 'Leave empty if nobody voted.',
  'web.desk-reserve.rule-ask': 'This ruling sets the result. Enter ruling?',
  'web.desk-reserve.ruled-on': 'Date of the ruling',
  'web.desk-reserve.ruled-stays':
    'The competition committee has ruled on this game. Only another ruling can change the result.',
  'web.desk-reserve.choose': 'choose',
  'web.desk-reserve.on-board': 'On the board',
  'web.desk-reserve.suspend': 'Adjourn the game',
  'web.desk-reserve.suspend-about':
    'If the game cannot go on even under reserve: it stops with a sealed move, which stays in its envelope, and both players write down their version. The round stays open until the game is resumed or the committee rules.',
  'web.desk-reserve.suspend-white': 'White’s version',
  'web.desk-reserve.suspend-black': 'Black’s version',
  'web.desk-reserve.resumes-on': 'Resumes on (optional)',
  'web.desk-reserve.resumes-hint': 'If known.',
  'web.desk-reserve.suspended': 'Adjourned',
  'web.desk-reserve.suspended-now': 'with a sealed move',
  'web.desk-reserve.whole': 'Whole match',
  'web.desk-reserve.board-of': 'Board {board}: {white} – {black}',
  'web.desk-reserve.says': '{team} says',
  'web.desk-reserve.in-acta': 'In the match report',
  'web.desk-reserve.boards-stand': 'as on the boards',
  'web.desk-reserve.match-rule-about':
    'The final result, and the ruling in words: both clubs read it on the page of the match.',
  'web.desk-reserve.match-about':
    'If players or delegates disagree on the rules, a board or the whole match goes on under reserve: note it here, as on the back of the acta, before both clubs confirm it. The result is provisional; the competition committee rules.',
  'web.desk-reserve.match-mark': 'Put under reserve',
  'web.desk-reserve.match-what': 'What',
  'web.desk-reserve.match-doubt-hint':
    'Your club’s version: what happened, and how you read the rule. The other club can add its own.',
  'web.desk-reserve.clock-hint': 'For a board.',
  'web.desk-reserve.match-suspended': 'Adjourned with a sealed move: the game could not go on',
  'web.desk-reserve.match-marked': 'Put under reserve.',
  'web.desk-reserve.add-version': 'Add your club’s version',
  'web.desk-reserve.add-send': 'Add version',
  'web.desk-reserve.added': 'Version added.',
  'web.desk-reserve.match-lift-about':
    'Only if both clubs agree after all, or if it was a mistake. What the other club wrote stays.',
  'web.desk-reserve.sign-hint':
    'Agree with the results but not with the reading of the rules? Put the board or the match under reserve below first, then confirm: the match report is then signed under reserve.',
  'web.desk-reserve.for-club': 'For',
  'web.desk-reserve.resumes': 'resumes on {date}',
  'web.desk-reserve.waits-suspended':
    'The game is adjourned. The round stays open until its result is entered, or the competition committee rules.',
  'web.desk-reserve.resume': 'Resumes on',
  'web.desk-reserve.resume-send': 'Set date',
  'web.desk-reserve.resume-done': 'Date set.',
};
