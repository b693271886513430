/** Names of the fields of a federation’s identity. */
export const messages: Record<keyof typeof import('../../en/web/identity-fields.ts').messages, string> = {
  'web.field.accent': 'color',
  'web.field.address': 'dirección',
  'web.field.ca': 'en catalán',
  'web.field.en': 'en inglés',
  'web.field.es': 'en español',
  'web.field.ro': 'en rumano',
  'web.field.hallScreen': 'pantalla de sala',
  'web.field.height': 'altura',
  'web.field.width': 'anchura',
  'web.field.links': 'enlaces',
  'web.field.listNames': 'nombres de las listas',
  'web.field.mark': 'logotipo',
  'web.field.officeHours': 'horario de oficina',
  'web.field.phone': 'teléfono',
  'web.field.privacyNotice': 'aviso de privacidad',
  'web.field.shortName': 'nombre corto',
};
