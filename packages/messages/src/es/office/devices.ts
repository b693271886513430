/** Telephones that were handed out for results. */
export const messages: Record<keyof typeof import('../../en/office/devices.ts').messages, string> = {
  'refusal.device-unknown': 'No consta ningún dispositivo {id}. Mire otra vez el código o pida uno nuevo al árbitro.',
  'refusal.device-boards-order':
    'El último tablero ({to}) es anterior al primero ({from}). Escriba primero el número más bajo.',
  'refusal.device-over': 'El código de {label} ya no vale: ha caducado o se ha retirado. Pida uno nuevo al árbitro.',
  'refusal.device-taken-up':
    'El código de {label} ya lo ha usado otro dispositivo, y solo abre uno. Pida un código propio al árbitro.',
  'refusal.device-code-wrong':
    'Este código no es el correcto o ya no vale. Escríbalo otra vez tal como aparece en la pantalla del árbitro o pida uno nuevo.',
};
