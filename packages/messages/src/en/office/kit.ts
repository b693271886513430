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
    'This field has a value of another type. It must be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list, in square brackets} object {an object with fields, in braces} null {null} other {of the type shown in the API documentation at /api ({expected})}}.',
  'refusal.field-unknown': 'There is no field “{name}” here. Leave it out, or check its spelling.',
  'refusal.field-value': 'This value is not possible. Possible: {allowed}.',
  'refusal.field-too-small':
    '{of, select, string {Too short: at least {least} characters} array {Too few: at least {least} entries} set {Too few: at least {least} entries} other {Too small: at least {least}}}.',
  'refusal.list-page-unknown': 'There is no page {page}: the last one is {last}.',
  'refusal.field-too-big':
    '{of, select, string {Too long: at most {most} characters} array {Too many: at most {most} entries} set {Too many: at most {most} entries} lines {Too long: at most {most} lines} other {Too big: at most {most}}}.',
  'refusal.field-format':
    '{format, select, date {This is not a date. Write it as year-month-day: 2017-02-01.} email {This is not an e-mail address. Write it as name@example.org.} name {This is not a name. Write it on one line, with at least one letter or digit and without invisible characters; if you copied the text, type it again.} slug {Write lower-case letters without accents, digits and hyphens, starting with a letter or digit, at most 64: open-2017.} federationId {Write 2 to 32 lower-case letters without accents, digits and hyphens, starting with a letter: cat.} givenId {Write letters without accents, digits, dots, hyphens and underscores, starting with a letter or digit, at most 32 and without spaces: 1234.} groupId {Write lower-case letters without accents, digits and hyphens, at most 20: group-1.} gameId {Write letters without accents, digits, dots, hyphens and underscores, starting with a letter or digit, at most 24: game-1.} fideId {This is not a FIDE ID. Write only its digits, at most 10 and without leading zeros: 2201234.} country {This is not a country. Write its code of three capital letters, as FIDE does: ESP.} teamLetter {Write the capital letter of the team: A; in the cup with -1 or -2 after it: A-1.} tokenScope {Write a subject, a dot and an action (player.show), or a star for all of them: player.*.} colour {This is not a colour. Write # and six digits from 0 to 9 and a to f: #0e4a5a.} webAddress {This is not a web address. Write it in full, starting with https://: https://example.org.} month {Write the month as year and month: 2026-10.} regex {This does not have the form that the field needs. See the API documentation at /api.} other {This does not have the form that the field needs ({format}).}}',
  'refusal.field-wrong': 'This value does not fit here. See the API documentation at /api.',
  'refusal.text-unstorable':
    'This text contains {sign, select, null {an invisible character (number 0)} other {half of a character}}, which cannot be saved. It often comes with copied text: type the text again.',
  'refusal.changed-meanwhile':
    'Somebody changed this in the meantime; your change was not saved. Reload the page to see the current version and make your change there. A program finds both versions in the answer and sends the change again with the current one.',
  'refusal.federation-exists': 'The federation {federation} already exists. Edit it, or use another short name.',
};
