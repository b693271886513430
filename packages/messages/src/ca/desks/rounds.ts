/** The arbiter's desk: rounds, results, telephones at the boards. */
export const messages: Record<keyof typeof import('../../en/desks/rounds.ts').messages, string> = {
  'web.desk-rounds.save-results': 'Desa els resultats',
  'web.desk-rounds.state-paired': 'en curs',
  'web.desk-rounds.state-closed': 'tancada',
  'web.desk-rounds.state-undone': 'desfeta',
  'web.desk-rounds.state-said-paired': 'La ronda és oberta: s’hi poden introduir i canviar resultats.',
  'web.desk-rounds.state-said-closed': 'La ronda és tancada: els resultats es poden corregir amb un motiu.',
  'web.desk-rounds.state-said-undone': 'L’emparellament s’ha desfet.',
  'web.desk-rounds.enter': 'Introdueix resultats',
  'web.desk-rounds.enter-results': 'Introdueix els resultats de la ronda {round}',
  'web.desk-rounds.correct-results': 'Resultats de la ronda {round}',
  'web.desk-rounds.next-results': 'Ronda {round} en curs',
  'web.desk-rounds.next-missing':
    '{open, plural, one {Falta un resultat de {boards}.} other {Falten # resultats de {boards}.}}',
  'web.desk-rounds.rounds-needed':
    '{system}: amb {players} jugadors calen {needed, plural, one {# ronda} other {# rondes}}, però la prova en té {rounds}.',
  'web.desk-rounds.rounds-set': 'Juga {needed} rondes',
  'web.desk-rounds.rounds-correct': 'Canvia el nombre de rondes',
  'web.desk-rounds.present-knockout': 'S’emparellaran els guanyadors de la ronda {round}.',
  'web.desk-rounds.next-pair': 'Ara toca emparellar la ronda {round}',
  'web.desk-rounds.close-first':
    'Ja hi ha tots els resultats de la ronda {round}. En emparellar la següent es tancarà; també la podeu tancar ara.',
  'web.desk-rounds.present': '{players, plural, one {S’emparellarà un jugador.} other {S’emparellaran # jugadors.}}',
  'web.desk-rounds.nobody-absent': 'No hi ha cap absent.',
  'web.desk-rounds.absent': 'Absents en aquesta ronda:',
  'web.desk-rounds.late': 'S’hi incorporen en una ronda posterior: {names}.',
  'web.desk-rounds.comes': 'Marca com a present',
  'web.desk-rounds.mark-more': 'Retirades, inscripcions tardanes i absències en diverses rondes:',
  'web.desk-rounds.unpair-confirm':
    'S’esborraran els emparellaments de la ronda {round}, amb tots els canvis. Aviseu els jugadors que ja els hagin vist. Voleu desfer l’emparellament?',
  'web.desk-rounds.undo-result':
    'Un resultat d’una ronda oberta: premeu «u» o Retrocés al seu tauler, o introduïu-hi el correcte.',
  'web.desk-rounds.undo-pairing':
    'L’emparellament de l’última ronda, mentre no tingui resultats. Si ja en té: esborreu-los primer i després desfeu l’emparellament.',
  'web.desk-rounds.undo-by-hand':
    'Emparellaments editats: torneu-los a editar. Tots els canvis i els motius són al registre d’activitat.',
  'web.desk-rounds.undo-closed':
    'Una ronda tancada es reobre a la seva pàgina, amb un motiu, mentre no s’hagi emparellat la següent. Després es corregeix cada resultat: obriu el tauler des de la pàgina de resultats.',
  'web.desk-rounds.reopen-about':
    'Els resultats es poden tornar a entrar i canviar sense dir-ne el motiu, i els emparellaments es poden editar. Tanqueu la ronda quan sigui completa, o emparelleu la següent.',
  'web.desk-rounds.undo-later':
    'Un resultat corregit no canvia les rondes ja emparellades. Si la següent encara no té resultats, desfeu-ne l’emparellament i torneu-la a emparellar.',
  'web.desk-rounds.undo-event':
    'Una prova tancada o un informe pendent: reobriu-la a la pàgina de la prova, amb un motiu. Un cop acceptat, les correccions les fa la federació.',
  'web.desk-rounds.change-about':
    'Trieu un jugador i després un lloc: tots dos s’intercanvien. El canvi i el motiu queden al registre d’activitat, i la pàgina pública mostra què havia proposat el programa.',
  'web.desk-rounds.change-closed':
    'Els emparellaments no es poden editar: tots els taulers tenen resultat o la ronda és tancada.',
  'web.desk-rounds.colours': 'Colors',
  'web.desk-rounds.not-playing': 'No juguen aquesta ronda',
  'web.desk-rounds.pairs-swap': 'Intercanvia els colors del tauler {board}',
  'web.desk-rounds.pairs-empty': '(buit)',
  'web.desk-rounds.pairs-here': '+ posa aquí',
  'web.desk-rounds.pairs-alone':
    'Al tauler {board} només hi ha un jugador: poseu-hi algú o passeu el jugador al descans.',
  'web.desk-rounds.pairs-nothing': 'Encara no hi ha canvis.',
  'web.desk-rounds.pairs-changed': 'Encara no s’ha desat: digueu el motiu i deseu-ho.',
  'web.desk-rounds.pairs-picked': 'Heu triat {player}. Ara trieu-ne el lloc.',
  'web.desk-rounds.pairs-fixed': 'Aquest tauler ja té resultat i no es pot canviar.',
  'web.desk-rounds.results-closed':
    'Aquesta ronda és tancada. Per corregir un resultat, obriu-ne el tauler: el número de la primera columna.',
  'web.desk-rounds.all-in': 'Tots els resultats de la ronda {round} estan desats. Repasseu-los i continueu.',
  'web.desk-rounds.pad': 'Resultat del tauler triat',
  'web.desk-rounds.pad-said-1-0': 'Guanyen les blanques',
  'web.desk-rounds.pad-said-draw': 'Taules',
  'web.desk-rounds.pad-said-0-1': 'Guanyen les negres',
  'web.desk-rounds.pad-said-forfeit-1-0': 'Guanyen les blanques: negres absents',
  'web.desk-rounds.pad-said-forfeit-0-1': 'Guanyen les negres: blanques absents',
  'web.desk-rounds.pad-said-forfeit-0-0': 'Perden tots dos: absents tots dos',
  'web.desk-rounds.pad-said-half-0': 'Mig punt per a les blanques, res per a les negres',
  'web.desk-rounds.pad-said-0-half': 'Mig punt per a les negres, res per a les blanques',
  'web.desk-rounds.pad-said-0-0': 'Jugada i perduda per tots dos',
  'web.desk-rounds.pad-said-clear': 'Esborra el resultat',
  'web.desk-rounds.entry-caption': 'Taulers i resultats',
  'web.desk-rounds.entry-field': 'Resultat del tauler {board}, {white} – {black}',
  'web.desk-rounds.entry-board-page': 'Corregeix el resultat del tauler {board}',
  'web.desk-rounds.entry-complete': 'Ja hi són tots els resultats.',
  'web.desk-rounds.entry-entered': 'Tauler {board}: {result}.',
  'web.desk-rounds.entry-cleared': 'Tauler {board}: esborrat.',
  'web.desk-rounds.entry-undone': 'Desfet. Tauler {board}: {result}.',
  'web.desk-rounds.entry-next': 'Següent: tauler {board}, {white} – {black}.',
  'web.desk-rounds.entry-no-board': 'No hi ha cap tauler {board}.',
  'web.desk-rounds.entry-conflict':
    'Tauler {board}: algú altre hi ha posat {theirs} i vós {mine}. Quin és el correcte?',
  'web.desk-rounds.entry-refused': 'Tauler {board}, {mine}: no s’ha desat. {reason}',
  'web.desk-rounds.entry-keep-theirs': 'L’altre: {theirs}',
  'web.desk-rounds.entry-keep-mine': 'El meu: {mine}',
  'web.desk-rounds.entry-dismiss': 'D’acord',
  'web.desk-rounds.entry-not-needed': 'no cal',
  'web.desk-rounds.entry-status-none': 'sense resultat',
  'web.desk-rounds.entry-status-saved': 'desat',
  'web.desk-rounds.entry-status-waiting': 'en espera',
  'web.desk-rounds.entry-status-conflict': 'conflicte',
  'web.desk-rounds.entry-status-refused': 'no desat',
  'web.desk-rounds.entry-reserved': 'sub-condicione',
  'web.desk-rounds.entry-state-fine': 'Tot desat.',
  'web.desk-rounds.entry-state-waiting': 'S’estan enviant: {count}.',
  'web.desk-rounds.entry-state-lost':
    'Sense connexió, {count} en espera. Continueu: els resultats es guarden en aquest dispositiu i s’envien quan torni la connexió.',
  'web.desk-rounds.entry-state-troubled':
    'Encara no s’ha desat, {count} en espera. {reason} Mentrestant els resultats es guarden en aquest dispositiu; s’enviaran sols.',
  'web.desk-rounds.entry-state-signed-out':
    'La sessió s’ha tancat, {count} en espera. Els resultats es guarden en aquest dispositiu; entreu amb el mateix compte per enviar-los.',
  'web.desk-rounds.entry-state-unkept':
    'Aquest navegador no té espai per guardar resultats. No tanqueu aquesta pàgina fins que tot estigui desat.',
  'web.desk-rounds.entry-state-others':
    'En aquest dispositiu esperen resultats d’un altre compte: {count}. S’enviaran quan entri aquell compte.',
  'web.desk-rounds.entry-state-elsewhere':
    'La ronda {round}, tauler {board}, necessita la vostra decisió: obriu els resultats d’aquella ronda.',
  'web.desk-rounds.entry-start-again':
    'Aquest navegador ja no té la sessió oberta, {count} en espera. Els resultats es guarden en aquest dispositiu: torneu a obrir Escala en aquest ordinador i s’enviaran.',
  'web.desk-rounds.entry-device-over':
    'Aquest dispositiu ja no pot introduir resultats. Digueu a l’àrbitre els que encara esperen aquí ({count}) o demaneu un codi nou per enviar-los.',
  'web.desk-rounds.back-results': 'Torna als resultats de la ronda {round}',
  'web.desk-rounds.no-board': 'La ronda {round} no té cap tauler {board}.',
  'web.desk-rounds.correct-about':
    'El resultat anterior, el nou i el motiu queden al registre d’activitat. Un informe pendent s’actualitza.',
  'web.desk-rounds.correct-paired':
    'La ronda {round} ja està emparellada. Taulers que s’emparellarien d’una altra manera amb un altre resultat: {counts}. Després de la correcció la podeu tornar a emparellar o deixar-la com està.',
  'web.desk-rounds.correct-begun': 'La ronda {round} ja ha començat i es queda com està emparellada.',
  'web.desk-rounds.again-differs':
    'S’ha corregit un resultat de la ronda {before} després d’emparellar la ronda {round}. Si es tornés a emparellar, la ronda {round} seria diferent.',
  'web.desk-rounds.again-same':
    'S’ha corregit un resultat de la ronda {before} després d’emparellar la ronda {round}. L’emparellament seria el mateix.',
  'web.desk-rounds.again-would': 'Emparellament nou',
  'web.desk-rounds.again-now': 'Emparellament actual',
  'web.desk-rounds.again-bye': '{player} descansa',
  'web.desk-rounds.again-pair': 'Torna a emparellar la ronda {round}',
  'web.desk-rounds.again-leave': 'Deixa-la com està',
  'web.desk-rounds.later-paired': 'Les rondes següents ja estan emparellades i això no les canvia.',
  'web.desk-rounds.correct-late': 'La federació ja ha acceptat l’informe. Demaneu-li una correcció.',
  'web.desk-rounds.reversed':
    'Van jugar amb els colors canviats; el resultat s’escriu amb els punts de les blanques primer, tal com van jugar.',
  'web.desk-rounds.phones': 'Mòbils als taulers',
  'web.desk-rounds.phones-about':
    'El mòbil d’un ajudant pot introduir els resultats d’alguns taulers. Rep un codi que només val en un mòbil i per a aquests taulers.',
  'web.desk-rounds.phones-over': 'La prova és tancada: ja no s’hi poden afegir mòbils.',
  'web.desk-rounds.phones-list': 'Mòbils',
  'web.desk-rounds.phones-none': 'Encara no hi ha mòbils.',
  'web.desk-rounds.phone-label': 'Nom del mòbil',
  'web.desk-rounds.phone-label-hint': 'De qui és o on és; queda al registre d’activitat amb cada resultat.',
  'web.desk-rounds.phone-label-value': 'Mòbil {number}',
  'web.desk-rounds.phone-from': 'Del tauler',
  'web.desk-rounds.phone-to': 'Fins al tauler',
  'web.desk-rounds.phone-hours': 'Vàlid durant (hores)',
  'web.desk-rounds.phone-qr': 'L’adreça amb el codi, per a la càmera del mòbil',
  'web.desk-rounds.phone-step-1':
    'Escanegeu la imatge amb la càmera del mòbil, o obriu aquesta adreça i escriviu el codi:',
  'web.desk-rounds.phone-step-2': 'El mòbil mostra els seus taulers amb botons grossos.',
  'web.desk-rounds.phone-once':
    'El codi només es mostra ara i només serveix una vegada. Si es perd, traieu el mòbil a sota i creeu un altre codi.',
  'web.desk-rounds.phone-local':
    'Aquesta adreça només funciona en aquest ordinador. Engegueu Escala per a la xarxa (Escala-phones de la seva carpeta, escala play --network, o escala serve --host amb l’adreça d’aquest ordinador a la xarxa), obriu-la allà i torneu a crear el codi.',
  'web.desk-rounds.phone-again': 'Fet, mostra la llista',
  'web.desk-rounds.phone-until': 'Fins a',
  'web.desk-rounds.phone-by': 'Afegit per',
  'web.desk-rounds.phone-open': 'espera el mòbil',
  'web.desk-rounds.phone-taken-up': 'connectat',
  'web.desk-rounds.phone-over': 'caducat',
  'web.desk-rounds.phone-revoke-confirm':
    'Voleu treure {label}? Ja no podrà introduir resultats; els introduïts es mantenen.',
  'web.desk-rounds.device-title': 'Resultats als taulers',
  'web.desk-rounds.device-about':
    'Per a mòbils amb un codi d’un àrbitre: introduïu aquí els resultats dels vostres taulers.',
  'web.desk-rounds.device-code-hint': 'El de la pantalla de l’àrbitre, per exemple 3-K7QM-2HPX.',
  'web.desk-rounds.device-open': 'Comença',
  'web.desk-rounds.device-boards': '{event}, ronda {round}: taulers {from} a {to} ({label})',
  'web.desk-rounds.device-no-round':
    '{event}: encara no hi ha cap ronda emparellada. Aquí sortiran els taulers {from} a {to} ({label}).',
  'web.desk-rounds.device-closed': 'Aquesta ronda és tancada. La següent sortirà aquí sola quan estigui emparellada.',
  'web.desk-rounds.device-leave': 'Desconnecta aquest mòbil',
  'web.desk-rounds.device-leave-about': 'Per tornar a introduir resultats, aquest mòbil necessita un codi nou.',
  'web.desk-rounds.device-leave-button': 'Desconnecta',
};
