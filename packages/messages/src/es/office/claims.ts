/** Why something about claims against a list is refused. */
export const messages: Record<keyof typeof import('../../en/office/claims.ts').messages, string> = {
  'refusal.claim-unknown':
    'No hay ninguna reclamación {id}, o no es pública. Revise su número; el jugador ve las suyas tras identificarse.',
  'refusal.claim-state':
    'La reclamación {id} {state, select, open {sigue abierta} upheld {ya se ha aceptado} rejected {ya se ha desestimado} appealed {está ante la comisión} withdrawn {se ha retirado} other {ya se ha resuelto en apelación}}; ahora esto no se puede hacer.',
  'refusal.claim-list-unknown':
    'No se ha publicado ninguna lista de {series} con fecha {date}. Elija una de las listas publicadas.',
  'refusal.claim-not-on-list':
    'El jugador {id} no está en la lista {series} del {date}. Elija una lista en la que figure; si falta una partida, indique la partida.',
  'refusal.claim-out-of-time':
    'Las reclamaciones contra esta lista se admiten del {firstDay} al {lastDay}; el {on} está fuera de plazo. Aun así, el responsable de Elo puede corregir un error sin reclamación.',
  'refusal.claim-opponent-self': 'El rival no puede ser el propio jugador {id}. Indique quién estaba al otro lado.',
  'refusal.claim-not-in-event':
    'Según el informe aceptado, el jugador {id} no participó en {event}. Si jugó con otro nombre, reclame la línea de la lista.',
  'refusal.claim-event-later':
    '{event} empezó el {start}, no antes de la lista del {date}: no puede contar en ella. Elija una lista posterior.',
  'refusal.claim-exists':
    'Este asunto ya se ha reclamado con la reclamación {claim} ({state, select, open {abierta} appealed {ante la comisión} other {resuelta}}). Añada pruebas mientras esté abierta o apele la resolución.',
  'refusal.claim-on-paper':
    'La reclamación es del jugador. Para introducir una presentada en papel, diga el día en que llegó a la oficina.',
  'refusal.claim-received-by-officer':
    'Solo el responsable de Elo puede decir cuándo llegó una reclamación en papel. No indique el día.',
  'refusal.claim-rejected-with-correction':
    'Una reclamación desestimada no corrige nada y no puede citar la corrección {correction}. Acepte la reclamación o no indique ninguna corrección.',
  'refusal.claim-other-correction':
    'La corrección {correction} no se confirmó para esta reclamación. Previsualice y confirme una que la cite, o responda sin corrección.',
  'refusal.claim-own-case':
    'Nadie resuelve sobre su propia línea. Deje esta reclamación a otra persona con el mismo rol.',
  'refusal.claim-same-judge':
    'La cuenta {by} tomó la resolución apelada. El acuerdo debe registrarlo otro miembro de la comisión.',
  'refusal.claim-appealed-before': 'Esta resolución ya se apeló el {on} y la apelación se retiró. No hay una segunda.',
  'refusal.appeal-on-paper':
    'El recurso es del jugador. Para introducir uno presentado en papel, diga quién lo entregó y el día en que llegó a la oficina.',
  'refusal.appeal-own-paper': 'Este recurso es suyo: envíelo sin los datos de un papel.',
  'refusal.appeal-before-decision': 'El recurso no puede haber llegado el {date}: la resolución es del {decidedOn}.',
  'refusal.claim-appeal-out-of-time':
    'La resolución del {decidedOn} podía apelarse hasta el {lastDay}; hoy es {today}. Queda firme.',
  'refusal.claim-vote':
    '{outcome, select, invalid {De los {members} miembros han votado demasiado pocos ({inFavour} a favor, {against} en contra): la votación no es válida.} undecided {La votación ha quedado {inFavour} a {against} y el presidente se abstiene: no hay acuerdo.} other {Con {inFavour} votos a favor y {against} en contra la votación no avala este acuerdo ({verdict, select, upheld {aceptada} other {desestimada}}).}} Revise las cifras o vuelva a votar.',
};
