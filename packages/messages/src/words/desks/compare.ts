import type { Texts } from '../../texts.ts';

/** An event that continued on two computers, side by side. */
export const messages = {
  'web.act.event.merge': [
    'Event merged with another computer',
    'Prova combinada amb un altre ordinador',
    'Prueba combinada con otro ordenador',
    'Concurs combinat cu alt calculator',
  ],
  'web.compare.link': [
    'Compare with another computer',
    'Compara amb un altre ordinador',
    'Comparar con otro ordenador',
    'Compară cu alt calculator',
  ],
  'web.compare.title': ['Here and in the file', 'Aquí i al fitxer', 'Aquí y en el archivo', 'Aici și în fișier'],
  'web.compare.about': [
    '{name} has rounds here too. Choose which version counts for each difference. Nothing changes until you press the button at the end.',
    '{name} també té rondes aquí. Trieu quina versió val en cada diferència. No canvia res fins que premeu el botó del final.',
    '{name} también tiene rondas aquí. Elija qué versión vale en cada diferencia. Nada cambia hasta que pulse el botón del final.',
    '{name} are runde și aici. Alegeți ce variantă contează la fiecare diferență. Nimic nu se schimbă până nu apăsați butonul de la sfârșit.',
  ],
  'web.compare.nothing': [
    '{name} is the same here and in the file. There is nothing to do.',
    '{name} és igual aquí i al fitxer. No cal fer res.',
    '{name} es igual aquí y en el archivo. No hay que hacer nada.',
    '{name} este la fel aici și în fișier. Nu e nimic de făcut.',
  ],
  'web.compare.what': ['What differs', 'Diferència', 'Diferencia', 'Diferență'],
  'web.compare.here': ['Here', 'Aquí', 'Aquí', 'Aici'],
  'web.compare.all-here': ['All from here', 'Tot d’aquí', 'Todo de aquí', 'Tot de aici'],
  'web.compare.all-there': ['All from the file', 'Tot del fitxer', 'Todo del archivo', 'Tot din fișier'],
  'web.compare.rounds-from': [
    'From round {round}',
    'Des de la ronda {round}',
    'Desde la ronda {round}',
    'Din runda {round}',
  ],
  'web.compare.further': [
    '{rounds, plural, =0 {Not paired} one {One round} other {# rounds}}{results, plural, =0 {} one {, one result} other {, # results}}',
    '{rounds, plural, =0 {Sense emparellar} one {Una ronda} other {# rondes}}{results, plural, =0 {} one {, un resultat} other {, # resultats}}',
    '{rounds, plural, =0 {Sin emparejar} one {Una ronda} other {# rondas}}{results, plural, =0 {} one {, un resultado} other {, # resultados}}',
    '{rounds, plural, =0 {Neîmperecheată} one {O rundă} few {# runde} other {# de runde}}{results, plural, =0 {} one {, un rezultat} few {, # rezultate} other {, # de rezultate}}',
  ],
  'web.compare.whole': [
    'Both pairings in full',
    'Tots dos emparellaments sencers',
    'Los dos emparejamientos completos',
    'Ambele împerecheri complete',
  ],
  'web.compare.byes': [
    'Without a game: {names}',
    'Sense partida: {names}',
    'Sin partida: {names}',
    'Fără partidă: {names}',
  ],
  'web.compare.entered': ['Entered', 'Inscrit', 'Inscrito', 'Înscris'],
  'web.compare.not-entered': ['Not entered', 'No inscrit', 'No inscrito', 'Neînscris'],
  'web.compare.no-result': ['No result', 'Sense resultat', 'Sin resultado', 'Fără rezultat'],
  'web.compare.reason-usual': [
    'The event continued on two computers.',
    'La prova ha continuat en dos ordinadors.',
    'La prueba ha seguido en dos ordenadores.',
    'Concursul a continuat pe două calculatoare.',
  ],
  'web.compare.take': [
    '{count, plural, =0 {Nothing chosen from the file} one {Use one difference from the file} other {Use # differences from the file}}',
    '{count, plural, =0 {No heu triat res del fitxer} one {Agafa una diferència del fitxer} other {Agafa # diferències del fitxer}}',
    '{count, plural, =0 {No ha elegido nada del archivo} one {Tomar una diferencia del archivo} other {Tomar # diferencias del archivo}}',
    '{count, plural, =0 {Nimic ales din fișier} one {Preia o diferență din fișier} few {Preia # diferențe din fișier} other {Preia # de diferențe din fișier}}',
  ],
  'web.compare.done': [
    '{count, plural, one {One difference} other {# differences}} taken from the file.',
    '{count, plural, one {S’ha agafat una diferència} other {S’han agafat # diferències}} del fitxer.',
    '{count, plural, one {Se ha tomado una diferencia} other {Se han tomado # diferencias}} del archivo.',
    '{count, plural, one {O diferență preluată} few {# diferențe preluate} other {# de diferențe preluate}} din fișier.',
  ],
  'web.compare.other-way': [
    'Afterwards, open the event file of this computer on the other one and choose everything from the file there: then both are the same.',
    'Després, obriu a l’altre ordinador el fitxer de la prova d’aquest i trieu-hi tot del fitxer: així tots dos seran iguals.',
    'Después, abra en el otro ordenador el archivo de la prueba de este y elija allí todo del archivo: así los dos serán iguales.',
    'Apoi deschideți pe celălalt calculator fișierul concursului de aici și alegeți acolo tot din fișier: astfel vor fi la fel.',
  ],
  'web.compare.again': [
    'Something changed here in the meantime. Check the differences again.',
    'Mentrestant ha canviat alguna cosa aquí. Torneu a revisar les diferències.',
    'Mientras tanto ha cambiado algo aquí. Revise otra vez las diferencias.',
    'Între timp s-a schimbat ceva aici. Verificați din nou diferențele.',
  ],
} satisfies Texts;
