export const messages: Record<keyof typeof import('../en/storage.ts').messages, string> = {
  'storage.disk-full':
    'No queda espacio en el disco de {place}. No se ha guardado nada del último acto. Libere espacio y envíelo otra vez; no hace falta reiniciar la oficina.',
  'storage.disk-failing':
    'El disco de {place} no lee o no escribe como debe. No se ha guardado nada del último acto. Revise el disco y el registro del sistema antes de seguir, y tenga a mano la última copia de seguridad.',
  'storage.read-only':
    '{place} se puede leer, pero no escribir. No se ha cambiado nada. Dé permiso de escritura al usuario de la oficina o indique otro lugar.',
  'storage.locked':
    'Otro proceso lleva demasiado tiempo escribiendo en {place}. No se ha guardado nada de este acto. Envíelo otra vez; si ocurre a menudo, busque un proceso colgado.',
  'storage.unreachable':
    'La base de datos {place} no responde. No se ha guardado nada de este acto. Envíelo otra vez cuando responda; no hace falta reiniciar la oficina.',
  'storage.part-unreachable':
    'La máquina que guarda esta federación no responde a {place}. No se ha guardado nada de este acto; las demás federaciones siguen funcionando. Vuelva a enviarlo cuando responda; no hace falta reiniciar la oficina.',
  'storage.unconfirmed':
    'La conexión con {place} se cortó mientras se guardaba un acto: se ha guardado entero o nada. Envíelo otra vez sin cambios; solo se ejecuta una vez.',
  'storage.damaged':
    '{place} está dañado: hay partes que no se pueden leer. No se ha cambiado nada. Pare la oficina, guarde una copia del archivo y restaure la última copia de seguridad.',
  'storage.not-a-database':
    '{place} no es la base de datos de una oficina. Se ha dejado como estaba. Indique otro lugar.',
  'storage.cannot-open':
    'No se puede abrir {place}: no existe ni se puede crear ahí, o el usuario de la oficina no puede entrar. No se ha cambiado nada. Compruebe la ruta o la dirección, el usuario y la contraseña.',
  'storage.newer-schema':
    '{place} es de una versión más nueva de Escala. No se ha cambiado nada. Arranque esa versión o una más nueva.',
  'storage.older-records':
    '{place} contiene torneos guardados por una versión anterior de Escala, que esta versión no lee. No se ha cambiado nada. Inicie la versión anterior o empiece en un lugar nuevo.',
  'damage.act-missing': 'Falta el acto {seq} de la cadena.',
  'damage.act-altered': 'El acto {seq} no es lo que dice su resumen criptográfico, o no sigue al acto anterior.',
  'damage.act-misfiled': 'El acto {seq} ({id}) está archivado con una clave equivocada.',
  'damage.head-wrong':
    'El registro de actividad dice que acaba en el acto {seq}, pero el último de la cadena es el {last}.',
  'damage.head-unexpected':
    'Ningún acto de esta cadena, que acaba en el acto {last}, tiene el hash anotado {hash}: es otro registro de actividad, o un estado anterior de este.',
  'warning.act-antedated':
    'Aviso: el acto {seq} lleva fecha {at}, anterior a la del acto {previous}, {before}. Se atrasó el reloj o alguien escribió más tarde en el registro de actividad.',
  'damage.version-missing': 'Falta la versión {version} de {kind} {id}.',
  'damage.version-altered': 'La versión {version} de {kind} {id} no es la que escribió el acto {seq}.',
  'damage.version-unrecorded': 'La versión {version} de {kind} {id} no la escribió el acto {seq}.',
  'damage.paper-missing': 'Falta el documento {folder}/{name}, parte {part}, del acto {seq}.',
  'damage.paper-altered': 'El documento {folder}/{name}, parte {part}, no es el que archivó el acto {seq}.',
  'damage.paper-unrecorded': 'El documento {folder}/{name}, parte {part}, no lo archivó el acto {seq}.',
  'damage.pointer-wrong': '{kind} {id} apunta a la versión {version}, que no es la última.',
  'damage.keys-wrong': '{kind} {id} tiene claves de búsqueda equivocadas.',
  'damage.kind-unknown': 'Esta versión de Escala no conoce los registros de la clase «{kind}».',
  'distribute.not-postgres':
    '{place} es un archivo SQLite, y solo un PostgreSQL con Citus se reparte entre varias máquinas. No se ha cambiado nada. Lleve allí las federaciones con «escala export» y «escala import».',
  'distribute.no-citus':
    'En {place} falta la extensión Citus. No se ha cambiado nada. Instálela en cada máquina, ejecute en ellas «create extension citus» en esta base de datos y declare los nodos trabajadores con citus_add_node.',
  'distribute.too-old':
    '{what} {version} es demasiado antiguo: hace falta la versión {least} o una más nueva. No se ha cambiado nada. Actualícelo antes en cada máquina.',
  'distribute.not-coordinator':
    '{place} es un nodo trabajador. No se ha cambiado nada. Ejecute la orden en el coordinador.',
  'distribute.no-workers':
    '{place} no tiene nodos trabajadores entre los que repartir nada. No se ha cambiado nada. Declárelos en el coordinador con citus_add_node.',
  'distribute.key-without-federation':
    'La clave única {key} de la tabla {table} no contiene {column}, y por eso no se puede repartir entre varias máquinas. No se ha cambiado nada. Quítela si alguien la añadió a mano.',
  'distribute.cut-otherwise':
    'La tabla {table} ya está repartida de otra manera. No se ha cambiado nada. Deshágalo antes con undistribute_table.',
  'transfer.format-unknown':
    'La línea {line} no empieza ningún archivo que esta versión de Escala lea. No se ha guardado nada. Elija un archivo hecho con «escala export» o «escala backup».',
  'transfer.line-unreadable':
    'No se puede leer la línea {line}. No se ha guardado nada. Vuelva a obtener el archivo de su origen.',
  'transfer.line-misplaced':
    'La línea {line} está donde no le toca. No se ha guardado nada. Vuelva a obtener el archivo de su origen.',
  'transfer.rows-twice':
    '{count, plural, one {Hay una fila repetida} many {Hay # filas repetidas} other {Hay # filas repetidas}} antes de la línea {line}. No se ha guardado nada. Vuelva a obtener el archivo de su origen.',
  'transfer.checksum-wrong':
    'La suma de comprobación no cuadra: el archivo se cambió después de hacerlo. No se ha guardado nada. Vuelva a obtenerlo.',
  'transfer.counts-wrong':
    'El archivo tiene más o menos líneas de las que dice al final. No se ha guardado nada. Vuelva a obtenerlo.',
  'transfer.cut-off':
    'El archivo se acaba tras la línea {line}, antes de su final. No se ha guardado nada. Vuelva a obtenerlo.',
  'transfer.federation-exists':
    'La federación {federation} ya está aquí. No se ha cambiado nada. Impórtela en otra instalación.',
  'transfer.federation-unknown': 'Aquí no hay ninguna federación {federation}.',
  'transfer.store-not-empty':
    '{place} ya tiene federaciones, y una restauración nunca sobrescribe. No se ha cambiado nada. Restaure en un lugar nuevo y arranque allí la oficina.',
  'transfer.file-exists': '{file} ya existe y se ha dejado como estaba. Elija otro nombre.',
  'transfer.file-unreadable':
    'No se puede leer el archivo: está dañado, cortado o es de otra clase. No se ha guardado nada. Vuelva a obtenerlo.',
};
