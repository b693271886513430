/**
 * Why something about events is refused: registration, entries, pairings, results, reports. `by-the-rules` is said with the
 * sentence of its finding, `file-fault` with that of its fault.
 */
export const messages = {
  'refusal.by-the-rules': '{finding}',
  'refusal.file-fault': 'Line {line}, column {column}: {fault}',
  'refusal.event-unknown': 'There is no event {id}. Check its id, or register it first.',
  'refusal.event-exists': 'The event {id} already exists: {name}. Use another id, or edit that event.',
  'refusal.event-state':
    '{name}: not possible now. {state, select, registered {No round is paired yet: pair round 1, or send a report as a file.} running {The event is live: close it first.} closed {The event is closed: reopen it to go on, or send its report.} submitted {The report is waiting for a decision: withdraw it first.} accepted {The report is accepted: changes go through a correction.} refused {The report was refused: reopen the event, or send the report again.} other {The event is annulled.}}',
  'refusal.part-not-weekly':
    '{name} was not announced with rounds a week or more apart, so it is reported as a whole. Leave the rounds out, or correct its dates first.',
  'refusal.part-reversed': 'A part goes from an earlier round to a later one, not from {from} to {to}. Swap them.',
  'refusal.part-overlaps':
    'Rounds 1 to {accepted} are already accepted: a part cannot start with round {from}. Start after them; fix errors in them with a correction.',
  'refusal.part-out-of-order': 'Parts follow one another: the next one starts with round {next}, not {from}.',
  'refusal.part-waiting':
    'The report of rounds {from} to {to} is still waiting for a decision. Send the next part after it is decided, or withdraw that one.',
  'refusal.part-rounds-empty':
    'There are no games of these rounds: {rounds}. Report rounds that were played, or correct the file.',
  'refusal.round-counts': 'Round {round} is already accepted and rated. Ask the federation for a correction.',
  'refusal.event-not-begun':
    'The event starts on {start}, and today is {today}: nothing can have been played. Correct the dates of the event, or accept the report after it has been played.',
  'refusal.event-periods-form':
    '“{found}” cannot be read as periods. Write moves/minutes+seconds with a colon between them, as 40/90+30:30+30; the last period has no moves.',
  'refusal.event-periods':
    'The periods {periods} come to {minutes, number} minutes and {increment, number} seconds per move. Write these values above, or correct the periods.',
  'refusal.event-ends-before-start': 'The event ends on {end}, before it starts on {start}. Change one of the dates.',
  'refusal.arbiter-unknown':
    'No arbiter has the account {account}. Choose an arbiter who has an account, or leave the field empty.',
  'refusal.event-type-of-system': 'An event paired as {system} has the type {type}. Change the type or the system.',
  'refusal.event-fact-fixed':
    'Rounds are paired: {name, select, rules {the competition regulation} system {the system} scoring {the points} acceleration {the acceleration} other {the initial colour}} cannot be changed. Undo the pairings first.',
  'refusal.event-fact-rated':
    'Rounds of this event are reported: {name, select, type {the type of event} start {the first day} timeControl {the time control} other {its rating settings}} cannot be changed. Fix errors with a correction.',
  'refusal.rules-unknown': 'There is no competition regulation {book}. Known: {known}.',
  'refusal.event-no-rules':
    'The event has no competition regulation, so only its report can be sent. Choose one for the event, or for the whole federation in its settings.',
  'refusal.system-unknown': 'The regulation {book} has no pairing system {system}. It has: {known}.',
  'refusal.rating-list-unknown': 'There is no list {list} here. Choose from: {known}.',
  'refusal.rating-list-twice': 'The list {list} is named twice. Remove one of the two.',
  'refusal.tie-break-unknown': 'The regulation {book} has no tie-break {name}. It has: {known}.',
  'refusal.tie-break-unfit':
    'The tie-break {name} does not fit this event: it is for another system, or for teams. Choose another.',
  'refusal.event-fact-unused':
    'The competition regulation of this event does not use this, or does not know this value ({name}). Leave it empty.',
  'refusal.competition-unknown': 'The regulation {book} has no team competition {competition}. It has: {known}.',
  'refusal.book-without-places':
    'The regulation {book} has no order for few or vacant places. Decide who plays, and add the players.',
  'refusal.what-if-same': 'Choose two different players.',
  'refusal.what-if-unanswered':
    'Event {id} cannot say why two players do not meet: its system has no such answers, or it is too large.',
  'refusal.event-no-system':
    'The event has no pairing system, so nothing can be paired here. Edit the event, or send its report as a file.',
  'refusal.differences-changed': '{name} has changed since you compared. Compare again.',
  'refusal.difference-unknown': 'Nothing differs under {key}.',
  'refusal.nothing-to-take-over': 'Nothing to take over: everything chosen is already like this in {name}.',
  'refusal.merge-player-not-entered':
    '{name} has a place in round {round}, but is not entered on the side you chose. Choose the entry and the rounds from the same computer.',
  'refusal.merge-player-withdrawn':
    '{name} has a place in round {round}, but is withdrawn by then on the side you chose. Choose the entry and the rounds from the same computer.',
  'refusal.merge-player-left-out':
    '{name} has no place in round {round}, but is not away either on the side you chose. Choose the entry and the rounds from the same computer.',
  'refusal.event-received':
    '{name} ({id}) already has rounds here. Compare both and choose what to take from the file.',
  'refusal.event-too-long': 'From {start} to {end} is more than ten years. Check the years of both dates.',
  'refusal.prizes-unset': '{name} has no prizes. Set them on the page of the event.',
  'refusal.prizes-without-table':
    'Prizes follow the standings of players, and {type, select, team {a team event} other {a match}} has none. Share the prizes by its own rules.',
  'refusal.month-without-dates':
    'The rounds of this event have no dates, so nobody knows what was played in {month}. Give the dates of the rounds.',
  'refusal.month-without-round': 'No round of this event was in {month}. Months with rounds: {months}.',
  'refusal.round-dates-count': 'There are {dates} dates for {rounds} rounds. Give one date for each round, or none.',
  'refusal.round-date-outside':
    'Round {round} is on {date}, outside the event ({start} to {end}). Change the date of the round or those of the event.',
  'refusal.round-date-order':
    'Round {round} is on {date}, before the previous round ({before}). Put the dates in order.',
  'refusal.round-times-count':
    'There are {times} start times for {rounds} rounds. Give one time for each round, or none.',
  'refusal.round-time-order':
    'Round {round} starts at {time}, but the previous round of that day starts at {before}. Put the times in order.',
  'refusal.rounds-paired':
    '{paired} rounds are already paired; the event cannot have {rounds}. Announce at least {paired}.',
  'refusal.rounds-reported':
    'Rounds up to {reported} are already reported; the event cannot have {rounds}. Announce at least {least}.',
  'refusal.entry-exists': '{name} ({id}) is already in this event. Leave this one out, or edit the existing entry.',
  'refusal.entry-repeated':
    '{name} ({id}) is named twice: this repeats {of, select, line {line {at}} player {number {at} of the report} other {place {at} of the list}}. Leave one of the two out.',
  'refusal.entry-unknown': 'The player {id} is not in this event. Add the player first, or check the id.',
  'refusal.late-entry-over': 'Nobody can join after the last round ({rounds}).',
  'refusal.late-entry-schedule':
    'The {system, select, knockout {bracket} other {league}} is drawn: nobody can join now. Undo round 1 to add players.',
  'refusal.number-taken': 'Number {number} belongs to {name} ({id}). Give another number.',
  'refusal.numbers-paired':
    'Round {paired} is already paired: the pairing numbers cannot be changed. Undo the pairings first.',
  'refusal.player-named-otherwise':
    'The id {id} belongs to {holder}, but the name beside it is {name}. Correct the id or the name; without an id, the name alone is looked up.',
  'refusal.player-not-registered':
    'Nobody in the registry is {name} {id}: name, id and year of birth have to match. Register the player, or correct the id or FIDE ID.',
  'refusal.player-ambiguous': '{id} {name} may be any of these: {candidates}. Give the id of the right one.',
  'refusal.withdrawal-ahead':
    'The player cannot withdraw after round {afterRound}: only {paired} rounds are paired. Give an earlier round, or mark absences.',
  'refusal.withdrawal-before-game':
    'The player has a game or a bye in round {played}, after round {afterRound}. Give round {played} or a later one.',
  'refusal.not-withdrawn': 'The player {id} has not withdrawn: there is nothing to undo.',
  'refusal.player-withdrawn': 'The player {id} withdrew after round {afterRound}. Bring the player back first.',
  'refusal.absence-round-paired': 'Round {round} is paired: edit its pairings instead.',
  'refusal.round-beyond':
    'There is no round {round}: the event has {rounds}. Change the number of rounds to have more.',
  'refusal.round-exists': 'Round {round} is already paired. Undo its pairing first to pair it again.',
  'refusal.round-order': 'Round {round} cannot be paired now: the next is round {next}.',
  'refusal.pgn-none': 'The file has no game that can be read (line {line}). Choose a PGN file.',
  'refusal.round-unknown': 'Round {round} is not paired. Choose a round that is.',
  'refusal.round-closed': 'Round {round} is closed. Correct the result with a reason.',
  'refusal.round-followed':
    'Round {last} is already paired: round {round} cannot be reopened. Correct the result of its board, with a reason, or undo the pairing of round {last} first.',
  'refusal.round-not-last': 'Only the last pairing can be undone; round {last} was paired after round {round}.',
  'refusal.round-has-results': 'Round {round} has results (boards {boards}). Clear them first, then undo the pairing.',
  'refusal.too-few-players':
    'A round needs two players who are here: add players, or mark those who came. Entered: {players}.',
  'refusal.too-many-players': 'The report has {players} players; the maximum is {most}. Split it.',
  'refusal.boards-numbered': 'Boards are numbered from 1 to {count} without gaps; these are given: {boards}.',
  'refusal.player-twice-in-round': 'The player {id} is in round {round} more than once. Give each player one seat.',
  'refusal.player-left-out':
    'The player {id} was in round {round} and has no seat now. Pair the player, give the bye, or mark the player absent.',
  'refusal.board-unknown': 'There is no board {board} in round {round}. Check the current pairings.',
  'refusal.board-twice': 'Board {board} is given twice. Send each board once.',
  'refusal.board-has-result':
    'Board {board} of round {round} has a result, so its pairing cannot be changed. Clear the result first.',
  'refusal.result-conflict':
    'Board {board} of round {round} was changed in the meantime: you sent {yours}, but {theirs} is saved. Nothing was lost; check both and send the correct one again.',
  'refusal.result-drawn-forfeit':
    'A forfeit gives a whole point or nothing. Give the point to the player who was there, or 0-0 if nobody was.',
  'refusal.result-lost-by-both':
    '0-0 can mean two things: enter a forfeit if nobody came, or that both lost a game that was played.',
  'refusal.result-of-board':
    'A match is won, drawn or lost, or lost by both. Other results are those of single boards.',
  'refusal.results-missing': 'Round {round} has boards without a result: {boards}. Enter them first.',
  'refusal.rounds-missing': '{paired} of {rounds} rounds are paired. Pair the others, or change the number of rounds.',
  'refusal.reservation-open':
    'Board {board} of round {round} was played under reserve and is waiting for the ruling of the competition committee. Close the event after the ruling.',
  'refusal.result-ruled':
    'The competition committee has ruled on board {board} of round {round}. Only another ruling can change its result.',
  'refusal.reservation-missing': 'Board {board} of round {round} is not under reserve. Check the board.',
  'refusal.reservation-late':
    'Play has finished: board {board} of round {round} can no longer be put under reserve. Reopen the event first, with a reason.',
  'refusal.ruling-vote':
    '{outcome, select, invalid {Too few of the {members} members voted ({inFavour} in favour, {against} against): the vote does not count.} undecided {The vote is tied at {inFavour} to {against} and the president abstains: nothing is decided.} other {With {inFavour} in favour and {against} against, the vote does not support this ruling.}} Check the figures, or vote again.',
  'refusal.report-unknown': 'No report of the event {id} was sent. Send it first.',
  'refusal.report-no-rounds': 'The event {id} has no rounds here. Run it here, or send its report as a file.',
  'refusal.report-no-games': 'The file has no games with a result. Check that it is the right one.',
  'refusal.report-no-league': 'The event {id} names no league. Edit it and name the league whose games it reports.',
  'refusal.report-events':
    'The document must have one event, or one with the id {id}; it has: {events}. Send the event alone.',
  'refusal.report-dates':
    'The file is for {fileStart} to {fileEnd}, the event was registered for {start} to {end}. Correct the file, or edit the event.',
  'refusal.report-result-missing': 'Round {round}: {white} against {black} has no result. Enter it in the file.',
  'refusal.report-player-twice': 'Two players of the file are {name} ({id}). Give each player their own id.',
  'refusal.finding-open': 'Objection by article {article}: {finding} Have it corrected, or waive it with a reason.',
  'refusal.finding-unknown': 'The report has no such objection: “{code}”, article {article}. Choose one from the list.',
  'refusal.finding-waived': 'Article {article} was already waived: {finding} Nothing left to do.',
  'refusal.annul-by-correction':
    '{name} ({id}) is rated. Annul it with a correction, which first shows every list and player that would change.',
  'refusal.event-file-unknown': 'There is no file {file} of an event. Known: {files}.',
  'finding.fce-1990.before-last-day':
    'The event is announced until {end}, and today is {today}. If play has finished, correct the last day: periods and deadlines depend on it.',
  'decision.D-OFF-130':
    'An event may be closed and reported before its announced last day; this is pointed out, not refused.',
  'refusal.previous-unclassified':
    '{name} ({id}) has no valid standings. Name an event of last season whose report was accepted, or none.',
  'refusal.qualified-too-many':
    '{qualified} are named as qualified, and there are {places} places. Correct the number of places, or the names.',
  'refusal.draw-due': 'Tied on everything for the last places: {names}. Hold the public draw and write down its seed.',
  'refusal.seed-drawn':
    'The public draw was held: its seed is “{seed}” and cannot be changed. Leave the seed out, or write this one.',
  'refusal.place-not-given':
    '{name} got none of the {places, plural, one {one place} other {# places}}. Places are allotted in the order of the regulation, vacant ones too: the commission fills them under “Places”.',
  'refusal.entry-beside-places':
    'The {places, plural, one {one place} other {# places}} of this event {places, plural, one {was} other {were}} allotted in the order of the regulation{leftOut, plural, =0 {} one {, and one player has none} other {, and # players have none}}. To add a player outside the order, say why in “reason”.',
  'refusal.suspended-with-result':
    'A game with a result has finished and cannot be adjourned. Leave the result out, or just mark the game under reserve.',
  'finding.office.report-name':
    'The report has {told} under the id {id}, which belongs to {name}. The games count for {name}: check the id.',
  'decision.D-OFF-334': 'In a report the id counts; if the name beside it is clearly another one, somebody checks it.',
  'refusal.event-players-to-register':
    '{count, plural, one {One player of the file is} other {# players of the file are}} not in the registry: {names}{more, plural, =0 {} other { and # more}}. Tick “Register unknown players” and send again, or register {count, plural, one {the player} other {them}} first.',
  'refusal.event-players-by-officer':
    '{count, plural, one {One player of the file is} other {# players of the file are}} not in the registry: {names}{more, plural, =0 {} other { and # more}}. A rating officer can register {count, plural, one {the player} other {them}}, or import the file and register them with it.',
  'refusal.event-clubs-to-register':
    '{count, plural, one {One club or delegation of the file is} other {# clubs or delegations of the file are}} unknown: {names}{more, plural, =0 {} other { and # more}}. Tick “Register unknown players” and send again, or register {count, plural, one {it} other {them}} first.',
  'refusal.event-clubs-by-officer':
    '{count, plural, one {One club or delegation of the file is} other {# clubs or delegations of the file are}} unknown: {names}{more, plural, =0 {} other { and # more}}. A rating officer can register {count, plural, one {it} other {them}}, or import the file and register them with it.',
  'refusal.event-players-similar':
    '{count, plural, one {One player of the file has} other {# players of the file have}} a namesake here with another id (file – here): {names}{more, plural, =0 {} other { and # more}}. If it is the same person, give the player here the FIDE ID of the file; if not, add the year of birth of the player here. Then send again.',
  'refusal.bye-twice': 'Round {round} is marked in two ways: absent, half-point bye or full-point bye. Choose one.',
  'refusal.bye-kind-unknown':
    'The system of this event has no {kind, select, half {half-point} other {full-point}} byes on request. Mark the player as absent.',
  'refusal.byes-too-many':
    'That would be {count} byes; this event allows {most}. Mark the player as absent without points, or raise the limit in the settings.',
  'refusal.bye-too-late': 'Round {round} is too late for a bye with points: this event allows them up to round {last}.',
  'refusal.scoring-order':
    'A win must be worth something, and no less than a draw, and a draw no less than a loss: {win}, {draw}, {loss}.',
  'refusal.acceleration-scoring':
    'Baku acceleration needs a draw worth half of a win and a loss worth nothing. Choose other points or no acceleration.',
  'refusal.virtual-points-range':
    'Virtual points, line {line}: give rounds from 1 to {rounds} and numbers from low to high.',
  'refusal.entry-twice': '{id} is named twice. Name each player once.',
  'refusal.forbidden-rounds': 'The first round ({fromRound}) comes after the last ({toRound}). Swap them.',
  'refusal.pairing-differs':
    'Something has changed since round {round} was paired, so there are two pairings. Choose one.',
};
