import type { Texts } from '../../texts.ts';

/** Why something about claims against a list is refused. */
export const messages = {
  'refusal.claim-unknown': [
    'There is no dispute {id}, or it is not public. Check its number; players see their own disputes after signing in.',
    'No hi ha cap reclamació {id}, o no és pública. Reviseu-ne el número; el jugador veu les seves després d’identificar-se.',
    'No hay ninguna reclamación {id}, o no es pública. Revise su número; el jugador ve las suyas tras identificarse.',
    'Nu există contestația {id} sau nu este publică. Verificați-i numărul; jucătorul își vede contestațiile după autentificare.',
  ],
  'refusal.claim-state': [
    'The dispute {id} {state, select, open {is still open} upheld {was upheld} rejected {was rejected} appealed {is before the commission} withdrawn {was withdrawn} other {was decided on appeal}}; this cannot be done now.',
    'La reclamació {id} {state, select, open {encara és oberta} upheld {ja s’ha acceptat} rejected {ja s’ha desestimat} appealed {és davant la comissió} withdrawn {s’ha retirat} other {ja s’ha resolt en apel·lació}}; ara això no es pot fer.',
    'La reclamación {id} {state, select, open {sigue abierta} upheld {ya se ha aceptado} rejected {ya se ha desestimado} appealed {está ante la comisión} withdrawn {se ha retirado} other {ya se ha resuelto en apelación}}; ahora esto no se puede hacer.',
    'Contestația {id} {state, select, open {este încă deschisă} upheld {a fost admisă} rejected {a fost respinsă} appealed {este la comisie} withdrawn {a fost retrasă} other {a fost soluționată în apel}}; acum nu se poate face acest lucru.',
  ],
  'refusal.claim-list-unknown': [
    'No list of {series} with the date {date} has been published. Choose one of the published lists.',
    'No s’ha publicat cap llista de {series} amb data {date}. Trieu una de les llistes publicades.',
    'No se ha publicado ninguna lista de {series} con fecha {date}. Elija una de las listas publicadas.',
    'Nu a fost publicată nicio listă {series} cu data {date}. Alegeți una dintre listele publicate.',
  ],
  'refusal.claim-not-on-list': [
    'The player {id} is not on the list {series} of {date}. Choose a list that the player is on; if a game is missing, name the game.',
    'El jugador {id} no és a la llista {series} del dia {date}. Trieu una llista on surti; si hi falta una partida, indiqueu la partida.',
    'El jugador {id} no está en la lista {series} del {date}. Elija una lista en la que figure; si falta una partida, indique la partida.',
    'Jucătorul {id} nu figurează pe lista {series} din {date}. Alegeți o listă pe care apare; dacă lipsește o partidă, indicați partida.',
  ],
  'refusal.claim-out-of-time': [
    'This list can be disputed from {firstDay} to {lastDay}; {on} is outside. The rating officer can correct errors without a dispute.',
    'Les reclamacions contra aquesta llista s’admeten del dia {firstDay} al dia {lastDay}; el dia {on} és fora de termini. Tot i així, el responsable d’Elo pot corregir un error sense reclamació.',
    'Las reclamaciones contra esta lista se admiten del {firstDay} al {lastDay}; el {on} está fuera de plazo. Aun así, el responsable de Elo puede corregir un error sin reclamación.',
    'Contestațiile împotriva acestei liste se admit de la {firstDay} până la {lastDay}; {on} este în afara termenului. Totuși, responsabilul cu ratingul poate corecta o greșeală fără contestație.',
  ],
  'refusal.claim-opponent-self': [
    'The opponent cannot be the player {id}. Name the other player.',
    'L’adversari no pot ser el mateix jugador {id}. Indiqueu qui seia a l’altra banda.',
    'El rival no puede ser el propio jugador {id}. Indique quién estaba al otro lado.',
    'Adversarul nu poate fi chiar jucătorul {id}. Indicați cine a stat de cealaltă parte.',
  ],
  'refusal.claim-not-in-event': [
    'The player {id} is not in the accepted report of {event}. If the games are under another name, dispute the line of the list.',
    'Segons l’informe acceptat, el jugador {id} no va participar a {event}. Si hi va jugar amb un altre nom, reclameu la línia de la llista.',
    'Según el informe aceptado, el jugador {id} no participó en {event}. Si jugó con otro nombre, reclame la línea de la lista.',
    'Conform raportului acceptat, jucătorul {id} nu a participat la {event}. Dacă a jucat sub alt nume, contestați linia de pe listă.',
  ],
  'refusal.claim-event-later': [
    '{event} began on {start}, not before the list of {date}: it cannot be on it. Choose a later list.',
    '{event} va començar el dia {start}, no abans de la llista del dia {date}: no hi pot comptar. Trieu una llista posterior.',
    '{event} empezó el {start}, no antes de la lista del {date}: no puede contar en ella. Elija una lista posterior.',
    '{event} a început la {start}, nu înaintea listei din {date}: nu poate figura pe ea. Alegeți o listă ulterioară.',
  ],
  'refusal.claim-exists': [
    'This is already disputed, in dispute {claim} ({state, select, open {open} appealed {before the commission} other {decided}}). Add to it while it is open, or appeal the decision.',
    'Aquest assumpte ja s’ha reclamat amb la reclamació {claim} ({state, select, open {oberta} appealed {davant la comissió} other {resolta}}). Afegiu-hi proves mentre sigui oberta o apel·leu la resolució.',
    'Este asunto ya se ha reclamado con la reclamación {claim} ({state, select, open {abierta} appealed {ante la comisión} other {resuelta}}). Añada pruebas mientras esté abierta o apele la resolución.',
    'Această chestiune este deja contestată prin contestația {claim} ({state, select, open {deschisă} appealed {la comisie} other {soluționată}}). Adăugați probe cât timp este deschisă sau faceți apel împotriva deciziei.',
  ],
  'refusal.claim-on-paper': [
    'Only the player can open a dispute. To enter one made on paper, say when the federation received it.',
    'La reclamació és del jugador. Per entrar-ne una de presentada en paper, digueu el dia que va arribar a l’oficina.',
    'La reclamación es del jugador. Para introducir una presentada en papel, diga el día en que llegó a la oficina.',
    'Contestația este a jucătorului. Pentru a înregistra una făcută pe hârtie, spuneți ziua în care a ajuns la birou.',
  ],
  'refusal.claim-received-by-officer': [
    'Only the rating officer can enter the day on which a paper dispute was received. Leave the day out.',
    'Només el responsable d’Elo pot dir quan va arribar una reclamació en paper. No indiqueu el dia.',
    'Solo el responsable de Elo puede decir cuándo llegó una reclamación en papel. No indique el día.',
    'Doar responsabilul cu ratingul poate spune când a sosit o contestație pe hârtie. Nu indicați ziua.',
  ],
  'refusal.claim-rejected-with-correction': [
    'A rejected dispute corrects nothing, so it cannot name the correction {correction}. Uphold the dispute, or leave the correction out.',
    'Una reclamació desestimada no corregeix res i no pot citar la correcció {correction}. Accepteu la reclamació o no indiqueu cap correcció.',
    'Una reclamación desestimada no corrige nada y no puede citar la corrección {correction}. Acepte la reclamación o no indique ninguna corrección.',
    'O contestație respinsă nu îndreaptă nimic, deci nu poate cita corectura {correction}. Admiteți contestația sau nu indicați corectura.',
  ],
  'refusal.claim-other-correction': [
    'The correction {correction} was not made for this dispute. Preview and confirm one that names the dispute, or answer without a correction.',
    'La correcció {correction} no es va confirmar per a aquesta reclamació. Previsualitzeu-ne i confirmeu-ne una que la citi, o responeu sense correcció.',
    'La corrección {correction} no se confirmó para esta reclamación. Previsualice y confirme una que la cite, o responda sin corrección.',
    'Corectura {correction} nu a fost confirmată pentru această contestație. Previzualizați și confirmați una care o citează sau răspundeți fără corectură.',
  ],
  'refusal.claim-own-case': [
    'Nobody can decide about their own rating. Leave this dispute to someone else with the role.',
    'Ningú no resol sobre la seva pròpia línia. Deixeu aquesta reclamació a una altra persona amb el mateix rol.',
    'Nadie resuelve sobre su propia línea. Deje esta reclamación a otra persona con el mismo rol.',
    'Nimeni nu decide asupra propriei linii. Lăsați această contestație altcuiva care are rolul.',
  ],
  'refusal.claim-same-judge': [
    'The account {by} made the decision that is appealed. Another member of the commission has to enter the ruling.',
    'El compte {by} va prendre la resolució apel·lada. L’acord l’ha de registrar un altre membre de la comissió.',
    'La cuenta {by} tomó la resolución apelada. El acuerdo debe registrarlo otro miembro de la comisión.',
    'Contul {by} a luat decizia împotriva căreia s-a făcut apel. Hotărârea trebuie înregistrată de alt membru al comisiei.',
  ],
  'refusal.claim-appealed-before': [
    'This decision was appealed on {on} and the appeal was withdrawn. There is no second appeal.',
    'Aquesta resolució ja es va apel·lar el dia {on} i l’apel·lació es va retirar. No n’hi ha una segona.',
    'Esta resolución ya se apeló el {on} y la apelación se retiró. No hay una segunda.',
    'Împotriva acestei decizii s-a făcut apel la {on}, iar apelul a fost retras. Nu există un al doilea apel.',
  ],
  'refusal.appeal-on-paper': [
    'Only the player can appeal. To enter an appeal made on paper, say who handed it in and when the federation received it.',
    'El recurs és del jugador. Per entrar-ne un de presentat en paper, digueu qui el va lliurar i el dia que va arribar a l’oficina.',
    'El recurso es del jugador. Para introducir uno presentado en papel, diga quién lo entregó y el día en que llegó a la oficina.',
    'Apelul este al jucătorului. Pentru a înregistra unul făcut pe hârtie, spuneți cine l-a depus și ziua în care a ajuns la birou.',
  ],
  'refusal.appeal-own-paper': [
    'This is your own appeal: send it without the details of an appeal on paper.',
    'Aquest recurs és vostre: envieu-lo sense les dades d’un paper.',
    'Este recurso es suyo: envíelo sin los datos de un papel.',
    'Acest apel este al dvs.: trimiteți-l fără datele unei hârtii.',
  ],
  'refusal.appeal-before-decision': [
    'The appeal cannot have been received on {date}: the decision was made on {decidedOn}. Correct the day.',
    'El recurs no pot haver arribat el dia {date}: la resolució és del dia {decidedOn}.',
    'El recurso no puede haber llegado el {date}: la resolución es del {decidedOn}.',
    'Apelul nu poate să fi sosit în {date}: decizia este din {decidedOn}.',
  ],
  'refusal.claim-appeal-out-of-time': [
    'The decision of {decidedOn} could be appealed until {lastDay}; today is {today}. It is final.',
    'La resolució del dia {decidedOn} es podia apel·lar fins al dia {lastDay}; avui és {today}. Queda ferma.',
    'La resolución del {decidedOn} podía apelarse hasta el {lastDay}; hoy es {today}. Queda firme.',
    'Împotriva deciziei din {decidedOn} se putea face apel până la {lastDay}; astăzi este {today}. Decizia rămâne definitivă.',
  ],
  'refusal.claim-vote': [
    '{outcome, select, invalid {Too few of the {members} members voted ({inFavour} in favour, {against} against): the vote does not count.} undecided {The vote is tied at {inFavour} to {against} and the president abstains: nothing is decided.} other {With {inFavour} in favour and {against} against, the vote does not support this ruling ({verdict, select, upheld {upheld} other {rejected}}).}} Check the figures, or vote again.',
    '{outcome, select, invalid {Dels {members} membres n’han votat massa pocs ({inFavour} a favor, {against} en contra): la votació no és vàlida.} undecided {La votació ha quedat {inFavour} a {against} i el president s’absté: no hi ha acord.} other {Amb {inFavour} vots a favor i {against} en contra la votació no avala aquest acord ({verdict, select, upheld {acceptada} other {desestimada}}).}} Reviseu les xifres o torneu a votar.',
    '{outcome, select, invalid {De los {members} miembros han votado demasiado pocos ({inFavour} a favor, {against} en contra): la votación no es válida.} undecided {La votación ha quedado {inFavour} a {against} y el presidente se abstiene: no hay acuerdo.} other {Con {inFavour} votos a favor y {against} en contra la votación no avala este acuerdo ({verdict, select, upheld {aceptada} other {desestimada}}).}} Revise las cifras o vuelva a votar.',
    '{outcome, select, invalid {Din cei {members} membri au votat prea puțini ({inFavour} pentru, {against} împotrivă): votul nu este valabil.} undecided {Votul este la egalitate, {inFavour} la {against}, iar președintele se abține: nu s-a decis nimic.} other {Cu {inFavour} voturi pentru și {against} împotrivă, votul nu susține această hotărâre ({verdict, select, upheld {admisă} other {respinsă}}).}} Verificați cifrele sau votați din nou.',
  ],
} satisfies Texts;
