/** What the server itself says: access, requests, faults of the storage, and the page that describes the interface. */
export const messages: Record<keyof typeof import('../en/server.ts').messages, string> = {
  'server.sign-in-first': 'Hace falta una cuenta. Entre, o envíe una clave de API en la cabecera Authorization.',
  'server.device-over':
    'Este dispositivo ya no puede introducir nada: el código ha caducado o se ha retirado. Pida uno nuevo al árbitro.',
  'server.token-unknown':
    'La clave de la cabecera Authorization no es válida: es desconocida, está revocada o vencida. Cree una nueva.',
  'server.too-many': 'Demasiadas peticiones. Inténtelo de nuevo en {seconds} segundos.',
  'server.sign-in-wait': 'Demasiados intentos fallidos. El siguiente será posible en {seconds} segundos.',
  'server.sign-in-failed':
    'La dirección y la contraseña no se corresponden, o la cuenta no está en uso. Inténtelo de nuevo o pida un enlace nuevo a un administrador.',
  'server.code-needed':
    'Esta cuenta tiene un segundo factor. Envíe un código de la aplicación o un código de recuperación como «code», o la respuesta de una clave de acceso como «passkey».',
  'server.push-address':
    'Este navegador no puede recibir avisos: su servicio de avisos no tiene una dirección que se pueda usar. Deje la página abierta.',
  'server.push-over': 'El torneo ha terminado: no hay más rondas de las que avisar.',
  'server.push-full': 'Demasiadas personas quieren recibir avisos de este torneo. Deje la página abierta.',
  'server.no-mail': 'Esta oficina no envía correo. Pida un enlace nuevo a un administrador de la federación.',
  'server.unsubscribe-link':
    'Este enlace no está entero. Ábralo desde el propio correo o elija en su cuenta qué correos recibe.',
  'server.code-wrong':
    'El código no es correcto o ya se usó. Espere el siguiente en la aplicación; compruebe la hora del teléfono.',
  'server.passkey-wrong':
    'Esta clave de acceso no sirve: es de otra cuenta, se ha quitado o ha tardado demasiado. Inténtelo de nuevo, o use la contraseña.',
  'server.password-needed':
    'Aquí también hace falta la contraseña. Una clave de acceso solo basta por sí misma si el dispositivo ha comprobado que es usted (dedo, cara o PIN).',
  'server.passkeys-need-name':
    'Las claves de acceso necesitan una oficina con nombre: su dirección es un número. Quien lleva el servidor se lo da con --public-url.',
  'server.second-factor-first':
    'Los roles de esta cuenta necesitan un segundo factor. Dé de alta uno antes (totp.enrol y después totp.confirm; o passkey.enrol y después passkey.confirm).',
  'server.session-needed': 'Esto no puede hacerse con una clave. Inicie sesión.',
  'server.token-scope': 'Los ámbitos de esta clave no incluyen {kind}. Cree una que lo incluya.',
  'server.csrf': 'Falta la cabecera x-csrf-token o es de otra sesión. Léala con GET session y envíela.',
  'server.desk-not-yours':
    'Este espacio es para otras funciones que la suya. Si lo necesita, pídalo al administrador de la federación; si lo es usted, dese la función en Cuentas.',
  'server.cross-site': 'Otro sitio web ha causado esta petición. Abra la página de la federación y hágalo allí.',
  'server.busy': 'El servidor está ocupado comprobando contraseñas. Inténtelo de nuevo en unos segundos.',
  'server.body-too-large': 'La petición es mayor de lo que admite esta dirección. Envíela en partes más pequeñas.',
  'server.address-too-long': 'La dirección es demasiado larga. Acórtela.',
  'server.media-type': 'El cuerpo no es JSON. Envíelo con la cabecera Content-Type: application/json.',
  'server.list-media-type': 'Envíe el archivo tal cual, con la cabecera Content-Type: application/octet-stream.',
  'server.list-too-large':
    'El archivo es mayor que cualquier lista de la FIDE. Elija el archivo tal como se descargó de la FIDE.',
  'server.list-being-loaded': 'En este momento se está cargando otra lista. Espere a que termine.',
  'server.list-cut-off': 'El archivo no ha llegado entero; no ha cambiado nada. Envíelo de nuevo.',
  'server.closing': 'El servidor se está reiniciando. Inténtelo de nuevo en unos segundos.',
  'server.not-json':
    'El cuerpo no puede leerse como JSON. Revise comas, comillas y corchetes, y que el texto se envíe en UTF-8.',
  'server.malformed': 'La petición no puede leerse. Revise su dirección, cabeceras y cuerpo.',
  'server.fault':
    'El servidor ha fallado; no se ha guardado nada. Inténtelo de nuevo y, si persiste, diga al administrador el identificador de la petición.',
  'server.no-words': 'Rechazado: {code}.',
  'server.several-problems':
    '{count, plural, one {Hay # cosa} many {Hay # cosas} other {Hay # cosas}} que no están bien; {more, plural, =0 {«problems» las enumera} other {«problems» enumera las {named} primeras}}.',
  'server.no-such-address': 'En esta dirección no hay nada. La descripción de la interfaz, en /api, dice qué hay.',
  'server.no-such-act': 'No existe este acto. La descripción de la interfaz, en /api, los enumera.',
  'server.no-such-federation': 'Aquí no existe esta federación. Revise su nombre corto en la dirección.',
  'server.start-link': 'Este enlace ya se usó o tiene más de un día. Arranque Escala otra vez para tener uno nuevo.',
  'server.host-unknown': 'Este programa responde en los nombres y direcciones de esta máquina, no como {host}.',
  'server.feed-list': 'Lista de Elo {series} del {date}',
  'server.feed-round': '{event}: ronda {round}',
  'server.feed-finished': '{event}: clasificación final',
  'server.setup-token':
    'El enlace del primer arranque ya se usó o tiene más de un día. `escala found` escribe uno nuevo; un servidor sin ninguna federación lo hace cada vez que arranca.',
  'server.metrics-elsewhere':
    'Las cifras del servidor son para quien tenga su clave (ESCALA_METRICS_TOKEN), o en una dirección propia (ESCALA_METRICS_LISTEN).',
  'server.storage-disk-full':
    'El disco de la base de datos está lleno; no se ha guardado nada. El administrador debe hacer sitio; después envíe la petición de nuevo.',
  'server.storage-disk-failing':
    'El disco de la base de datos falla al leer o escribir; no se ha guardado nada. El administrador debe revisar el disco.',
  'server.storage-unconfirmed':
    'La base de datos dejó de responder a medio hacer; no se sabe si se guardó todo o nada. Envíe de nuevo la misma petición con el mismo identificador: se realiza una sola vez.',
  'server.storage-read-only':
    'No se puede escribir en la base de datos; no se ha guardado nada. El administrador debe revisar los permisos de su carpeta.',
  'server.storage-locked':
    'Ahora mismo está escribiendo otro; no se ha guardado nada. Envíe de nuevo la petición en unos segundos.',
  'server.storage-unreachable':
    'La base de datos no responde; no se ha guardado nada. Envíe de nuevo la petición en unos segundos.',
  'server.storage-part-unreachable':
    'La máquina con los datos de esta federación no responde; no se ha guardado nada. Vuelva a enviar la petición dentro de unos segundos. Las demás federaciones no se ven afectadas.',
  'server.storage-damaged': 'La base de datos está dañada. El administrador debe restaurarla desde una copia.',
  'server.storage-not-a-database':
    'El archivo de la base de datos no lo es. El administrador debe revisar la configuración del servidor.',
  'server.storage-cannot-open':
    'No se puede abrir la base de datos. El administrador debe revisar la configuración del servidor.',
  'server.storage-newer-schema':
    'La base de datos es de una versión más nueva. El administrador debe actualizar el servidor.',
  'server.storage-older-records':
    'La base de datos es de una versión anterior. El administrador debe iniciar esa versión o empezar en un lugar nuevo.',
  'server.problem-malformed': 'Petición ilegible',
  'server.problem-signed-out': 'Sin sesión',
  'server.problem-forbidden': 'No permitido',
  'server.problem-missing': 'No consta',
  'server.problem-conflict': 'Cambiado mientras tanto',
  'server.problem-too-large': 'Demasiado grande',
  'server.problem-address-too-long': 'Dirección demasiado larga',
  'server.problem-media-type': 'No es JSON',
  'server.problem-invalid': 'No conforme a las reglas',
  'server.problem-too-many': 'Demasiadas peticiones',
  'server.problem-fault': 'Fallo del servidor',
  'server.problem-unavailable': 'No disponible ahora mismo',
  'server.page-title': 'API',
  'server.page-introduction':
    "Todo lo que la oficina sabe y hace, por HTTP y JSON. Lo publicado está abierto a todos; para lo demás, inicie sesión con POST /api/'{'federation'}'/session o envíe una clave.",
  'server.page-questions': 'Consultas',
  'server.page-acts': 'Actos',
  'server.page-acts-introduction':
    'Un acto se realiza una sola vez por cada identificador y queda registrado con quién, cuándo y por qué. Si no llega respuesta, envíelo de nuevo con el mismo identificador.',
  'server.page-problems': 'Problemas',
  'server.page-problems-introduction':
    'Lo que no sale adelante se responde como application/problem+json; «problems» contiene cada motivo con su campo y artículo.',
  'server.page-who': 'Quién puede: {roles}.',
  'server.page-own': '{role} (asuntos propios)',
  'server.page-reason-required': 'Se necesita un motivo.',
  'server.page-reason-optional': 'Puede darse un motivo.',
  'server.page-outcome': 'Responde, y deja registrado:',
  'server.page-answers': 'Además de 200:',
  'server.page-required': 'necesario',
  'server.role-public': 'todos',
  'server.role-player': 'jugador',
  'server.role-delegate': 'delegado de club',
  'server.role-arbiter': 'árbitro',
  'server.role-officer': 'responsable de listas',
  'server.role-commission': 'comisión deportiva',
  'server.role-administrator': 'administrador',
  'server.role-device': 'dispositivo de resultados',
};
