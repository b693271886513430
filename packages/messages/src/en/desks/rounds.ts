/** The arbiter's desk: rounds, results, telephones at the boards. */
export const messages = {
  'web.desk-rounds.save-results': 'Save results',
  'web.desk-rounds.state-paired': 'in progress',
  'web.desk-rounds.state-closed': 'closed',
  'web.desk-rounds.state-undone': 'undone',
  'web.desk-rounds.state-said-paired': 'The round is open: results can be entered and changed.',
  'web.desk-rounds.state-said-closed': 'The round is closed: results can be corrected with a reason.',
  'web.desk-rounds.state-said-undone': 'The pairing was undone.',
  'web.desk-rounds.enter': 'Enter results',
  'web.desk-rounds.enter-results': 'Enter results of round {round}',
  'web.desk-rounds.correct-results': 'Results of round {round}',
  'web.desk-rounds.next-results': 'Round {round} in progress',
  'web.desk-rounds.next-missing':
    '{open, plural, one {One of {boards} results missing.} other {# of {boards} results missing.}}',
  'web.desk-rounds.rounds-needed':
    '{system}: {players} players need {needed, plural, one {# round} other {# rounds}}, but the event has {rounds}.',
  'web.desk-rounds.rounds-set': 'Play {needed} rounds',
  'web.desk-rounds.rounds-correct': 'Change number of rounds',
  'web.desk-rounds.present-knockout': 'The winners of round {round} will be paired.',
  'web.desk-rounds.next-pair': 'Next: pair round {round}',
  'web.desk-rounds.close-first':
    'All results of round {round} are in. Pairing the next round closes this one; you can also close it now.',
  'web.desk-rounds.present': '{players, plural, one {One player will be paired.} other {# players will be paired.}}',
  'web.desk-rounds.nobody-absent': 'Nobody is absent.',
  'web.desk-rounds.absent': 'Absent in this round:',
  'web.desk-rounds.late': 'Joining in a later round: {names}.',
  'web.desk-rounds.comes': 'Mark present',
  'web.desk-rounds.mark-more': 'Withdrawals, late entries and absences in several rounds:',
  'web.desk-rounds.unpair-confirm':
    'The pairings of round {round} are deleted, with all edits. Tell the players who have seen them. Undo pairing?',
  'web.desk-rounds.undo-result':
    'A result of an open round: press “u” or Backspace on its board, or enter the correct one.',
  'web.desk-rounds.undo-pairing':
    'The pairing of the last round, while it has no results. If it has some: clear them first, then undo the pairing.',
  'web.desk-rounds.undo-by-hand': 'Edited pairings: edit them again. All edits and their reasons are in the log.',
  'web.desk-rounds.undo-closed':
    'A closed round is reopened on its page, with a reason, until the next round is paired. Then single results are corrected: open the board from the page of results.',
  'web.desk-rounds.reopen-about':
    'Results can be entered and changed again without a reason, and the pairings edited. Close the round when it is complete, or pair the next one.',
  'web.desk-rounds.undo-later':
    'A corrected result does not change rounds that are already paired. If the next round has no results yet, undo its pairing and pair it again.',
  'web.desk-rounds.undo-event':
    'A closed event, or a report waiting for a decision: reopen it on the page of the event, with a reason. After acceptance, the federation makes corrections.',
  'web.desk-rounds.change-about':
    'Choose a player, then a seat: the two change places. The edit and your reason are logged, and the public page shows what the program had proposed.',
  'web.desk-rounds.change-closed': 'The pairings cannot be edited: every board has a result, or the round is closed.',
  'web.desk-rounds.colours': 'Colours',
  'web.desk-rounds.not-playing': 'Not playing this round',
  'web.desk-rounds.pairs-swap': 'Swap colours on board {board}',
  'web.desk-rounds.pairs-empty': '(empty)',
  'web.desk-rounds.pairs-here': '+ put here',
  'web.desk-rounds.pairs-alone':
    'Board {board} has only one player: put somebody there, or move the player to the bye.',
  'web.desk-rounds.pairs-nothing': 'No changes yet.',
  'web.desk-rounds.pairs-changed': 'Not saved yet: give a reason and save.',
  'web.desk-rounds.pairs-picked': '{player} selected. Now choose the seat.',
  'web.desk-rounds.pairs-fixed': 'This board has a result and cannot be changed.',
  'web.desk-rounds.results-closed':
    'This round is closed. To correct a result, open its board: the number in the first column.',
  'web.desk-rounds.all-in': 'All results of round {round} are saved. Check them, then go on.',
  'web.desk-rounds.pad': 'Result of the selected board',
  'web.desk-rounds.pad-said-1-0': 'White wins',
  'web.desk-rounds.pad-said-draw': 'Draw',
  'web.desk-rounds.pad-said-0-1': 'Black wins',
  'web.desk-rounds.pad-said-forfeit-1-0': 'White wins: Black absent',
  'web.desk-rounds.pad-said-forfeit-0-1': 'Black wins: White absent',
  'web.desk-rounds.pad-said-forfeit-0-0': 'Both lose: both absent',
  'web.desk-rounds.pad-said-half-0': 'Half a point for White, nothing for Black',
  'web.desk-rounds.pad-said-0-half': 'Half a point for Black, nothing for White',
  'web.desk-rounds.pad-said-0-0': 'Played and lost by both',
  'web.desk-rounds.pad-said-clear': 'Clear result',
  'web.desk-rounds.entry-caption': 'Boards and results',
  'web.desk-rounds.entry-field': 'Result of board {board}, {white} – {black}',
  'web.desk-rounds.entry-board-page': 'Correct result of board {board}',
  'web.desk-rounds.entry-complete': 'All results are in.',
  'web.desk-rounds.entry-entered': 'Board {board}: {result}.',
  'web.desk-rounds.entry-cleared': 'Board {board}: cleared.',
  'web.desk-rounds.entry-undone': 'Undone. Board {board}: {result}.',
  'web.desk-rounds.entry-next': 'Next: board {board}, {white} – {black}.',
  'web.desk-rounds.entry-no-board': 'There is no board {board}.',
  'web.desk-rounds.entry-conflict':
    'Board {board}: somebody else entered {theirs}, you entered {mine}. Which is correct?',
  'web.desk-rounds.entry-refused': 'Board {board}, {mine}: not saved. {reason}',
  'web.desk-rounds.entry-keep-theirs': 'Theirs: {theirs}',
  'web.desk-rounds.entry-keep-mine': 'Mine: {mine}',
  'web.desk-rounds.entry-dismiss': 'OK',
  'web.desk-rounds.entry-not-needed': 'not needed',
  'web.desk-rounds.entry-status-none': 'no result',
  'web.desk-rounds.entry-status-saved': 'saved',
  'web.desk-rounds.entry-status-waiting': 'waiting',
  'web.desk-rounds.entry-status-conflict': 'conflict',
  'web.desk-rounds.entry-status-refused': 'not saved',
  'web.desk-rounds.entry-reserved': 'under reserve',
  'web.desk-rounds.entry-state-fine': 'All saved.',
  'web.desk-rounds.entry-state-waiting': 'Sending: {count}.',
  'web.desk-rounds.entry-state-lost':
    'Offline, {count} waiting. Continue: results are kept on this device and sent when the connection returns.',
  'web.desk-rounds.entry-state-troubled':
    'Not saved yet, {count} waiting. {reason} Until then results are kept on this device; they are sent by themselves.',
  'web.desk-rounds.entry-state-signed-out':
    'You are signed out, {count} waiting. Results are kept on this device; sign in with the same account to send them.',
  'web.desk-rounds.entry-state-unkept':
    'This browser has no room to store results. Do not close this page until everything is saved.',
  'web.desk-rounds.entry-state-others':
    'Results of another account are waiting on this device: {count}. They are sent when that account signs in.',
  'web.desk-rounds.entry-state-elsewhere':
    'Round {round}, board {board} needs your decision: open the results of that round.',
  'web.desk-rounds.entry-start-again':
    'This browser is not signed in any more, {count} waiting. Results are kept on this device: start Escala again on this computer, and they are sent.',
  'web.desk-rounds.entry-device-over':
    'This device can no longer enter results. Tell the arbiter the results still waiting here ({count}), or ask for a new code to send them.',
  'web.desk-rounds.back-results': 'Back to results of round {round}',
  'web.desk-rounds.no-board': 'Round {round} has no board {board}.',
  'web.desk-rounds.correct-about':
    'The old result, the new one and your reason are logged. A report waiting for a decision is updated.',
  'web.desk-rounds.correct-paired':
    'Round {round} is already paired. Boards that would be paired differently with another result: {counts}. After the correction you can pair the round again or leave it as it is.',
  'web.desk-rounds.correct-begun': 'Round {round} has begun; its pairings stay.',
  'web.desk-rounds.again-differs':
    'A result of round {before} was corrected after round {round} was paired. Paired again, round {round} would be different.',
  'web.desk-rounds.again-same':
    'A result of round {before} was corrected after round {round} was paired. The pairing would be the same.',
  'web.desk-rounds.again-would': 'New pairing',
  'web.desk-rounds.again-now': 'Current pairing',
  'web.desk-rounds.again-bye': '{player} has the bye',
  'web.desk-rounds.again-pair': 'Pair round {round} again',
  'web.desk-rounds.again-leave': 'Leave it as it is',
  'web.desk-rounds.later-paired': 'Later rounds are already paired and do not change.',
  'web.desk-rounds.correct-late': 'The federation has accepted the report. Ask it for a correction.',
  'web.desk-rounds.reversed': 'They played with colours swapped; the result is White’s points first, as they played.',
  'web.desk-rounds.phones': 'Phones at the boards',
  'web.desk-rounds.phones-about':
    'A helper’s phone can enter the results of some boards. It gets a code that works on one phone and for these boards only.',
  'web.desk-rounds.phones-over': 'The event is closed: no more phones can be added.',
  'web.desk-rounds.phones-list': 'Phones',
  'web.desk-rounds.phones-none': 'No phones yet.',
  'web.desk-rounds.phone-label': 'Phone name',
  'web.desk-rounds.phone-label-hint': 'Whose it is or where it is; logged with each result.',
  'web.desk-rounds.phone-label-value': 'Phone {number}',
  'web.desk-rounds.phone-from': 'From board',
  'web.desk-rounds.phone-to': 'To board',
  'web.desk-rounds.phone-hours': 'Valid for (hours)',
  'web.desk-rounds.phone-qr': 'Address with the code, for the phone’s camera',
  'web.desk-rounds.phone-step-1': 'Scan the QR code with the phone’s camera, or open this address and type the code:',
  'web.desk-rounds.phone-step-2': 'The phone shows its boards with big buttons.',
  'web.desk-rounds.phone-once':
    'The code is shown only now and works once. If it gets lost, remove the phone below and create another code.',
  'web.desk-rounds.phone-local':
    'This address works on this computer only. Start Escala for the network (Escala-phones in its folder, escala play --network, or escala serve --host with the network address of this computer), open it there and create the code again.',
  'web.desk-rounds.phone-again': 'Done, show the list',
  'web.desk-rounds.phone-until': 'Until',
  'web.desk-rounds.phone-by': 'Added by',
  'web.desk-rounds.phone-open': 'waiting for the phone',
  'web.desk-rounds.phone-taken-up': 'connected',
  'web.desk-rounds.phone-over': 'expired',
  'web.desk-rounds.phone-revoke-confirm': 'Remove {label}? It can enter nothing more; what was entered stays.',
  'web.desk-rounds.device-title': 'Results at the boards',
  'web.desk-rounds.device-about': 'For phones with a code from an arbiter: enter the results of your boards here.',
  'web.desk-rounds.device-code-hint': 'From the arbiter’s screen, for example 3-K7QM-2HPX.',
  'web.desk-rounds.device-open': 'Start',
  'web.desk-rounds.device-boards': '{event}, round {round}: boards {from} to {to} ({label})',
  'web.desk-rounds.device-no-round':
    '{event}: no round is paired yet. Boards {from} to {to} will appear here ({label}).',
  'web.desk-rounds.device-closed': 'This round is closed. The next one appears here once it is paired.',
  'web.desk-rounds.device-leave': 'Disconnect this phone',
  'web.desk-rounds.device-leave-about': 'To enter results again, this phone needs a new code.',
  'web.desk-rounds.device-leave-button': 'Disconnect',
};
