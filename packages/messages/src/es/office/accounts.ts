/** Why something about accounts, passwords, codes and tokens is refused. */
export const messages: Record<keyof typeof import('../../en/office/accounts.ts').messages, string> = {
  'refusal.account-unknown': 'No existe la cuenta {account}. Compruébela en la lista de cuentas.',
  'refusal.account-not-own': 'Esta cuenta es de otra persona. Debe hacerlo su titular.',
  'refusal.account-suspended': 'Esta cuenta está suspendida. Antes un administrador debe rehabilitarla.',
  'refusal.account-not-suspended': 'Esta cuenta no está suspendida; no hay nada que rehabilitar.',
  'refusal.account-address-needed':
    'Esta cuenta está en uso: necesita una dirección para entrar. Suspéndala primero o indique otra dirección.',
  'refusal.mail-not-set-up': 'Esta oficina no tiene servidor de correo. Omita «by» y entregue usted el enlace.',
  'refusal.account-no-address':
    'Esta cuenta no tiene dirección de correo, así que no puede ir ningún correo. Entregue usted el enlace o dé primero una dirección a la cuenta.',
  'refusal.mail-unknown': 'No hay tal correo en la cola. Lo que ya ha terminado se guarda treinta días.',
  'refusal.mail-not-failed': 'Este correo no ha fallado: está en camino o ha llegado.',
  'refusal.unsubscribe-link':
    'Este enlace no está entero. Ábralo desde el propio correo o elija en su cuenta qué correos recibe.',
  'refusal.account-email-taken': 'Ya existe una cuenta con esta dirección de correo. Modifique sus roles.',
  'refusal.account-club-unknown': 'No consta el club {club}. Regístrelo antes o revise su identificador.',
  'refusal.account-club-missing': 'Un delegado de club representa al menos a un club. Indíquelo o dé otra función.',
  'refusal.account-event-unknown': 'No consta la prueba {event}. Regístrela antes o revise su identificador.',
  'refusal.account-player-unknown': 'No consta el jugador {player}. Regístrelo antes o revise su identificador.',
  'refusal.last-administrator': 'Es el último administrador. Antes nombre administrador a otra persona.',
  'refusal.api-token-already-over': 'El último día de la clave, {date}, ya ha pasado. Elija hoy o un día posterior.',
  'refusal.api-token-too-long':
    'Una clave dura como máximo dos años: hasta el {latest}, no hasta el {date}. Elija un día anterior, o ninguno para un año.',
  'refusal.api-token-scope-unknown':
    'No existe el acto o la consulta «{scope}». La descripción de la interfaz, en /api, los enumera; «player.*» significa todos los de jugadores.',
  'refusal.api-token-scope-person':
    'Una clave nunca hace «{scope}»: hace falta una persona con la sesión iniciada. Quítelo.',
  'refusal.api-token-unknown': 'No existe la clave {token}. Compruébela en la lista de claves de la cuenta.',
  'refusal.invitation-unknown':
    'Este enlace no es válido: ya se usó, fue sustituido o tiene más de una semana. Pida uno nuevo a un administrador.',
  'refusal.password-wrong':
    'La contraseña actual no es correcta. Inténtelo de nuevo o pida un enlace nuevo a un administrador.',
  'refusal.code-wrong':
    'El código no es correcto o ya se usó. Espere el siguiente en la aplicación; compruebe la hora del teléfono.',
  'refusal.second-factor-last':
    'Sus roles necesitan un segundo factor, y este es el último. Añada antes otro, o sustitúyalo.',
  'refusal.second-factor-own':
    'Nadie se quita así su propio segundo factor. Sustitúyalo en la página de su cuenta, o pídaselo a otro administrador.',
  'refusal.second-factor-none':
    'Esta cuenta no tiene segundo factor, y los códigos no sustituirían nada. Configure uno antes.',
  'refusal.passkeys-too-many': 'Una cuenta tiene como máximo {most} claves de acceso. Quite una que ya no use.',
  'refusal.passkey-unknown':
    'No existe la clave de acceso {passkey}, o se ha quitado. Vuelva a cargar la página para ver las que hay.',
  'refusal.passkey-wrong':
    'Esta clave de acceso no sirve: es de otra cuenta, se ha quitado o ha tardado demasiado. Inténtelo de nuevo, o use la contraseña.',
  'refusal.password-needed':
    'Aquí también hace falta la contraseña. Una clave de acceso solo basta por sí misma si el dispositivo ha comprobado que es usted (dedo, cara o PIN).',
  'refusal.code-needed':
    'Esta cuenta tiene un segundo factor. Dé un código de la aplicación, un código de recuperación, o use una clave de acceso.',
  // Telephones that were handed out for results.
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
