/** Why something about the registry is refused: the federation, clubs, seasons, players, licences, titles, sanctions, merges. */
export const messages = {
  'refusal.federation-unknown': 'Nothing is on record of the federation {id}. Found it first.',
  'refusal.time-zone-unknown': 'There is no time zone {timeZone}. Write it like Europe/Madrid.',
  'refusal.series-twice': 'There are two series {series}. Give each its own short name.',
  'refusal.regulation-unknown':
    'The series {series} names the regulation {regulation}, which is not known. Choose one of those that are installed.',
  'refusal.revision-unknown':
    'The series {series} names the edition {revision}, which its regulation does not have. Possible are: {allowed}.',
  'refusal.part-unknown': 'The series {series} must be one of these of its regulation: {allowed}; it says {part}.',
  'refusal.not-a-list-day':
    'The regulation of the series {series} has no list on {date}. Choose a day on which a list comes out.',
  'refusal.series-has-lists':
    'The series {series} has {lists, plural, one {# list} other {# lists}} on record and cannot be removed. Leave it among the series.',
  'refusal.series-fixed':
    'The {lists, plural, one {# list} other {# lists}} of the series {series} stand on its {name, select, regulation {regulation} part {rhythm or class} revision {revision of the regulation} other {first list}}, which stays as it is. Add a new series instead.',
  'refusal.first-list-too-early':
    'The last list of the series {series} from before the office is of {last}. The first list of the office must be later.',
  'refusal.mark-none': 'The federation {id} has no logo yet. Add one in its settings.',
  'refusal.mark-not-here': 'This office cannot read pictures. Add the logo through the server.',
  'refusal.mark-no-picture': 'This file is no SVG and no PNG. Save the logo as one of the two and choose it again.',
  'refusal.mark-too-large': 'The logo has {size} kB, and {most} kB is the most. Save it smaller, or as SVG.',
  'refusal.mark-too-long':
    'The logo is {width} by {height}: one side is more than {times} times the other. Choose one that is nearly square.',
  'refusal.mark-unreadable-png':
    'This PNG cannot be read: it is damaged, or has more than {most} dots on a side. Save it anew, or smaller.',
  'refusal.mark-unreadable-svg':
    'This SVG cannot be read: it is damaged, has no size, names a document type, or has no shapes. Save it as plain SVG, with letters turned into paths.',
  'refusal.delegation-exists': 'There is a delegation {id} already ({name}). Amend it, or take another short name.',
  'refusal.delegation-unknown': 'There is no delegation {id} on record. Register it first, or check its short name.',
  'refusal.season-exists': 'The season {season} is open already. Amend it if its days are wrong.',
  'refusal.season-unknown': 'The season {id} is not open. Open it first.',
  'refusal.season-other-year':
    'The season {season} is the one of that year: its days lie in {season}, or in two years of which {season} is one; {from} to {to} do not. Correct the number or the days.',
  'refusal.season-ends-before': 'A season ends after it begins: {to} is not after {from}. Correct one of the days.',
  'refusal.season-overlaps':
    'The season {season} lasts from {from} to {to}. Choose days that belong to no other season.',
  'refusal.renewal-outside-season':
    'Licences are renewed within the season, from {from} to {to}; {date} is outside. Choose a day of the season.',
  'refusal.club-exists': 'There is a club {id} already: {name}. Amend it, or give the new one another id.',
  'refusal.club-unknown': 'There is no such club on record. Register it first, or check its id.',
  'refusal.club-name-taken':
    'The club {id} is called {name} already. Use that club, or write the name so that they can be told apart.',
  'refusal.club-left':
    'The club {name} ({id}) left the federation on {on}. Take that back first, or choose another club.',
  'refusal.player-exists': 'There is a player {id} already: {name}. Amend that one, or give the new player another id.',
  'refusal.player-unknown': 'There is no player {id} on record. Register the player first, or check the id.',
  'refusal.player-merged': 'The player {id} turned out to be {kept}. Do this with {kept}, or undo the merge first.',
  'refusal.player-similar':
    '{name} ({id}) may be the same person. If so, use that player. If it is somebody else, say so: tick it, or name {id} in “evenIfSimilar”.',
  'refusal.similar-by-officer':
    'Whether two players are one person is for the rating officer to decide. Ask the office to register this player.',
  'refusal.birth-after-today': '{date} is after today, {today}. Correct the birth.',
  'refusal.birth-too-early': 'Nobody on record was born on {date}: births are from {first} on. Correct the year.',
  'refusal.birth-twice': 'The birth date {date} is known, so the year alone is not needed. Leave the year out.',
  'refusal.federated-before-birth': 'Federated on {date}, but born on {born}. Correct one of the two.',
  'refusal.first-season-late':
    'There is a licence of the season {first}, so the first season cannot be {season}. Give {first} or an earlier one.',
  'refusal.date-after-today': '{date} is after today, {today}. Give a day that has come.',
  'refusal.licence-without-season':
    'A licence of the club {club} needs its season. Give the season, or leave the club out.',
  'refusal.licence-exists':
    'The player has a licence of the season {season} already (club {club}). Transfer it, or cancel it first.',
  'refusal.licence-end-early':
    'The licence of {season} begins on {from}; it cannot end on {until}. If it was issued by mistake, cancel it.',
  'refusal.licence-end-late':
    'The season {season} ends on {to}, and its licences with it: {until} is too late. Choose an earlier day.',
  'refusal.licence-ends-so': 'The last day of the licence of {season} is {until} already. Choose another day.',
  'refusal.licence-unknown':
    'The player {id} has no licence of the season {season}. Issue one first, or check the season.',
  'refusal.licence-same-club': 'The licence of the season {season} is of the club {club} already. Choose another club.',
  'refusal.licence-by-officer':
    'Licences of a season that is over, or from another day than today, are issued by the office. Ask it for the licence of {season}.',
  'refusal.title-held': 'The player holds the title {title} already. Withdraw it first if its day is wrong.',
  'refusal.title-not-held': 'The player does not hold the title {title}. Check which titles are on record.',
  'refusal.title-before-birth':
    '{title} would be held since {date}, but the player was born on {born}. Correct one of the two.',
  'refusal.title-of-women':
    '{title} is a title for women, and the player is on record as a man. Check the title, or correct the player first.',
  'refusal.category-same':
    'The category is {category, select, preferent {Preferent} first {first} second {second} third {third} other {none}} already. There is nothing to change.',
  'refusal.fide-id-taken':
    'The FIDE ID {fideId} belongs to {name} ({id}). Check it; if the two are one player, merge them.',
  'refusal.sanction-of-one': 'A sanction is of one player or of one club. Name exactly one of the two.',
  'refusal.sanction-ends-before': 'The sanction ends on {to}, before it begins on {from}. Correct one of the days.',
  'refusal.sanction-unknown': 'There is no sanction {id} on record. Check it against the list of sanctions.',
  'refusal.sanction-lifted': 'The sanction was lifted on {on} already. There is nothing to lift.',
  'refusal.merge-with-oneself': '{id} cannot be a duplicate of itself. Name two players.',
  'refusal.merge-same-event':
    'Both took part in {event} ({start}), so they are two persons. If the report is wrong there, correct it first.',
  'refusal.merge-same-round':
    'Both played in round {round} of {league}, so they are two persons. If the acta is wrong there, correct it first.',
  'refusal.merge-same-game':
    'Both took part in the game {game} of {event}, so they are two persons. If the report is wrong there, correct it first.',
  'refusal.merge-has-duplicates':
    '{id} was merged into {duplicate}. Undo that merge first, and merge both into the player who is kept.',
  'refusal.merge-births-differ':
    'The two were born on different days. If it is a mistake of the record, put “births” in “evenIf”.',
  'refusal.merge-fide-ids-differ':
    'The two have different FIDE IDs, {own} and {theirs}. If FIDE has the player twice, put “fide-ids” in “evenIf”.',
  'refusal.merge-ratings-differ':
    'Both stand with different ratings on {lists, plural, one {# list} other {# lists}}, first on {series} of {date} ({one} and {other}). Published lists stay as they are; to merge all the same, put “ratings” in “evenIf”.',
  'refusal.player-not-merged': '{name} ({id}) is not merged into anybody, so there is nothing to undo.',
  'refusal.merge-kept-apart':
    'On {on} it was said that {one} and {other} are two persons. If they are one after all, take that back first, among the duplicates. The reason given: “{reason}”',
  'refusal.apart-from-oneself': '{id} cannot be kept apart from itself. Name two players.',
  'refusal.already-apart': '{one} and {other} are two persons on record since {on}; nothing is left to do.',
  'refusal.apart-same-fide-id':
    '{one} and {other} have the same FIDE ID, {fideId}, which belongs to one person. Take it away from the one who has it wrongly, then say that they are two.',
  'refusal.apart-unknown': 'Of the pair {id} nobody said that they are two persons, so there is nothing to take back.',
  'refusal.not-apart': 'That {one} and {other} are two persons was taken back before.',
  'refusal.record-unknown': 'There is no record {id} of the kind “{kind}”. Check both.',
};
