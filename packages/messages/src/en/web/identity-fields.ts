/** Names of the fields of a federation’s identity. */
export const messages = {
  'web.field.accent': 'colour',
  'web.field.address': 'address',
  'web.field.ca': 'in Catalan',
  'web.field.en': 'in English',
  'web.field.es': 'in Spanish',
  'web.field.ro': 'in Romanian',
  'web.field.hallScreen': 'hall screen',
  'web.field.height': 'height',
  'web.field.width': 'width',
  'web.field.links': 'links',
  'web.field.listNames': 'names of lists',
  'web.field.mark': 'logo',
  'web.field.officeHours': 'office hours',
  'web.field.phone': 'phone',
  'web.field.privacyNotice': 'privacy notice',
  'web.field.shortName': 'short name',
} as const;
