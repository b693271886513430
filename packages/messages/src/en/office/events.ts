/**
 * Why something about events is refused: registration, entries, pairings, results, reports. `by-the-rules` is said with the
 * sentence of its finding, `file-fault` with that of its fault.
 */
export const messages = {
  'refusal.by-the-rules': '{finding}',
  'refusal.file-fault': 'Line {line}, column {column}: {fault}',
  'refusal.event-unknown': 'There is no event {id} on record. Check its id, or register it first.',
  'refusal.event-exists': 'There is an event {id} already: {name}. Take another id, or amend that event.',
  'refusal.event-state':
    '{name}: not possible now. {state, select, registered {No round is paired yet: pair the first round, or hand in a report as a file.} running {The event is running: close it first.} closed {The event is closed: reopen it to go on, or submit its report.} submitted {The report waits for the officer: reopen the event to take it back.} accepted {The report is accepted: changes go through a correction.} refused {The report was refused: reopen the event, or submit it anew.} other {The event is annulled.}}',
  'refusal.part-not-weekly':
    '{name} was not announced with rounds a week or more apart, so it is reported as a whole. Leave the rounds out, or put its days right first.',
  'refusal.part-reversed':
    'A part goes from an earlier round to a later one; {from} to {to} does not. Turn them round.',
  'refusal.part-overlaps':
    'Rounds 1 to {accepted} count already: a part cannot begin with round {from}. Begin after them; what is wrong in them is put right by a correction.',
  'refusal.part-out-of-order': 'Parts come one after the other: the next one begins with round {next}, not {from}.',
  'refusal.part-waiting':
    'The report of rounds {from} to {to} still waits for the office. Hand in the next part once it is decided, or take that one back.',
  'refusal.part-rounds-empty':
    'There is no game of these rounds: {rounds}. Report rounds that were played, or put the file right.',
  'refusal.round-counts': 'Round {round} was reported and accepted: it counts. Ask the office for a correction.',
  'refusal.event-not-begun':
    'The event begins on {start}, and today is {today}: nothing of it can have been played. Correct the dates of the event, or accept the report when it has been played.',
  'refusal.event-ends-before-start': 'The event ends on {end}, before it starts on {start}. Change one of the dates.',
  'refusal.arbiter-unknown':
    'Nobody with the role of arbiter has the account {account}. Choose an arbiter who has an account, or leave the place empty.',
  'refusal.event-type-of-system':
    'An event that is paired as {system} has the type {type}. Change the type or the system.',
  'refusal.event-fact-fixed':
    'Rounds are paired: {name, select, rules {the competition rules} system {the system} other {the initial colour}} stays as it is. Take the pairings back first.',
  'refusal.event-fact-rated':
    'Rounds of this event are reported: {name, select, type {the kind of event} start {the first day} timeControl {the time control} other {what its ratings go by}} stays as it was reported. What is wrong in it is put right by a correction.',
  'refusal.rules-unknown': 'There are no competition rules with the name {book}. Known are: {known}.',
  'refusal.event-no-rules':
    'The event goes by no competition rules, so the office only takes its report. Name competition rules for the event, or for the whole federation in its settings.',
  'refusal.system-unknown': 'The rules {book} have no pairing system {system}. They have: {known}.',
  'refusal.tie-break-unknown': 'The rules {book} have no tie-break {name}. They have: {known}.',
  'refusal.event-fact-unused':
    'The competition rules of this event do not look at this, or do not know this value ({name}). Leave it empty.',
  'refusal.competition-unknown': 'The rules {book} have no competition of teams {competition}. They have: {known}.',
  'refusal.book-without-prizes':
    'The rules {book} do not say how prizes are shared. Share them out as the event has announced.',
  'refusal.book-without-places':
    'The rules {book} have no order in which few or vacant places are given. Decide who plays, and enter the players.',
  'refusal.event-no-system':
    'The event names no pairing system, so nothing can be paired here. Amend the event, or submit its report as a file.',
  'refusal.event-received':
    '{name} ({id}) is on the desk here already. Compare both versions; if the file shall count, take the rounds here back first.',
  'refusal.event-too-long': 'From {start} to {end} are more than ten years. Check the years of the two dates.',
  'refusal.prizes-unset': '{name} has no prizes. They are set at the desk of the event.',
  'refusal.prizes-without-table':
    'Prizes go by the places of players in a table, and {type, select, team {an event of teams} other {a match}} has none. Share the prizes out as its own rules say.',
  'refusal.round-dates-count': 'There are {dates} dates for {rounds} rounds. Give one date for each round, or none.',
  'refusal.round-date-outside':
    'Round {round} is on {date}, outside the event ({start} to {end}). Change the date of the round or those of the event.',
  'refusal.round-date-order':
    'Round {round} is on {date}, before the round ahead of it ({before}). Put the dates in order.',
  'refusal.rounds-paired':
    '{paired} rounds are paired already; the event cannot have {rounds}. Announce at least {paired}.',
  'refusal.rounds-reported':
    'Rounds up to {reported} are reported already; the event cannot have {rounds}. Announce at least {least}.',
  'refusal.entry-exists': '{name} ({id}) is entered already. Leave this entry out, or amend the one on record.',
  'refusal.entry-repeated':
    '{name} ({id}) is named twice: this repeats {of, select, line {line {at}} player {number {at} of the report} other {place {at} of the list}}. Leave one of the two out.',
  'refusal.entry-unknown': 'The player {id} is not entered in this event. Enter the player first, or check the id.',
  'refusal.late-entry-schedule':
    'The {system, select, knockout {bracket} other {league}} is drawn: nobody can join any more. Take the first round back to enter somebody.',
  'refusal.number-taken': 'Number {number} belongs to {name} ({id}). Give another number.',
  'refusal.numbers-paired':
    'Round {paired} is paired already: the pairing numbers stay as they are. Take the pairings back first.',
  'refusal.player-named-otherwise':
    'The id {id} is that of {holder}, but the name beside it is {name}. Put the id or the name right; without an id the name alone is looked for.',
  'refusal.player-not-registered':
    'Nobody in the registry is {name} {id} – name, id and year of birth have to fit. Register the player, or write the right id or FIDE id.',
  'refusal.player-ambiguous': '{id} {name} may be any of these: {candidates}. Write the id of the one who is meant.',
  'refusal.withdrawal-ahead':
    'The player cannot leave after round {afterRound}: only {paired} rounds are paired. Give an earlier round, or set absences.',
  'refusal.withdrawal-before-game':
    'The player has a game or a bye in round {played}, after round {afterRound}. Give round {played} or a later one.',
  'refusal.not-withdrawn': 'The player {id} has not left the event: there is nothing to take back.',
  'refusal.player-withdrawn': 'The player {id} left after round {afterRound}. Take the withdrawal back first.',
  'refusal.absence-round-paired': 'Round {round} is paired: who plays in it is changed by hand in the round itself.',
  'refusal.round-beyond':
    'There is no round {round}: the event has {rounds}. Amend the number of rounds if there shall be more.',
  'refusal.round-exists':
    'Round {round} is paired already; it is given here. Take it back first if it shall be paired anew.',
  'refusal.round-order': 'Round {round} cannot be paired now: the next is round {next}.',
  'refusal.round-unknown': 'Round {round} is not paired. Choose a round that is.',
  'refusal.round-closed': 'Round {round} is closed. Correct the result with a reason.',
  'refusal.round-not-last': 'Only the last round can be taken back; round {last} was paired after round {round}.',
  'refusal.round-has-results': 'Round {round} has results (boards {boards}): it stays. Take these results back first.',
  'refusal.too-few-players':
    'Nobody can be paired: players entered: {players}. Enter two at least, and see who is absent.',
  'refusal.too-many-players': 'The report has {players} players; it can have {most}. Divide it.',
  'refusal.boards-numbered': 'Boards are numbered from 1 to {count} without gaps; these are given: {boards}.',
  'refusal.player-twice-in-round': 'The player {id} is in round {round} more than once. Give each player one place.',
  'refusal.player-left-out':
    'The player {id} was in round {round} and has no place now. Pair the player, give the bye, or name the player as absent.',
  'refusal.board-unknown': 'There is no board {board} in round {round}. Look at the round as it is paired now.',
  'refusal.board-twice': 'Board {board} is given twice. Send each board once.',
  'refusal.board-has-result':
    'Board {board} of round {round} has a result: its pair stays. Take the result back first.',
  'refusal.result-conflict':
    'Board {board} of round {round} was changed meanwhile: you sent {yours}, on record is {theirs}. Nothing was lost; look at both and send again what is right.',
  'refusal.result-drawn-forfeit': 'A forfeit is no draw. Give the point to who was there, or 0-0 if nobody was.',
  'refusal.result-lost-by-both': 'A game over the board is not lost by both. If nobody appeared, enter a forfeit.',
  'refusal.results-missing': 'Round {round} has boards without a result: {boards}. Enter them first.',
  'refusal.rounds-missing': '{paired} of {rounds} rounds are paired. Pair the others, or amend the number of rounds.',
  'refusal.reservation-open':
    'Board {board} of round {round} was played under reserve and waits for the ruling of the competition committee. Ask for it; without it the event stays open.',
  'refusal.result-ruled':
    'Board {board} of round {round} was ruled on by the competition committee: its result stays. Only another ruling changes it.',
  'refusal.reservation-missing':
    'Board {board} of round {round} is not under reserve. Look at the board as it stands now.',
  'refusal.reservation-late':
    'Play is over: board {board} of round {round} can no longer be put under reserve. Open the event again first, with a reason.',
  'refusal.ruling-vote':
    '{outcome, select, invalid {Too few of the {members} members have voted ({inFavour} in favour, {against} against): the vote does not count.} undecided {The vote is level at {inFavour} to {against} and the president abstains: nothing is decided.} other {With {inFavour} in favour and {against} against the vote does not carry this ruling.}} Check the figures, or vote again.',
  'refusal.report-unknown': 'No report of the event {id} was submitted. Submit it first.',
  'refusal.report-no-rounds': 'The event {id} has no round here. Run it here, or submit its report as a file.',
  'refusal.report-no-games': 'The file has no game with a result. Check that it is the right one.',
  'refusal.report-no-league': 'The event {id} names no league. Amend it and name the league whose games it reports.',
  'refusal.report-events':
    'The document must have one event, or one with the id {id}; it has: {events}. Send the event alone.',
  'refusal.report-dates':
    'The file is of {fileStart} to {fileEnd}, the event was registered for {start} to {end}. Correct the file, or amend the event.',
  'refusal.report-result-missing': 'Round {round}: {white} against {black} has no result. Enter it in the file.',
  'refusal.report-player-twice': 'Two players of the file are {name} ({id}). Give each the own id.',
  'refusal.finding-open':
    'Article {article} stands against the report: {finding} Have it put right, or waive it with a reason.',
  'refusal.finding-unknown':
    'The report has no such finding: “{code}”, article {article}. Choose one of those that are listed.',
  'refusal.finding-waived': 'Article {article} was waived already: {finding} There is nothing left to do.',
  'refusal.annul-by-correction':
    '{name} ({id}) counts for lists. Annul it by a correction, which first shows every list and player that would move.',
  'refusal.event-file-unknown': 'There is no file {file} of an event. Known are: {files}.',
  'finding.fce-1990.before-last-day':
    'The event is announced until {end}, and today is {today}. If play is over, put its last day right: periods and terms go by it.',
  'decision.D-OFF-130':
    'An event may be closed and reported before the last day that was announced; it is said, not refused.',
  'refusal.previous-unclassified':
    '{name} ({id}) has no classification that counts. Name an event of last season whose report was accepted, or none.',
  'refusal.qualified-too-many':
    '{qualified} are named as qualified, and there are {places} places. Put the number of places right, or the names.',
  'refusal.draw-due':
    'Level on everything where the places end: {names}. Hold the public draw and write down what was drawn as its seed.',
  'refusal.seed-drawn':
    'The public draw was held: its seed is “{seed}” and stays. Leave the seed out, or write this one.',
  'refusal.place-not-given':
    '{name} got none of the {places, plural, one {one place} other {# places}}. Places are given in the order of the regulation, and so is one that falls vacant: the commission fills it under “Places”.',
  'refusal.entry-beside-places':
    'The {places, plural, one {one place} other {# places}} of this event {places, plural, one {was} other {were}} given in the order of the regulation{leftOut, plural, =0 {} one {, and one player has none} other {, and # players have none}}. Whoever is entered beside it goes on record with a reason: say why in “reason”.',
  'refusal.suspended-with-result':
    'A game with a result is over and not suspended. Leave the result out, or mark the game as under reserve alone.',
  'finding.fce-1990.report-name':
    'The report names {told} under the id {id}, which belongs to {name}. The games count for {name}: check whether the id is right.',
  'decision.D-OFF-334': 'A report goes by the id; where the name beside it is plainly another one, somebody looks.',
  'refusal.event-players-to-register':
    '{count, plural, one {One player of the file is} other {# players of the file are}} not in the registry of this office: {names}{more, plural, =0 {} other { and # more}}. Tick “Register whom this office does not know” and send it again; or register {count, plural, one {the player} other {them}} first.',
  'refusal.event-players-by-officer':
    '{count, plural, one {One player of the file is} other {# players of the file are}} not in the registry of this office: {names}{more, plural, =0 {} other { and # more}}. A rating officer can register {count, plural, one {the player} other {them}}, or take the file in and register them with it.',
  'refusal.event-clubs-to-register':
    '{count, plural, one {One club or delegation of the file is} other {# clubs or delegations of the file are}} not known to this office: {names}{more, plural, =0 {} other { and # more}}. Tick “Register whom this office does not know” and send it again; or register {count, plural, one {it} other {them}} first.',
  'refusal.event-clubs-by-officer':
    '{count, plural, one {One club or delegation of the file is} other {# clubs or delegations of the file are}} not known to this office: {names}{more, plural, =0 {} other { and # more}}. A rating officer can register {count, plural, one {it} other {them}}, or take the file in and register them with it.',
  'refusal.event-players-similar':
    '{count, plural, one {One player of the file has} other {# players of the file have}} a namesake here with another id (file – here): {names}{more, plural, =0 {} other { and # more}}. If it is the same person, write the FIDE id of the file at the player here; if not, write the year of birth of the one who is here. Then send it again.',
};
