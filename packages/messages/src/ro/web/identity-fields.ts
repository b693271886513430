/** Names of the fields of a federation’s identity. */
export const messages: Record<keyof typeof import('../../en/web/identity-fields.ts').messages, string> = {
  'web.field.accent': 'culoare',
  'web.field.address': 'adresă',
  'web.field.ca': 'în catalană',
  'web.field.en': 'în engleză',
  'web.field.es': 'în spaniolă',
  'web.field.ro': 'în română',
  'web.field.hallScreen': 'ecranul din sală',
  'web.field.height': 'înălțime',
  'web.field.width': 'lățime',
  'web.field.links': 'linkuri',
  'web.field.listNames': 'numele listelor',
  'web.field.mark': 'siglă',
  'web.field.officeHours': 'program de lucru',
  'web.field.phone': 'telefon',
  'web.field.privacyNotice': 'notă de confidențialitate',
  'web.field.shortName': 'nume scurt',
};
