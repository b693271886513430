/** Why something about the registry is refused: the federation, clubs, seasons, players, licences, titles, sanctions, merges. */
export const messages = {
  'refusal.federation-unknown': 'There is no federation {id}. Create it first.',
  'refusal.time-zone-unknown': 'There is no time zone {timeZone}. Write it like Europe/Madrid.',
  'refusal.series-twice': 'There are two series {series}. Give each its own short name.',
  'refusal.regulation-unknown':
    'The series {series} names the regulation {regulation}, which is unknown. Choose one that is installed.',
  'refusal.revision-unknown':
    'The series {series} names the revision {revision}, which its regulation does not have. Possible: {allowed}.',
  'refusal.part-unknown': 'The series {series} says {part}, which its regulation does not have. Possible: {allowed}.',
  'refusal.not-a-list-day':
    'The regulation of the series {series} has no list on {date}. Choose a day on which a list is published.',
  'refusal.books-not-joined':
    'Lists by {before} cannot continue by {after}{missing, select, none {: it does not follow another regulation of this kind} other {: they do not have {missing}}}. Start a new series instead.',
  'refusal.change-before-in-force':
    'The regulation is in force from {from} on, so a list of {date} cannot be made by it. Choose a later list.',
  'refusal.change-not-a-list-day':
    '{before} and {after} do not both have a list on {date}. Choose a day on which both publish one.',
  'refusal.change-before-first-list':
    'The first list of the series is that of {first}. The change must come after it; to start with the other regulation, choose it for the series itself.',
  'refusal.lift-not-optional': 'The regulation itself raises ratings on {date}, so this cannot be chosen.',
  'refusal.book-changed-already':
    'The series {series} already changes to another regulation on {date}. Withdraw that change first.',
  'refusal.change-after-lists':
    'The list of {last} is published. Another regulation can start only with a later list, not with that of {date}.',
  'refusal.book-not-changed': 'The series {series} does not change its regulation.',
  'refusal.change-published':
    'The list of {date}, the first by the new regulation, is published: the change can no longer be withdrawn.',
  'refusal.series-has-lists':
    'The series {series} has {lists, plural, one {# list} other {# lists}} and cannot be removed.',
  'refusal.series-fixed':
    'The {lists, plural, one {# list} other {# lists}} of the series {series} depend on its {name, select, regulation {regulation} part {rhythm or class} revision {revision of the regulation} other {first list}}, which cannot be changed. Add a new series instead.',
  'refusal.first-list-too-early':
    'The last imported list of the series {series} is of {last}. The first computed list must be later.',
  'refusal.accent-none': 'The federation {id} has not chosen a colour. Choose one in its settings.',
  'refusal.mark-none': 'The federation {id} has no logo yet. Add one in its settings.',
  'refusal.mark-not-here': 'Pictures cannot be read here. Add the logo through the server.',
  'refusal.mark-no-picture': 'This file is neither SVG nor PNG. Save the logo as one of the two and choose it again.',
  'refusal.mark-too-large': 'The logo has {size} kB; the maximum is {most} kB. Save it smaller, or as SVG.',
  'refusal.mark-too-long':
    'The logo is {width} by {height}: one side is more than {times} times the other. Choose one that is nearly square.',
  'refusal.mark-too-many-dots':
    'The logo has {width} × {height} pixels; the maximum is {most} on a side. Save it smaller, or as SVG.',
  'refusal.mark-unreadable-png': 'This PNG cannot be read: it is damaged. Save it again, or as SVG.',
  'refusal.mark-unreadable-svg':
    'This SVG cannot be read: it is damaged, has no size, names a document type, or has no shapes. Save it as plain SVG, with letters turned into paths.',
  'refusal.delegation-exists': 'The delegation {id} already exists ({name}). Edit it, or use another short name.',
  'refusal.delegation-unknown': 'There is no delegation {id}. Register it first, or check its short name.',
  'refusal.season-exists': 'The season {season} is already open. Change it if its days are wrong.',
  'refusal.season-unknown': 'The season {id} is not open. Open it first.',
  'refusal.season-other-year':
    'The season {season} has to be in {season}, or in two years of which {season} is one; {from} to {to} is not. Correct the number or the days.',
  'refusal.season-ends-before': 'A season ends after it starts: {to} is not after {from}. Correct one of the days.',
  'refusal.season-overlaps': 'The season {season} is from {from} to {to}. Choose days that belong to no other season.',
  'refusal.renewal-outside-season':
    'Licences are renewed within the season, from {from} to {to}; {date} is outside. Choose a day of the season.',
  'refusal.club-exists': 'The club {id} already exists: {name}. Edit it, or give the new one another id.',
  'refusal.club-unknown': 'There is no such club. Register it first, or check its id.',
  'refusal.club-name-taken': 'The club {id} already has the name {name}. Use that club, or choose a different name.',
  'refusal.club-left': 'The club {name} ({id}) left the federation on {on}. Undo that first, or choose another club.',
  'refusal.player-exists': 'The player {id} already exists: {name}. Edit that one, or give the new player another id.',
  'refusal.line-nameless': 'There is no name in “{line}”. Type a name; a rating may stand behind it.',
  'refusal.player-unknown': 'There is no player {id}. Register the player first, or check the id.',
  'refusal.player-guest':
    '{name} ({id}) is a guest. Confirm who it is in the registry, or merge the guest with the player, then accept the report.',
  'refusal.player-no-guest': '{name} ({id}) is not a guest, so there is nothing to confirm.',
  'refusal.player-merged': 'The player {id} was merged into {kept}. Use {kept}, or undo the merge first.',
  'refusal.player-similar':
    '{name} ({id}) may be the same person. If so, use that player. If not, tick it, or name {id} in “evenIfSimilar”.',
  'refusal.similar-by-officer':
    'Only the rating officer decides whether two players are the same person. Ask the federation to register this player.',
  'refusal.birth-after-today': '{date} is after today, {today}. Correct the date of birth.',
  'refusal.birth-too-early': '{date} is too early for a date of birth: the first year is {first}. Correct the year.',
  'refusal.birth-twice': 'The date of birth {date} is known, so the year alone is not needed. Leave the year out.',
  'refusal.federated-before-birth': 'Federated on {date}, but born on {born}. Correct one of the two.',
  'refusal.first-season-late':
    'There is a licence of the season {first}, so the first season cannot be {season}. Give {first} or an earlier one.',
  'refusal.date-after-today': '{date} is after today, {today}. Give an earlier day.',
  'refusal.licence-without-season':
    'A licence of the club {club} needs its season. Give the season, or leave the club out.',
  'refusal.licence-exists':
    'The player already has a licence for {season} (club {club}). Transfer it, or cancel it first.',
  'refusal.licence-end-early':
    'The licence of {season} starts on {from}; it cannot end on {until}. If it was issued by mistake, cancel it.',
  'refusal.licence-end-late':
    'The season {season} ends on {to}, and its licences with it: {until} is too late. Choose an earlier day.',
  'refusal.licence-ends-so': '{until} is already the last day of the licence of {season}. Choose another day.',
  'refusal.licence-unknown': 'The player {id} has no licence for {season}. Issue one first, or check the season.',
  'refusal.licence-same-club': 'The licence for {season} is already with the club {club}. Choose another club.',
  'refusal.licence-by-officer':
    'Only the federation issues licences for past seasons or with a date other than today. Ask it for the licence of {season}.',
  'refusal.title-held': 'The player already has the title {title}. Withdraw it first if its date is wrong.',
  'refusal.title-not-held': 'The player does not have the title {title}. Check the player’s titles.',
  'refusal.title-before-birth':
    'The title {title} would be from {date}, but the player was born on {born}. Correct one of the two.',
  'refusal.title-of-women':
    '{title} is a title for women, and the player is registered as a man. Check the title, or correct the player first.',
  'refusal.category-same':
    'The category is already {category, select, preferent {Preferent} first {first} second {second} third {third} other {none}}. There is nothing to change.',
  'refusal.fide-id-taken':
    'The FIDE ID {fideId} belongs to {name} ({id}). Check it; if they are the same person, merge them.',
  'refusal.sanction-of-one': 'A sanction is against one player or one club. Name exactly one of the two.',
  'refusal.sanction-ends-before': 'The sanction ends on {to}, before it starts on {from}. Correct one of the days.',
  'refusal.sanction-unknown': 'There is no sanction {id}. Check it against the list of sanctions.',
  'refusal.sanction-lifted': 'The sanction was already lifted on {on}.',
  'refusal.merge-with-oneself': '{id} cannot be a duplicate of itself. Name two players.',
  'refusal.merge-same-event':
    'Both took part in {event} ({start}), so they are different people. If the report is wrong, correct it first.',
  'refusal.merge-same-round':
    'Both played in round {round} of {league}, so they are different people. If the match report is wrong, correct it first.',
  'refusal.merge-same-game':
    'Both took part in the game {game} of {event}, so they are different people. If the report is wrong, correct it first.',
  'refusal.merge-has-duplicates':
    '{id} was merged into {duplicate}. Undo that merge first, then merge both into the player to keep.',
  'refusal.merge-births-differ': 'They have different dates of birth. If one is wrong, put “births” in “evenIf”.',
  'refusal.merge-fide-ids-differ':
    'They have different FIDE IDs, {own} and {theirs}. If FIDE has the player twice, put “fide-ids” in “evenIf”.',
  'refusal.merge-ratings-differ':
    'They have different ratings on {lists, plural, one {# list} other {# lists}}, first on {series} of {date} ({one} and {other}). Published lists stay as they are; to merge anyway, put “ratings” in “evenIf”.',
  'refusal.player-not-merged': '{name} ({id}) is not merged into anybody, so there is nothing to undo.',
  'refusal.merge-kept-apart':
    '{one} and {other} were marked as different people on {on}. If they are the same person after all, remove the mark first, under Duplicates. The reason given: “{reason}”',
  'refusal.apart-from-oneself': '{id} cannot be marked as different from itself. Name two players.',
  'refusal.already-apart': '{one} and {other} have been marked as different people since {on}; nothing left to do.',
  'refusal.apart-same-fide-id':
    '{one} and {other} have the same FIDE ID, {fideId}, which belongs to one person. Remove it from the wrong one, then mark them as different people.',
  'refusal.apart-unknown': 'The pair {id} is not marked as different people, so there is nothing to remove.',
  'refusal.not-apart': '{one} and {other} are no longer marked as different people.',
  'refusal.record-unknown': 'There is no {kind} {id}. Check both.',
};
