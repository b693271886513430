/** Why an act is not performed, whatever the act: rights, reasons, fields, versions. */
export const messages = {
  'refusal.not-allowed':
    'This account is not allowed to do this ({act}). An administrator of the federation can give the role that is needed.',
  'refusal.not-own-matter':
    'With this role, {act} is only possible for your own events, clubs or player. Ask the rating officer, or have the event, club or player added to your account.',
  'refusal.act-id-used':
    'The id {id} belongs to another act in the log ({kind}), with another command, reason or secret. Send this one with a new id.',
  'refusal.reason-missing': 'This act needs a reason, which is logged. Say why in “reason”.',
  'refusal.field-missing': 'This field is required.',
  'refusal.field-type':
    'This field has a value of another type. It must be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list, in square brackets} object {an object with fields, in braces} null {null} other {of the type that the description of the interface at /api shows ({expected})}}.',
  'refusal.field-unknown': 'There is no field “{name}” here. Leave it out, or check its spelling.',
  'refusal.field-value': 'This value is not possible. Possible: {allowed}.',
  'refusal.field-too-small':
    'Too small or too short: {of, select, string {at least {least} characters} array {at least {least} entries} set {at least {least} entries} other {not less than {least}}}.',
  'refusal.list-page-unknown': 'There is no page {page}: the last one is {last}.',
  'refusal.field-too-big':
    'Too big or too long: {of, select, string {at most {most} characters} array {at most {most} entries} set {at most {most} entries} lines {at most {most} lines} other {not more than {most}}}.',
  'refusal.field-format':
    '{format, select, date {This is no date. Write it as year-month-day: 2017-02-01.} email {This is no e-mail address. Write it as name@example.org.} name {This is no name. Write it in one line, with at least one letter or digit and without invisible signs; text that was copied is best typed anew.} slug {Write small letters without accents, digits and dashes, beginning with a letter or digit, at most 64: open-2017.} federationId {Write 2 to 32 small letters without accents, digits and dashes, beginning with a letter: cat.} givenId {Write letters without accents, digits, points, dashes and underscores, beginning with a letter or digit, at most 32 and without blanks: 1234.} groupId {Write small letters without accents, digits and dashes, at most 20: group-1.} gameId {Write letters without accents, digits, points, dashes and underscores, beginning with a letter or digit, at most 24: game-1.} fideId {This is no FIDE ID. Write its digits alone, at most 10 and without zeros in front: 2201234.} country {This is no country. Write its code of three capital letters, as FIDE does: ESP.} teamLetter {Write the capital letter of the team: A; in the cup with -1 or -2 after it: A-1.} tokenScope {Write the thing, a point and what is done with it (player.show), or all of it with a star: player.*.} colour {This is no colour. Write # and six digits from 0 to 9 and a to f: #0e4a5a.} webAddress {This is no address of a page. Write it whole, with https:// in front: https://example.org.} regex {This is not written in the form that the field asks for. The description of the interface at /api shows it.} other {This is not written in the form that the field asks for ({format}).}}',
  'refusal.field-wrong': 'This value does not fit here. See the API documentation at /api.',
  'refusal.text-unstorable':
    'This text contains {sign, select, null {an invisible character (number 0)} other {half of a character}}, which cannot be saved. It often comes with copied text: type the text again.',
  'refusal.changed-meanwhile':
    'Somebody changed this meanwhile; your change was not saved. Reload the page to see the current version and make your change there. A program finds both versions in the answer and sends the change again with the current one.',
  'refusal.federation-exists': 'The federation {federation} already exists. Edit it, or use another short name.',
};
