/** An event that continued on two computers, side by side. */
export const messages: Record<keyof typeof import('../../en/desks/compare.ts').messages, string> = {
  'web.act.event.merge': 'Prueba combinada con otro ordenador',
  'web.compare.link': 'Comparar con otro ordenador',
  'web.compare.title': 'Aquí y en el archivo',
  'web.compare.about':
    '{name} también tiene rondas aquí. Elija qué versión vale en cada diferencia. Nada cambia hasta que pulse el botón del final.',
  'web.compare.nothing': '{name} es igual aquí y en el archivo. No hay que hacer nada.',
  'web.compare.what': 'Diferencia',
  'web.compare.here': 'Aquí',
  'web.compare.all-here': 'Todo de aquí',
  'web.compare.all-there': 'Todo del archivo',
  'web.compare.rounds-from': 'Desde la ronda {round}',
  'web.compare.further':
    '{rounds, plural, =0 {Sin emparejar} one {Una ronda} other {# rondas}}{results, plural, =0 {} one {, un resultado} other {, # resultados}}',
  'web.compare.whole': 'Los dos emparejamientos completos',
  'web.compare.byes': 'Sin partida: {names}',
  'web.compare.entered': 'Inscrito',
  'web.compare.not-entered': 'No inscrito',
  'web.compare.no-result': 'Sin resultado',
  'web.compare.reason-usual': 'La prueba ha seguido en dos ordenadores.',
  'web.compare.take':
    '{count, plural, =0 {No ha elegido nada del archivo} one {Tomar una diferencia del archivo} other {Tomar # diferencias del archivo}}',
  'web.compare.done':
    '{count, plural, one {Se ha tomado una diferencia} other {Se han tomado # diferencias}} del archivo.',
  'web.compare.other-way':
    'Después, abra en el otro ordenador el archivo de la prueba de este y elija allí todo del archivo: así los dos serán iguales.',
  'web.compare.again': 'Mientras tanto ha cambiado algo aquí. Revise otra vez las diferencias.',
};
