/** Why something about claims against a list is refused. */
export const messages: Record<keyof typeof import('../../en/office/claims.ts').messages, string> = {
  'refusal.claim-unknown':
    'No hi ha cap reclamació {id}, o no és pública. Reviseu-ne el número; el jugador veu les seves després d’identificar-se.',
  'refusal.claim-state':
    'La reclamació {id} {state, select, open {encara és oberta} upheld {ja s’ha acceptat} rejected {ja s’ha desestimat} appealed {és davant la comissió} withdrawn {s’ha retirat} other {ja s’ha resolt en apel·lació}}; ara això no es pot fer.',
  'refusal.claim-list-unknown':
    'No s’ha publicat cap llista de {series} amb data {date}. Trieu una de les llistes publicades.',
  'refusal.claim-not-on-list':
    'El jugador {id} no és a la llista {series} del dia {date}. Trieu una llista on surti; si hi falta una partida, indiqueu la partida.',
  'refusal.claim-out-of-time':
    'Les reclamacions contra aquesta llista s’admeten del dia {firstDay} al dia {lastDay}; el dia {on} és fora de termini. Tot i així, el responsable d’Elo pot corregir un error sense reclamació.',
  'refusal.claim-opponent-self': 'L’adversari no pot ser el mateix jugador {id}. Indiqueu qui seia a l’altra banda.',
  'refusal.claim-not-in-event':
    'Segons l’informe acceptat, el jugador {id} no va participar a {event}. Si hi va jugar amb un altre nom, reclameu la línia de la llista.',
  'refusal.claim-event-later':
    '{event} va començar el dia {start}, no abans de la llista del dia {date}: no hi pot comptar. Trieu una llista posterior.',
  'refusal.claim-exists':
    'Aquest assumpte ja s’ha reclamat amb la reclamació {claim} ({state, select, open {oberta} appealed {davant la comissió} other {resolta}}). Afegiu-hi proves mentre sigui oberta o apel·leu la resolució.',
  'refusal.claim-on-paper':
    'La reclamació és del jugador. Per entrar-ne una de presentada en paper, digueu el dia que va arribar a l’oficina.',
  'refusal.claim-received-by-officer':
    'Només el responsable d’Elo pot dir quan va arribar una reclamació en paper. No indiqueu el dia.',
  'refusal.claim-rejected-with-correction':
    'Una reclamació desestimada no corregeix res i no pot citar la correcció {correction}. Accepteu la reclamació o no indiqueu cap correcció.',
  'refusal.claim-other-correction':
    'La correcció {correction} no es va confirmar per a aquesta reclamació. Previsualitzeu-ne i confirmeu-ne una que la citi, o responeu sense correcció.',
  'refusal.claim-own-case':
    'Ningú no resol sobre la seva pròpia línia. Deixeu aquesta reclamació a una altra persona amb el mateix rol.',
  'refusal.claim-same-judge':
    'El compte {by} va prendre la resolució apel·lada. L’acord l’ha de registrar un altre membre de la comissió.',
  'refusal.claim-appealed-before':
    'Aquesta resolució ja es va apel·lar el dia {on} i l’apel·lació es va retirar. No n’hi ha una segona.',
  'refusal.appeal-on-paper':
    'El recurs és del jugador. Per entrar-ne un de presentat en paper, digueu qui el va lliurar i el dia que va arribar a l’oficina.',
  'refusal.appeal-own-paper': 'Aquest recurs és vostre: envieu-lo sense les dades d’un paper.',
  'refusal.appeal-before-decision':
    'El recurs no pot haver arribat el dia {date}: la resolució és del dia {decidedOn}.',
  'refusal.claim-appeal-out-of-time':
    'La resolució del dia {decidedOn} es podia apel·lar fins al dia {lastDay}; avui és {today}. Queda ferma.',
  'refusal.claim-vote':
    '{outcome, select, invalid {Dels {members} membres n’han votat massa pocs ({inFavour} a favor, {against} en contra): la votació no és vàlida.} undecided {La votació ha quedat {inFavour} a {against} i el president s’absté: no hi ha acord.} other {Amb {inFavour} vots a favor i {against} en contra la votació no avala aquest acord ({verdict, select, upheld {acceptada} other {desestimada}}).}} Reviseu les xifres o torneu a votar.',
};
