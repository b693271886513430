/** Names of the fields of a federation’s identity. */
export const messages: Record<keyof typeof import('../../en/web/identity-fields.ts').messages, string> = {
  'web.field.accent': 'color',
  'web.field.address': 'adreça',
  'web.field.ca': 'en català',
  'web.field.en': 'en anglès',
  'web.field.es': 'en castellà',
  'web.field.ro': 'en romanès',
  'web.field.hallScreen': 'pantalla de sala',
  'web.field.height': 'alçada',
  'web.field.width': 'amplada',
  'web.field.links': 'enllaços',
  'web.field.listNames': 'noms de les llistes',
  'web.field.mark': 'logotip',
  'web.field.officeHours': 'horari d’oficina',
  'web.field.phone': 'telèfon',
  'web.field.privacyNotice': 'avís de privadesa',
  'web.field.shortName': 'nom curt',
};
