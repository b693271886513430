/** Why an act is not performed, whatever the act: rights, reasons, fields, versions. */
export const messages: Record<keyof typeof import('../../en/office/kit.ts').messages, string> = {
  'refusal.not-allowed':
    'Esta cuenta no puede realizar este acto ({act}). Un administrador de la federación puede dar el rol necesario.',
  'refusal.not-own-matter':
    'Con este rol, {act} solo es posible para asuntos propios: pruebas, clubes o jugador propios. Diríjase al responsable de listas o haga añadir la prueba, el club o el jugador a la cuenta.',
  'refusal.act-id-used':
    'El identificador {id} es de un acto ({kind}) que ya consta, con otra orden, otro motivo u otro secreto. Envíe este con un identificador nuevo.',
  'refusal.reason-missing': 'Este acto se registra con su motivo. Indíquelo en «reason».',
  'refusal.field-missing': 'Este campo es necesario. Rellénelo.',
  'refusal.field-type':
    'El valor de este campo es de otro tipo. Debe ser {expected, select, string {un texto} number {un número} int {un número entero} boolean {true o false} array {una lista, entre corchetes} object {un objeto con campos, entre llaves} null {null} other {del tipo que muestra la descripción de la interfaz, en /api ({expected})}}.',
  'refusal.field-unknown': 'Aquí no existe el campo «{name}». Quítelo o revise cómo está escrito.',
  'refusal.field-value': 'Este valor no es ninguno de los posibles: {allowed}.',
  'refusal.field-too-small':
    '{of, select, string {Demasiado corto: al menos {least} caracteres} array {Demasiado pocos: al menos {least} elementos} set {Demasiado pocos: al menos {least} elementos} other {Demasiado pequeño: al menos {least}}}.',
  'refusal.list-page-unknown': 'La página {page} no existe: la última es la {last}.',
  'refusal.field-too-big':
    '{of, select, string {Demasiado largo: como máximo {most} caracteres} array {Demasiados: como máximo {most} elementos} set {Demasiados: como máximo {most} elementos} lines {Demasiado largo: como máximo {most} líneas} other {Demasiado grande: como máximo {most}}}.',
  'refusal.field-format':
    '{format, select, date {Esto no es una fecha. Escríbala como año-mes-día: 2017-02-01.} email {Esto no es una dirección de correo. Escríbala como nombre@example.org.} name {Esto no es un nombre. Escríbalo en una sola línea, con al menos una letra o una cifra y sin signos invisibles; si es un texto copiado, es mejor volver a escribirlo.} slug {Escriba letras minúsculas sin acentos, cifras y guiones, empezando por una letra o una cifra, como máximo 64: abierto-2017.} federationId {Escriba de 2 a 32 letras minúsculas sin acentos, cifras y guiones, empezando por una letra: cat.} givenId {Escriba letras sin acentos, cifras, puntos, guiones y guiones bajos, empezando por una letra o una cifra, como máximo 32 y sin espacios: 1234.} groupId {Escriba letras minúsculas sin acentos, cifras y guiones, como máximo 20: grupo-1.} gameId {Escriba letras sin acentos, cifras, puntos, guiones y guiones bajos, empezando por una letra o una cifra, como máximo 24: partida-1.} fideId {Esto no es un identificador FIDE. Escriba solo sus cifras, como máximo 10 y sin ceros delante: 2201234.} country {Esto no es un país. Escriba su código de tres letras mayúsculas, como hace la FIDE: ESP.} teamLetter {Escriba la letra mayúscula del equipo: A; en la copa, seguida de -1 o -2: A-1.} tokenScope {Escriba la cosa, un punto y qué se hace con ella (player.show), o todo con un asterisco: player.*.} colour {Esto no es un color. Escriba # y seis cifras del 0 al 9 y de la a a la f: #0e4a5a.} webAddress {Esto no es la dirección de una página. Escríbala entera, con https:// delante: https://example.org.} month {Escriba el mes como año y mes: 2026-10.} regex {No está escrito en la forma que pide el campo. La descripción de la interfaz, en /api, la muestra.} other {No está escrito en la forma que pide el campo ({format}).}}',
  'refusal.field-wrong': 'Este valor no encaja aquí. La descripción de la interfaz, en /api, muestra qué corresponde.',
  'refusal.text-unstorable':
    'Este texto contiene {sign, select, null {un signo que no representa nada (el número 0)} other {medio carácter}}, que no se puede guardar. Suele colarse al copiar texto: escríbalo de nuevo.',
  'refusal.changed-meanwhile':
    'Mientras tanto alguien lo ha cambiado; no se ha guardado nada de su cambio. Vuelva a cargar la página para ver qué consta y haga ahí el cambio de nuevo. Un programa encuentra ambas versiones en la respuesta y envía de nuevo el cambio con la que consta.',
  'refusal.federation-exists': 'Ya existe una federación {federation}. Modifíquela o elija otro nombre corto.',
};
