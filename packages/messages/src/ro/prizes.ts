/** Cine ia fiecare premiu și de ce: pentru toate regulamentele de competiție. */
export const messages = {
  'working.prizes.place': 'Locul {place} la „{category}”: {prize}.',
  'working.prizes.place-money': 'Locul {place}: {prize}',
  'working.prizes.place-goods': 'Locul {place}: {goods}, care nu se împarte',
  'working.prizes.goods': 'Locul {place} la „{category}”: {goods}.',
  'working.prizes.level':
    '{players} la egalitate cu {points, plural, one {# punct} few {# puncte} other {# de puncte}} ocupă locurile {first}–{last} la „{category}”:',
  'working.prizes.equal': '{pool} împărțit în mod egal la {players}: {share}.',
  'working.prizes.only-money': 'Singurul premiu în bani nu se împarte: {prize}.',
  'working.prizes.hort':
    'Jumătate din {own}, premiul locului {place}: {half}. Celelalte jumătăți, {pool} în total, împărțite la {players}: {share}. Împreună {amount}.',
  'working.prizes.hort-share':
    'Locul {place} nu are premiu propriu. Celelalte jumătăți, {pool} în total, împărțite la {players}: {share}.',
  'working.prizes.odd': '{left} nu se poate împărți și merge, monedă cu monedă, la cei mai bine clasați.',
  'working.prizes.by-order':
    '{players} sunt la egalitate cu {points, plural, one {# punct} few {# puncte} other {# de puncte}}; aceste premii nu se împart și hotărăște ordinea din clasament.',
  'working.prizes.goods-by-order':
    '{players} sunt la egalitate cu {points, plural, one {# punct} few {# puncte} other {# de puncte}}; premiile în obiecte nu se împart și hotărăște ordinea din clasament.',
  'working.prizes.other-less': 'La „{category}” ar fi primit {prize}, adică mai puțin.',
  'working.prizes.other-same': 'La „{category}” ar fi primit la fel, {prize}; se ia categoria care stă prima în listă.',
  'working.prizes.other-goods': 'La „{category}” ar fi primit {goods}, care nu valorează mai mult.',
  'working.prizes.passed':
    '{players, plural, one {Mai bine clasat aici, cu alt premiu care valorează mai mult sau la fel: {names}.} few {Mai bine clasați aici, cu alte premii care valorează mai mult sau la fel: {names}.} other {Mai bine clasați aici, cu alte premii care valorează mai mult sau la fel: {names}.}}',
  'working.prizes.team':
    'Cei mai buni {players} ai clubului au împreună {points, plural, one {# punct} few {# puncte} other {# de puncte}}:',
  'working.prizes.team-player': '{name}: {points, number, points}',
  'explain.prizes.limit-one': 'Un singur premiu pe persoană: cel mai mare',
  'explain.prizes.limit-one-of-money': 'Un singur premiu în bani pe persoană: cel mai mare; obiectele se dau în plus',
  'explain.prizes.limit-every': 'Toate premiile pe care le-a câștigat o persoană',
  'explain.prizes.sharing-equal': 'Împărțite în mod egal la egalitate de puncte',
  'explain.prizes.sharing-hort': 'Împărțite după sistemul Hort la egalitate de puncte',
  'explain.prizes.sharing-none': 'Nu se împart: hotărăsc departajările',
  'explain.prizes.sex-f': 'Femei',
  'explain.prizes.sex-m': 'Bărbați',
  'explain.prizes.under': 'sub {age} ani',
  'explain.prizes.from': 'de la {age} ani în sus',
  'explain.prizes.rating-between': 'rating de la {from} la {to}',
  'explain.prizes.rating-from': 'rating de cel puțin {from}',
  'explain.prizes.rating-to': 'rating de cel mult {to}',
  'explain.prizes.group': 'grupa {group}',
  'explain.prizes.team-of': 'cluburi, după cei mai buni {players} jucători',
  'explain.prizes.together': '{sum} acordați în total.',
  'explain.prizes.left': 'Neacordate, pentru că nimeni nu îndeplinește condițiile: {left}.',
  'finding.prizes.early':
    'Premiile sunt cele din clasamentul după runda {round} din {rounds}: contează numai clasamentul final.',
  'finding.prizes.sharing':
    'Rândul {line}, „{category}”: regulamentul nu permite împărțirea premiilor {sharing, select, hort {după sistemul Hort} equal {în mod egal} other {după ordinea din clasament}}. Alegeți alt mod.',
  'finding.prizes.rising':
    'Rândul {line}, „{category}”: locul {place} are un premiu mai mare decât locul {before}. Puneți întâi premiul mai mare; obiectelor li se poate da o valoare.',
  'finding.prizes.nobody':
    'Rândul {line}, „{category}”: nimeni nu poate îndeplini toate aceste condiții. Verificați vârstele și ratingurile.',
  'decision.D-PRZ-1':
    'Un singur premiu pe persoană: în ordinea din clasament fiecare ia premiul cel mai mare, după împărțire; apoi cine ar putea avea mai mult trece la acela, întâi cel mai bine clasat, până când nimeni nu mai poate.',
  'decision.D-PRZ-2': 'Dintre premii de aceeași valoare se ia cel din categoria care stă prima în listă.',
  'decision.D-PRZ-3':
    'Monedele care nu se împart merg pe rând la cei mai bine clasați. Dacă jumătatea unui premiu nu este un număr întreg de monede, moneda rămasă se împarte.',
  'decision.D-PRZ-4':
    'Obiectele nu se împart niciodată: merg cu locul, după ordinea din clasament. Cine ia un obiect nu are parte din banii celor aflați la egalitate.',
  'decision.D-PRZ-5': 'Niciun loc dintr-o categorie nu are un premiu mai mare decât locul dinainte.',
  'decision.D-PRZ-6':
    'O grupă de rating este pentru jucătorii cu rating, după ratingul concursului; cine nu are poate lua premiile celor fără rating.',
  'decision.D-PRZ-7':
    'Vârstele sunt cele din ziua pe care o spune regulamentul, în anul în care începe concursul. Dacă se știe numai anul nașterii, ziua de naștere se socotește ultima din an.',
  'decision.D-PRZ-8':
    'Cea mai bună echipă a unui club: punctele celor mai buni jucători ai săi din categorie, atâția câți se cer. La egalitate este înainte echipa cu suma locurilor mai mică, apoi cea cu jucătorul cel mai bine clasat.',
};
