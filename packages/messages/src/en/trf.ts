/** What is wrong with reports, player lists and entries of others, and what a conversion could not carry over. */
export const messages = {
  'fault-place.trf-round': 'player {player}, round {round}',

  'fault.trf-empty': 'The report is empty. It needs at least one record 001 for each player.',
  'fault.trf-no-players':
    'The report has no record 001, so it has no players. Check that the file is a tournament report (TRF).',
  'fault.trf-vega-own':
    'The fields of this line are between vertical bars (|): the file is Vega’s own description of a tournament, not FIDE’s report. Have Vega write the FIDE rating report, and use that file.',
  'fault.trf-no-record': 'This line is not a record and was skipped: {found}',
  'fault.trf-unknown-record':
    'There is no record {record}. The line was kept but not read. If its first three characters are mistyped, correct them.',
  'fault.trf-record-twice': 'The record {record} is already on line {first}, which is used. Remove one of the two.',
  'fault.trf-records-differ':
    'The record {record} says {given}, but an earlier record says {first}, which is used. Make them agree.',
  'fault.trf-not-a-number':
    'Columns {first} to {last} of the record {record} should contain a number, but contain “{found}”. Correct it, or check the columns of the fields.',
  'fault.trf-not-allowed': 'The record {record} cannot have “{found}” here. Allowed: {allowed}.',
  'fault.trf-missing':
    'The record {record} needs something in columns {first} to {last}. The line was not read. Complete it.',
  'fault.trf-tab': 'This line contains a tab, so its columns cannot be counted. Replace it with spaces.',
  'fault.trf-misaligned':
    'Column {column} should be blank, but contains “{found}”. The fields of this line may be shifted: check their columns.',
  'fault.trf-shifted':
    'The fields after the name are {count, plural, one {# column} other {# columns}} too far to the left: the program that wrote the file counts bytes, not letters. The line was read accordingly.',
  'fault.trf-scoring-unknown': 'The record {record} gives points for “{found}”, which is unknown; it was skipped.',

  'fault.trf-number-missing':
    'There is no start number in columns 5 to 8, so the line belongs to nobody and was left out. Write a whole number, 1 or higher.',
  'fault.trf-number-double': 'The start number {number} is already used. Give each player a different number.',
  'fault.trf-number-gap':
    'Nobody has the start number {number}. If a line is missing, add it; if the player was removed, do nothing.',
  'fault.trf-player-unknown':
    'The record {record} names number {number}, which nobody has. Correct it, or add the player.',
  'fault.trf-count-differs':
    'The record {record} announces {given}, but there are {counted}. A line may be missing, or there may be one too many.',
  'fault.trf-opponent-unknown': 'The opponent {opponent} is not in the report. Correct the number, or add the player.',
  'fault.trf-against-oneself': 'Player {player} is their own opponent here. Correct the number.',
  'fault.trf-opponents-clash':
    'Player {opponent} names {player} as opponent in round {round}, but {player} names {other}. Correct one of the two lines.',
  'fault.trf-result-one-sided':
    'Player {opponent} has a game against {player} in round {round}, but here the round is empty. Add opponent, colour and result.',
  'fault.trf-result-missing': 'The game against {opponent} has no result here, although the round is over. Add it.',
  'fault.trf-result-unknown': '“{found}” is not a result. Use 1 = 0, W D L, + -, H F U Z, or a blank.',
  'fault.trf-result-without-opponent':
    'The result {found} needs an opponent. Add one, or write a bye (H, F or U) or an absence (Z).',
  'fault.trf-bye-with-opponent':
    '{found} is a bye or an absence, but {opponent} is named as opponent. Correct the result, or write 0000.',
  'fault.trf-bye-of-paired':
    'The record 240 names number {number} for round {round}, who is paired with {opponent} in it: the pairing counts. Remove the number, or the game.',
  'fault.trf-baku-points':
    'Baku acceleration needs a draw worth half of a win and a loss worth nothing; here they are worth {win}, {draw}, {loss}. Correct the points (162), or take _BAKU out of 192.',
  'fault.trf-bye-of-two':
    'Number {other} has the bye of the pairing (U) in round {round}, too, and it is for one player. Write F, H or Z for the player who asked for a bye.',
  'fault.trf-results-clash':
    'The result {own} against {opponent} does not fit the {theirs} on the other line. Correct one of the two.',
  'fault.trf-half-and-none':
    'One line gives half a point of the game against {opponent}, the other nothing, and the points of both agree: it was read as ½-0. If it was a draw or a win, correct both lines and their points.',
  'fault.trf-colour-unknown': '“{found}” is not a colour. Use w, b or -.',
  'fault.trf-colour-missing': 'A game over the board has a colour: write w or b for the game against {opponent}.',
  'fault.trf-colours-clash':
    'Both players have {colour, select, w {White} other {Black}} in the game against {opponent}. Correct one of the two lines.',
  'fault.trf-too-many-rounds':
    'There are results beyond the {rounds, plural, one {# round} other {# rounds}} of the tournament. Correct the number of rounds (142 or XXR), or remove them.',
  'fault.trf-points-differ':
    'The line gives {given, plural, one {# point} other {# points}}, but its results make {computed, plural, other {#}}. Correct the points or the results; points other than 1, ½, 0 need a record 162 or XXS.',
  'fault.trf-points-bye':
    'The line gives {given, plural, one {# point} other {# points}}, but its results make {computed, plural, other {#}}. Rounds left blank may have been byes: write H for half a point, F or U for a whole one.',

  'fault.trf-text-cut': 'The record {record} has room for {most} characters; the text was cut: {found}',
  'fault.trf-number-too-long': 'The record {record} has room for {most} digits; {found} was left out.',
  'fault.trf-not-in-edition':
    'The edition {edition, select, trf16 {of 2016} other {of 2026}} has no record {record}: {count, plural, one {# line was} other {# lines were}} left out.',
  'fault.trf-left-out':
    'Left out, because the other format cannot hold it: {field, select, scoring {the scoring} acceleration {virtual points} forbidden {players who may not meet} abnormalPoints {points assigned by ruling} teams {the teams} id {ids other than the start numbers} club {clubs} category {categories} board {board numbers} games {further games of matches} tieBreakGames {tie-break games} other {details of the event}} ({count}).',
  'fault.trf-numbers-assigned':
    'The players have no pairing numbers; in the report they are numbered in the order of the document. Number them first to keep the order of the regulation.',
  'fault.trf-bye-points':
    'A report can hold byes of one point and of half a point, not of {points}. Check the round in the report.',
  'fault.trf-bye-requested':
    'A bye of {points} is requested for a round that is not paired yet: the player counts as absent there. Enter the bye when the round is paired.',
  'fault.trf-points-lent-twice': 'Two records (250 or XXA) give this player virtual points. Leave one of them out.',
  'fault.trf-older-edition': 'The report was paired by {found}; the rules here are those of {code}, which differ.',
  'fault.trf-older-edition-unasked':
    'The report was paired by {found}; the rules here are those of {code}, which differ. Use --system to pair by them anyway.',
  'fault.trf-scoring-uneven':
    'The points of the report (162, XXS, BBW) do not fit a round to be paired: a result must be worth the same with either colour, a win by forfeit as much as a win, and an absence nothing. Correct them.',
  'fault.trf-rounds-needed':
    'The report does not say how many rounds there are, and the last one has rules of its own. Add record 142 or XXR, or use --rounds.',
  'fault.trf-rounds-unknown':
    'The report does not say how many rounds there are; {rounds, plural, one {# is} other {# are}} assumed. Add record 142 or XXR.',
  'fault.trf-initial-colour-unknown':
    'The report does not say which colour was drawn, and round one does not show it. Add record 152 or XXC.',
  'fault.trf-title-unknown': 'The pairing system does not know the title {found}: it was left out.',
  'fault.trf-event-incomplete':
    'The report has no readable {field, select, start {dates (042, 052)} other {thinking time (122, 222)}}. Add {field, select, start {them} other {it}} to rate the event.',
  'fault.trf-system-assumed':
    '{found, select, none {The report does not say how the tournament is paired} other {“{found}” does not name a pairing system that is known}}: {system} is assumed.',
  'fault.trf-date-unreadable': '“{found}” is not a readable date. Write YYYY/MM/DD.',
  'fault.trf-time-control-unreadable':
    'The thinking time “{found}” cannot be read. Write for example 90 min + 30 s, or 5400+30 in record 222.',

  'fault.trf-gap-name': 'The event has no name (012). Add it.',
  'fault.trf-gap-city': 'The place is missing (022). Give the town where it was played.',
  'fault.trf-gap-federation':
    'The federation is missing (032): the office says it once, as a country of three letters.',
  'fault.trf-gap-start': 'The first day is missing (042).',
  'fault.trf-gap-end': 'The last day is missing (052).',
  'fault.trf-gap-arbiter': 'The chief arbiter is missing (102).',
  'fault.trf-gap-arbiter-number':
    'The FIDE ID of the chief arbiter is missing (102). Write it after the name: {chiefArbiter} (2200000).',
  'fault.trf-gap-deputy-number':
    'The FIDE ID of the deputy arbiter {deputy} is missing (112). Write it after the name.',
  'fault.trf-gap-time-control': 'The rate of play is missing (122, 222).',
  'fault.trf-gap-round-dates':
    '{count, plural, one {Round {rounds} has no date} other {The rounds {rounds} have no date}} (132).',
  'fault.trf-gap-rounds':
    'Of {rounds} rounds, {last, plural, =0 {none is} one {one is} other {# are}} paired: the event has not finished.',
  'fault.trf-gap-results': 'Results are missing in {count, plural, one {round {rounds}} other {the rounds {rounds}}}.',
  'fault.trf-gap-unusual-results':
    '{count, plural, one {Round {rounds} has} other {The rounds {rounds} have}} a result such as ½-0 (299), which TRF16 cannot carry: send TRF26.',
  'fault.trf-gap-type-code': 'The pairing system has no FIDE code (192): the report only names it in words (092).',
  'fault.trf-gap-rank': 'The final ranking is missing (001, columns 86 to 89).',
  'fault.trf-gap-player-name': 'The name is missing.',
  'fault.trf-gap-player-number':
    'The FIDE ID is missing. FIDE rates nobody without one: ask the player’s federation for it.',
  'fault.trf-gap-player-federation': 'The federation is missing.',
  'fault.trf-gap-player-birth': 'The date of birth is missing.',
  'fault.trf-gap-player-birth-year': 'Only the year of birth, {year}, is known; FIDE asks for the full date.',
  'fault.trf-gap-player-sex': 'The sex is missing.',
  'fault.trf-gap-player-title': '{title} is not a FIDE title. Correct it, or leave it out.',

  'fault.fide-list-empty': 'The list is empty. Download it again.',
  'fault.fide-list-header':
    'This is not a FIDE player list: {found}. Use the text or XML file of a list as FIDE offers it.',
  'fault.fide-list-no-id': 'This player has no FIDE ID.',
  'fault.fide-list-not-a-number': '“{found}” is not a number.',
  'fault.fide-list-too-large': 'The file has more than {most} players: this cannot be FIDE’s list.',
  'fault.fide-list-too-long':
    'This part has no end for more than {most} bytes and was skipped. The file may be damaged.',
  'fault.fide-list-twice': 'Another line already has the FIDE ID {id}.',
  'fault.fide-list-unclosed': 'The list ends in the middle; the file may have been cut off. Download it again.',
  'fault.fide-list-zip': 'The ZIP file is damaged, locked or packed in an unknown way. Download it again.',

  'fault.entries-empty': 'The file is empty. It needs a row of headings and a row for each player.',
  'fault.entries-no-rows': 'Below these headings there is no row. Add a row for each player.',
  'fault.entries-no-name':
    'No heading for names was found; the first row is: {found}. Name the columns, for example: Name, Club, Rating, FIDE ID, Birth.',
  'fault.entries-heading-unknown': 'The column “{heading}” is unknown and was skipped.',
  'fault.entries-heading-twice': 'The column “{heading}” repeats an earlier one, which is used. Rename or remove it.',
  'fault.entries-row-no-name': 'This row has no name and was left out. Add the name, or remove the row.',
  'fault.entries-row-too-long':
    'This row has more cells than there are headings: “{found}”. Put texts with a separator in them in double quotes.',
  'fault.entries-not-a-rating': '“{found}” is not a rating and was left out. Write a whole number, or nothing.',
  'fault.entries-not-an-id': '“{found}” is not a FIDE ID and was left out. Write its digits.',
  'fault.entries-no-date': '“{found}” is not a date and was left out. Write YYYY-MM-DD, DD/MM/YYYY or the year.',
  'fault.entries-short-year': '“{found}” has a year of two digits, which was read as {year}. Check it.',
  'fault.entries-not-a-sex': '“{found}” was not understood and was left out. Write F or M.',
  'fault.entries-duplicate': '{name} seems to be the same player as on line {first}. If so, remove one of the two.',
  'fault.entries-quote-open': 'A double quote is opened here and never closed. Close it; double a quote inside a text.',
  'fault.entries-quote-stray':
    'Something follows the closing quote of this cell. Double a quote inside a text, and put the whole text in quotes.',

  'decision.D-TRF-1':
    'A report has no mark for withdrawals: a player absent from some round to the last, two rounds or more, has withdrawn.',
  'decision.D-TRF-2': 'One blank round whose half or whole point is in the total of the line was a bye.',
  'decision.D-TRF-3':
    'Where a report does not give the initial colour, round one shows it: the better number of a pair has it if it is odd.',
};
