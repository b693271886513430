/** Telephones that were handed out for results. */
export const messages: Record<keyof typeof import('../../en/office/devices.ts').messages, string> = {
  'refusal.request-unknown': 'No hay ninguna solicitud {id}. Vuelva a cargar la página.',
  'refusal.request-answered': 'La solicitud de {name} ya se ha respondido.',
  'refusal.request-waits':
    '{name} está en la lista de espera: las {places, number} plazas son de jugadores inscritos y de solicitudes anteriores. Rechace una de ellas o admita más jugadores en la configuración.',
  'refusal.request-by-machine':
    'Parece que lo ha rellenado un programa. Vuelva a cargar la página e inténtelo de nuevo.',
  'refusal.requests-full': '{name} ya tiene {most, number} solicitudes pendientes. Hable con el árbitro.',
  'refusal.entering-closed': '{name} no admite inscripciones aquí ahora. Hable con el árbitro.',
  'refusal.roll-round': 'El control de asistencia es para la ronda {next}, no para la ronda {round}.',
  'refusal.device-unknown': 'No consta ningún dispositivo {id}. Mire otra vez el código o pida uno nuevo al árbitro.',
  'refusal.device-boards-order':
    'El último tablero ({to}) es anterior al primero ({from}). Escriba primero el número más bajo.',
  'refusal.device-over': 'El código de {label} ya no vale: ha caducado o se ha retirado. Pida uno nuevo al árbitro.',
  'refusal.device-taken-up':
    'El código de {label} ya lo ha usado otro dispositivo, y solo abre uno. Pida un código propio al árbitro.',
  'refusal.device-code-wrong':
    'Este código no es el correcto o ya no vale. Escríbalo otra vez tal como aparece en la pantalla del árbitro o pida uno nuevo.',
};
