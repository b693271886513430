/** The arbiter's desk: rounds, results, telephones at the boards. */
export const messages: Record<keyof typeof import('../../en/desks/rounds.ts').messages, string> = {
  'web.desk-rounds.all': 'Totes les rondes',
  'web.desk-rounds.all-link': 'Totes les rondes de la prova',
  'web.desk-rounds.round': 'Ronda',
  'web.desk-rounds.date': 'Data',
  'web.desk-rounds.state': 'Estat',
  'web.desk-rounds.boards': 'Taulers',
  'web.desk-rounds.missing': 'Resultats que falten',
  'web.desk-rounds.to-do': 'Per fer',
  'web.desk-rounds.state-paired': 's’hi entren resultats',
  'web.desk-rounds.state-closed': 'tancada',
  'web.desk-rounds.state-undone': 'desfeta',
  'web.desk-rounds.state-said-paired': 'La ronda és oberta: s’hi poden entrar i canviar resultats.',
  'web.desk-rounds.state-said-closed': 'La ronda és tancada: un resultat es corregeix amb un motiu.',
  'web.desk-rounds.state-said-undone': 'L’emparellament s’ha desfet.',
  'web.desk-rounds.enter': 'Entra resultats',
  'web.desk-rounds.enter-results': 'Entra els resultats de la ronda {round}',
  'web.desk-rounds.correct-results': 'Resultats de la ronda {round}',
  'web.desk-rounds.next-results': 'S’està jugant la ronda {round}',
  'web.desk-rounds.next-missing':
    '{open, plural, one {Encara falta un resultat de {boards}.} other {Encara falten # resultats de {boards}.}}',
  'web.desk-rounds.rounds-needed':
    'Amb {players} jugadors hi ha {needed, plural, one {# ronda} other {# rondes}} ({system}), però la prova n’anuncia {rounds}.',
  'web.desk-rounds.rounds-correct': 'Corregeix el nombre de rondes',
  'web.desk-rounds.present-knockout': 'S’emparellaran els qui van guanyar a la ronda {round}.',
  'web.desk-rounds.next-pair': 'Ara toca emparellar la ronda {round}',
  'web.desk-rounds.close-first':
    'Ja hi ha tots els resultats de la ronda {round}. En emparellar la següent es tancarà; també la podeu tancar ara.',
  'web.desk-rounds.present': '{players, plural, one {S’emparellarà un jugador.} other {S’emparellaran # jugadors.}}',
  'web.desk-rounds.nobody-absent': 'No hi ha ningú marcat com a absent.',
  'web.desk-rounds.absent': 'Absents en aquesta ronda:',
  'web.desk-rounds.late': 'S’hi incorporen en una ronda posterior: {names}.',
  'web.desk-rounds.mark-absent': 'Algú no vindrà',
  'web.desk-rounds.is-absent': 'Absent',
  'web.desk-rounds.comes': 'Finalment ve',
  'web.desk-rounds.mark-more':
    'Les retirades, les inscripcions tardanes i les absències de diverses rondes són a la pàgina dels jugadors:',
  'web.desk-rounds.to-entries': 'Jugadors',
  'web.desk-rounds.unpair-confirm':
    'Els emparellaments de la ronda {round} desapareixeran, també el que s’ha canviat a mà. Cal avisar els jugadors que ja els hagin vist. Els voleu desfer?',
  'web.desk-rounds.undo': 'Què es pot desfer',
  'web.desk-rounds.undo-result':
    'Un resultat d’una ronda oberta: premeu «u» o Retrocés al seu tauler, o entreu-hi a sobre el correcte.',
  'web.desk-rounds.undo-pairing':
    'L’emparellament de l’última ronda, mentre no tingui cap resultat. Si ja en té: esborreu-los primer i després desfeu l’emparellament.',
  'web.desk-rounds.undo-by-hand':
    'Un canvi d’emparellament fet a mà: torneu a canviar les parelles. Tots els canvis consten amb el seu motiu.',
  'web.desk-rounds.undo-closed':
    'Una ronda tancada no es pot tornar a obrir. Obriu el tauler des de la pàgina de resultats i corregiu-ne el resultat, amb un motiu.',
  'web.desk-rounds.undo-later':
    'Un resultat corregit no canvia les rondes ja emparellades. Si la següent encara no té resultats, desfeu-ne l’emparellament i torneu-la a emparellar.',
  'web.desk-rounds.undo-event':
    'Una prova tancada o un informe que espera: la pàgina de la prova la torna a obrir, amb un motiu. Quan l’oficina l’ha acceptat, la correcció la fa l’oficina.',
  'web.desk-rounds.public': 'Tal com ho veu el públic',
  'web.desk-rounds.pairs-link': 'Emparellaments de la ronda {round}',
  'web.desk-rounds.change': 'Canviar parelles a mà',
  'web.desk-rounds.change-open': 'Obre l’editor',
  'web.desk-rounds.change-about':
    'Trieu un jugador i després el lloc on ha de seure: tots dos canvien de lloc. El canvi consta amb el vostre motiu i es mostra al costat del que proposava el motor.',
  'web.desk-rounds.change-reason': 'Per què es canvien les parelles',
  'web.desk-rounds.change-closed':
    'Els emparellaments d’aquesta ronda ja no es canvien: tots els taulers tenen resultat o la ronda és tancada.',
  'web.desk-rounds.colours': 'Colors',
  'web.desk-rounds.not-playing': 'No juguen aquesta ronda',
  'web.desk-rounds.pairs-swap': 'Canvia els colors del tauler {board}',
  'web.desk-rounds.pairs-empty': '(buit)',
  'web.desk-rounds.pairs-here': '＋ posa aquí',
  'web.desk-rounds.pairs-alone':
    'Al tauler {board} només hi ha un jugador: poseu-hi algú o passeu el jugador al descans.',
  'web.desk-rounds.pairs-nothing': 'Encara no s’ha canviat res.',
  'web.desk-rounds.pairs-changed': 'Canviat aquí, encara no enviat: digueu per què i envieu-ho.',
  'web.desk-rounds.pairs-picked': 'Heu triat {player}. Ara trieu-ne el lloc.',
  'web.desk-rounds.pairs-fixed': 'Aquest tauler ja té resultat i no es mou.',
  'web.desk-rounds.results-of': 'Resultats de la ronda {round}',
  'web.desk-rounds.results-closed':
    'Aquesta ronda ja no admet resultats. Per corregir-ne un, obriu-ne el tauler: el número de la primera columna.',
  'web.desk-rounds.all-in':
    'Tots els resultats de la ronda {round} són entrats i desats. Repasseu-los i tanqueu la ronda.',
  'web.desk-rounds.sign-in': 'Inicia la sessió',
  'web.desk-rounds.go': 'Ves al tauler',
  'web.desk-rounds.go-button': 'Ves-hi',
  'web.desk-rounds.pad': 'Resultat del tauler triat',
  'web.desk-rounds.pad-clear': 'esborra',
  'web.desk-rounds.pad-undo': 'desfés',
  'web.desk-rounds.pad-keys':
    'Amb el teclat: el signe de cada botó entra aquell resultat i passa al següent tauler sense resultat. Les fletxes mouen; «g» va a un tauler pel número.',
  'web.desk-rounds.pad-said-1-0': 'Guanyen les blanques',
  'web.desk-rounds.pad-said-draw': 'Taules',
  'web.desk-rounds.pad-said-0-1': 'Guanyen les negres',
  'web.desk-rounds.pad-said-forfeit-1-0': 'Guanyen les blanques: les negres no s’han presentat',
  'web.desk-rounds.pad-said-forfeit-0-1': 'Guanyen les negres: les blanques no s’han presentat',
  'web.desk-rounds.pad-said-forfeit-0-0': 'Perden tots dos: no s’ha presentat ningú',
  'web.desk-rounds.pad-said-clear': 'Esborra el resultat',
  'web.desk-rounds.entry-caption': 'Taulers i resultats',
  'web.desk-rounds.entry-field': 'Resultat del tauler {board}, {white} – {black}',
  'web.desk-rounds.entry-board-page': 'Corregeix el resultat del tauler {board}',
  'web.desk-rounds.entry-chosen': 'Tauler {board}: {white} – {black}',
  'web.desk-rounds.entry-missing': 'Resultats que falten: {missing} de {boards}',
  'web.desk-rounds.entry-complete': 'Ja hi són tots els resultats.',
  'web.desk-rounds.entry-entered': 'Tauler {board}: {result}.',
  'web.desk-rounds.entry-cleared': 'Tauler {board}: esborrat.',
  'web.desk-rounds.entry-undone': 'Desfet. Tauler {board}: {result}.',
  'web.desk-rounds.entry-next': 'Següent: tauler {board}, {white} – {black}.',
  'web.desk-rounds.entry-no-board': 'Aquí no hi ha cap tauler {board}.',
  'web.desk-rounds.entry-conflict':
    'Tauler {board}: algú altre hi ha entrat {theirs} i vós hi heu entrat {mine}. Quin val?',
  'web.desk-rounds.entry-refused': 'Tauler {board}, {mine}: no s’ha entrat. {reason}',
  'web.desk-rounds.entry-keep-theirs': 'L’altre: {theirs}',
  'web.desk-rounds.entry-keep-mine': 'El meu: {mine}',
  'web.desk-rounds.entry-dismiss': 'Entès',
  'web.desk-rounds.entry-status-none': 'sense resultat',
  'web.desk-rounds.entry-status-saved': 'desat',
  'web.desk-rounds.entry-status-waiting': 'en espera',
  'web.desk-rounds.entry-status-conflict': 'dos resultats',
  'web.desk-rounds.entry-status-refused': 'refusat',
  'web.desk-rounds.entry-reserved': 'sub-condicione',
  'web.desk-rounds.entry-state-fine': 'Tot està desat.',
  'web.desk-rounds.entry-state-waiting': 'S’estan enviant: {count}.',
  'web.desk-rounds.entry-state-lost':
    'Sense connexió. Continueu: els resultats es guarden en aquest dispositiu i s’enviaran sols quan torni. En espera: {count}.',
  'web.desk-rounds.entry-state-signed-out':
    'La sessió s’ha tancat. Els resultats es guarden en aquest dispositiu; inicieu la sessió amb el mateix compte i s’enviaran. En espera: {count}.',
  'web.desk-rounds.entry-state-unkept':
    'Aquest navegador no té espai per guardar resultats. No tanqueu aquesta pàgina fins que tot estigui desat.',
  'web.desk-rounds.entry-state-others':
    'En aquest dispositiu esperen resultats d’un altre compte: {count}. S’enviaran quan aquell compte iniciï la sessió.',
  'web.desk-rounds.entry-state-elsewhere':
    'La ronda {round}, tauler {board}, necessita la vostra decisió: obriu els resultats d’aquella ronda.',
  'web.desk-rounds.entry-device-over':
    'Aquest dispositiu ja no pot entrar res. Digueu a l’àrbitre els resultats que encara esperen aquí ({count}) o demaneu un codi nou: s’enviaran amb ell.',
  'web.desk-rounds.back-results': 'Torna als resultats de la ronda {round}',
  'web.desk-rounds.no-board': 'La ronda {round} no té cap tauler {board}.',
  'web.desk-rounds.correct': 'Corregir el resultat',
  'web.desk-rounds.correct-about':
    'El resultat anterior, el nou i el vostre motiu queden registrats. Un informe que espera es torna a fer.',
  'web.desk-rounds.correct-paired':
    'Ja hi ha rondes posteriors emparellades: es queden com estan. Si la ronda següent encara no ha començat, desfeu-ne primer l’emparellament, corregiu el resultat i torneu-la a emparellar.',
  'web.desk-rounds.correct-late': 'La prova ja no és a la taula de l’àrbitre. Demaneu una correcció a l’oficina.',
  'web.desk-rounds.correct-reason': 'Per què es corregeix',
  'web.desk-rounds.kind': 'Com s’ha produït',
  'web.desk-rounds.kind-played': 'jugada al tauler',
  'web.desk-rounds.kind-forfeit': 'incompareixença',
  'web.desk-rounds.kind-adjudicated': 'adjudicada sense jugar',
  'web.desk-rounds.reversed':
    'Van seure amb els colors canviats; el resultat és primer el de les blanques, tal com van seure.',
  'web.desk-rounds.phones': 'Mòbils als taulers',
  'web.desk-rounds.phones-about':
    'El mòbil d’un ajudant pot entrar els resultats d’alguns taulers: rep un codi que només obre un mòbil, i res més que aquests taulers.',
  'web.desk-rounds.phones-link': 'Dona un codi per a un mòbil',
  'web.desk-rounds.phones-over': 'La prova és tancada: ja no es poden donar codis.',
  'web.desk-rounds.phones-list': 'Mòbils d’aquesta prova',
  'web.desk-rounds.phones-none': 'Encara no s’ha donat cap codi.',
  'web.desk-rounds.phone-new': 'Un codi per a un mòbil',
  'web.desk-rounds.phone-label': 'Nom del mòbil',
  'web.desk-rounds.phone-label-hint': 'De qui és o on és: consta amb cada resultat.',
  'web.desk-rounds.phone-label-value': 'Mòbil {number}',
  'web.desk-rounds.phone-from': 'Del tauler',
  'web.desk-rounds.phone-to': 'Fins al tauler',
  'web.desk-rounds.phone-hours': 'Hores que val el codi',
  'web.desk-rounds.phone-code': 'El codi',
  'web.desk-rounds.phone-qr': 'L’adreça amb el codi, per a la càmera del mòbil',
  'web.desk-rounds.phone-step-1':
    'Enfoqueu la imatge amb la càmera del mòbil; o obriu aquesta adreça i escriviu el codi:',
  'web.desk-rounds.phone-step-2': 'El mòbil mostra els seus taulers amb botons grossos.',
  'web.desk-rounds.phone-once':
    'El codi només es mostra ara i només serveix una vegada. Si es perd, retireu-lo a sota i feu-ne un altre.',
  'web.desk-rounds.phone-local':
    'Aquesta adreça només funciona en aquest ordinador. Engegueu l’oficina amb escala serve --host i l’adreça d’aquest ordinador a la xarxa, obriu-hi la taula i torneu a fer el codi.',
  'web.desk-rounds.phone-again': 'Fet, mostra la llista',
  'web.desk-rounds.phone-until': 'Fins a',
  'web.desk-rounds.phone-by': 'Donat per',
  'web.desk-rounds.phone-open': 'espera el mòbil',
  'web.desk-rounds.phone-taken-up': 'en ús',
  'web.desk-rounds.phone-over': 'acabat',
  'web.desk-rounds.phone-revoke-confirm':
    '{label} ja no podrà entrar res; el que ha entrat es manté. El voleu retirar?',
  'web.desk-rounds.device-title': 'Resultats als taulers',
  'web.desk-rounds.device-about':
    'Per als mòbils als quals un àrbitre ha donat un codi: aquí entren els resultats dels seus taulers.',
  'web.desk-rounds.device-code': 'Codi',
  'web.desk-rounds.device-code-hint': 'Tal com surt a la pantalla de l’àrbitre, per exemple 3-K7QM-2HPX.',
  'web.desk-rounds.device-open': 'Comença',
  'web.desk-rounds.device-boards': '{event}, ronda {round}: taulers {from} a {to} ({label})',
  'web.desk-rounds.device-no-round':
    '{event}: encara no hi ha cap ronda emparellada. Aquí sortiran els taulers {from} a {to} ({label}).',
  'web.desk-rounds.device-closed': 'Aquesta ronda és tancada. La següent sortirà aquí sola quan estigui emparellada.',
  'web.desk-rounds.device-leave': 'Deixar el mòbil',
  'web.desk-rounds.device-leave-about':
    'Aquest mòbil oblida el codi. Per tornar a entrar resultats en necessita un de nou.',
  'web.desk-rounds.device-leave-button': 'Oblida el codi',
};
