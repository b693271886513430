/** Why an act is not performed, whatever the act: rights, reasons, fields, versions. */
export const messages = {
  'refusal.not-allowed':
    'This account may not do this ({act}). An administrator of the federation can give the role that is needed.',
  'refusal.not-own-matter':
    'With this role {act} is only possible for own matters: own events, own clubs, own player. Ask the rating officer, or have the event, club or player added to the account.',
  'refusal.act-id-used':
    'The id {id} belongs to an act ({kind}) that is on record already, with another command, reason or secret. Send this one with a new id.',
  'refusal.reason-missing': 'This act goes on record with its reason. Say why in “reason”.',
  'refusal.field-missing': 'This field is needed. Fill it in.',
  'refusal.field-type':
    'This field has a value of another type. It must be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list, in square brackets} object {an object with fields, in braces} null {null} other {of the type that the description of the interface at /api shows ({expected})}}.',
  'refusal.field-unknown': 'There is no field “{name}” here. Leave it out, or check how it is written.',
  'refusal.field-value': 'This value is not one of those that are possible: {allowed}.',
  'refusal.field-too-small':
    'Too small or too short: {of, select, string {at least {least} characters} array {at least {least} entries} set {at least {least} entries} other {not less than {least}}}.',
  'refusal.list-page-unknown': 'There is no page {page}: the last one is {last}.',
  'refusal.field-too-big':
    'Too big or too long: {of, select, string {at most {most} characters} array {at most {most} entries} set {at most {most} entries} lines {at most {most} lines} other {not more than {most}}}.',
  'refusal.field-format':
    '{format, select, date {This is no date. Write it as year-month-day: 2017-02-01.} email {This is no e-mail address. Write it as name@example.org.} name {This is no name. Write it in one line, with at least one letter or digit and without invisible signs; text that was copied is best typed anew.} slug {Write small letters without accents, digits and dashes, beginning with a letter or digit, at most 64: open-2017.} federationId {Write 2 to 32 small letters without accents, digits and dashes, beginning with a letter: cat.} givenId {Write letters without accents, digits, points, dashes and underscores, beginning with a letter or digit, at most 32 and without blanks: 1234.} groupId {Write small letters without accents, digits and dashes, at most 20: group-1.} gameId {Write letters without accents, digits, points, dashes and underscores, beginning with a letter or digit, at most 24: game-1.} fideId {This is no FIDE ID. Write its digits alone, at most 10 and without zeros in front: 2201234.} country {This is no country. Write its code of three capital letters, as FIDE does: ESP.} teamLetter {Write the capital letter of the team: A; in the cup with -1 or -2 after it: A-1.} tokenScope {Write the thing, a point and what is done with it (player.show), or all of it with a star: player.*.} colour {This is no colour. Write # and six digits from 0 to 9 and a to f: #0e4a5a.} webAddress {This is no address of a page. Write it whole, with https:// in front: https://example.org.} regex {This is not written in the form that the field asks for. The description of the interface at /api shows it.} other {This is not written in the form that the field asks for ({format}).}}',
  'refusal.field-wrong': 'This value does not fit here. The description of the interface at /api shows what does.',
  'refusal.text-unstorable':
    'This text holds {sign, select, null {a sign that stands for nothing (number 0)} other {half of a character}}, which cannot be kept. It often comes along when text is copied: type the text anew.',
  'refusal.changed-meanwhile':
    'Somebody changed this meanwhile; nothing of yours was kept. Load the page again to see what is on record and make your change there. A program finds both versions in the answer and sends the change again with the one on record.',
  'refusal.federation-exists': 'There is a federation {federation} already. Amend it, or take another short name.',
};
