/** Why an act is not performed, whatever the act: rights, reasons, fields, versions. */
export const messages: Record<string, string> = {
  'refusal.not-allowed':
    'This account may not do this ({act}). An administrator of the federation can give the role that is needed.',
  'refusal.not-own-matter':
    'With this role {act} is only possible for own matters: own events, own clubs, own player. Ask the rating officer, or have the event, club or player added to the account.',
  'refusal.act-id-used':
    'The id {id} belongs to another act ({kind}) that is on record already. Send this one with a new id.',
  'refusal.reason-missing': 'This act goes on record with its reason. Say why in “reason”.',
  'refusal.field-missing': 'This field is needed. Fill it in.',
  'refusal.field-type':
    'This field has a value of another type. It must be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list, in square brackets} object {an object with fields, in braces} null {null} other {of the type that the description of the interface at /api shows ({expected})}}.',
  'refusal.field-unknown': 'There is no field “{name}” here. Leave it out, or check how it is written.',
  'refusal.field-value': 'This value is not one of those that are possible: {allowed}.',
  'refusal.field-too-small':
    'Too small or too short: {of, select, string {at least {least} characters} array {at least {least} entries} set {at least {least} entries} other {not less than {least}}}.',
  'refusal.field-too-big':
    'Too big or too long: {of, select, string {at most {most} characters} array {at most {most} entries} set {at most {most} entries} other {not more than {most}}}.',
  'refusal.field-format':
    '{format, select, date {This is no date. Write it as year-month-day: 2017-02-01.} email {This is no e-mail address. Write it as name@example.org.} regex {This is not written in the form that the field asks for. The description of the interface at /api shows it.} other {This is not written in the form that the field asks for ({format}).}}',
  'refusal.field-wrong': 'This value does not fit here. The description of the interface at /api shows what does.',
  'refusal.text-unstorable':
    'This text holds {sign, select, null {a sign that stands for nothing (number 0)} other {half of a character}}, which cannot be kept. It often comes along when text is copied: type the text anew.',
  'refusal.changed-meanwhile':
    'Somebody changed this meanwhile; nothing of yours was kept. Compare your version with the one on record, both given here, and send the change again with the version on record.',
  'refusal.federation-exists': 'There is a federation {federation} already. Amend it, or take another short name.',
};
