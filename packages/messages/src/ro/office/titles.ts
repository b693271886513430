/** Why something about norms, titles and promotions is refused. */
export const messages: Record<keyof typeof import('../../en/office/titles.ts').messages, string> = {
  'refusal.verdicts-no-rules':
    'Federația nu are înregistrat un regulament de concurs cu norme și promovări. Un administrator îl poate indica în datele federației.',
  'refusal.verdicts-not-accepted':
    '{name} ({id}) nu dă norme sau promovări: raportul nu a fost acceptat sau concursul a fost anulat (stare: {state}). Acceptați mai întâi raportul.',
  'refusal.verdicts-no-games': '{name} ({id}) nu are partide înregistrate care să conteze; nu este nimic de judecat.',
  'refusal.norm-none':
    'Concursul {event} nu dă nicio normă care să nu fie deja înregistrată. Verdictele concursului arată de ce, jucător cu jucător.',
  'refusal.norm-certificate-none': 'La acest concurs, {player} nu are nicio normă de {norm} de certificat.',
  'refusal.title-by-place-none':
    '{title} nu este un titlu pe care un loc îl poate da. Alegeți unul dintre acestea: {titles}.',
  'refusal.title-by-place-entered':
    'Titlul {title} al jucătorului {player} de la un campionat încheiat în această zi este deja înregistrat.',
  'refusal.title-by-place-not-given': 'Locul nu dă {title}: o condiție nu este îndeplinită. {finding}',
  'refusal.title-by-place-unknown': 'Nu există titlul printr-un loc {id}. Verificați-l pe pagina jucătorului.',
  'refusal.title-by-place-revoked': 'Acest titlu printr-un loc a fost deja revocat la {on}.',
  'refusal.norm-score-over': '{score} puncte din {games} partide sunt prea multe. Verificați-le cu certificatul.',
  'refusal.norm-recorded': 'Norma jucătorului {player} la acest concurs este deja înregistrată ({norm}).',
  'refusal.norm-not-in-event':
    '{player} nu a participat la acest concurs. Verificați identificatorul jucătorului și concursul.',
  'refusal.norm-not-given':
    '{player} nu are normă aici: o condiție nu este îndeplinită. {finding} Verdictul le arată pe toate, cu cifrele lor.',
  'refusal.norm-event-hinders':
    'Concursul nu îndeplinește o condiție a concursurilor cu norme. {finding} Comisia poate acorda o derogare înainte de acceptarea raportului; altfel concursul nu dă norme.',
  'refusal.norm-unknown': 'Nu există norma {id}. Verificați-o în normele jucătorului.',
  'refusal.norm-revoked': 'Această normă a fost deja revocată la {on}.',
  'refusal.norm-used':
    'Această normă a intrat în titlul {title} la {on}. Retrageți mai întâi titlul; apoi norma poate fi revocată.',
  'refusal.norms-not-enough':
    '{norms, plural, =0 {Astăzi nu contează nicio normă} one {Astăzi contează # normă} few {Astăzi contează # norme} other {Astăzi contează # de norme}}; titlul cere {needed}. Normele jucătorului arată care s-au pierdut și de ce.',
  'refusal.norm-by-rating-recorded':
    'Sezonul {season} i-a dat deja jucătorului o normă prin rating ({norm}). Dă una singură.',
  'refusal.norm-by-rating-not-standard':
    '{name} nu este o listă de ritm standard, iar altele nu dau norme. Alegeți o listă de ritm standard.',
  'refusal.verdicts-unfinished':
    'Conform documentelor, concursul nu s-a încheiat: {played} din {rounds} runde, {open, plural, =0 {nicio partidă deschisă} one {# partidă deschisă} few {# partide deschise} other {# de partide deschise}}. Normele și promovările se acordă la sfârșit.',
  'refusal.promotion-none':
    'Concursul {event} nu promovează pe nimeni a cărui promovare să nu fie deja înregistrată. Verdictele concursului arată de ce, jucător cu jucător.',
  'refusal.promotion-recorded':
    'Promovarea jucătorului {player} la acest concurs este deja înregistrată. Aplicați-o sau revocați-o.',
  'refusal.promotion-not-given':
    '{player} nu este promovat aici: o condiție nu este îndeplinită. {finding} Verdictul le arată pe toate, cu cifrele lor.',
  'refusal.promotion-unknown': 'Nu există promovarea {id}. Verificați-o în promovările concursului.',
  'refusal.promotion-state':
    'Această promovare {state, select, applied {a fost deja aplicată} revoked {a fost revocată} other {așteaptă să fie aplicată}}; acum nu se poate face acest lucru.',
  'refusal.promotion-category-moved':
    'Promovarea este de la categoria {from, select, preferent {Preferent} first {întâi} second {a doua} third {a treia} other {niciuna}} la {to, select, preferent {Preferent} first {întâi} second {a doua} third {a treia} other {niciuna}}, iar jucătorul are acum: {category, select, preferent {Preferent} first {întâi} second {a doua} third {a treia} other {niciuna}}. Stabiliți categoria manual sau revocați promovarea.',
  'refusal.norm-proof-missing':
    'Spuneți ce dovedește norma de Maestru Internațional: turneul, data și cine a certificat-o.',
};
