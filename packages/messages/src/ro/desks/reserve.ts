/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<keyof typeof import('../../en/desks/reserve.ts').messages, string> = {
  'web.desk-reserve.section': 'Hotărâri',
  'web.desk-reserve.section-about': 'Partide și meciuri sub rezervă („sub-condicione”) care așteaptă o hotărâre.',
  'web.desk-reserve.about':
    'Jucătorii sau delegații au înțeles diferit regulamentul și au jucat mai departe sub rezervă. Hotărârea dvs. stabilește rezultatul, cu motivul ei.',
  'web.desk-reserve.none': 'Nicio hotărâre în așteptare.',
  'web.desk-reserve.waiting':
    '{count, plural, one {O partidă sau un meci așteaptă o hotărâre} few {# partide sau meciuri așteaptă o hotărâre} other {# de partide sau meciuri așteaptă o hotărâre}}',
  'web.desk-reserve.mark': 'Marchează sub rezervă',
  'web.desk-reserve.mark-about':
    'Jucătorii care înțeleg diferit regulamentul pot juca mai departe sub rezervă. Notați ce este în discuție, ambele ceasuri și ora. Rezultatul este provizoriu; comitetul de competiție hotărăște înainte ca concursul să fie închis.',
  'web.desk-reserve.doubt': 'Problema',
  'web.desk-reserve.doubt-hint': 'Ce s-a întâmplat și cum înțelege fiecare regulamentul.',
  'web.desk-reserve.white-clock': 'Minute pe ceasul albului',
  'web.desk-reserve.black-clock': 'Minute pe ceasul negrului',
  'web.desk-reserve.at': 'Ora',
  'web.desk-reserve.at-hint': 'Data și ora locale.',
  'web.desk-reserve.playing': 'încă se joacă',
  'web.desk-reserve.result': 'Rezultat provizoriu',
  'web.desk-reserve.mark-send': 'Marchează sub rezervă',
  'web.desk-reserve.marked': 'Masa {board} marcată sub rezervă.',
  'web.desk-reserve.mark-reason': 'De ce abia acum',
  'web.desk-reserve.facts': 'Jucată sub rezervă',
  'web.desk-reserve.clocks': 'Ceasuri',
  'web.desk-reserve.clocks-said': 'alb {white} min, negru {black} min',
  'web.desk-reserve.waits':
    'Comitetul de competiție urmează să hotărască. Până atunci rezultatul este provizoriu: puteți închide runda, dar nu concursul.',
  'web.desk-reserve.boards':
    'Sub rezervă: {boards}. Puteți închide runda, iar următoarea se face cu rezultatele provizorii; închideți concursul după hotărâre.',
  'web.desk-reserve.board': 'masa {board}',
  'web.desk-reserve.lift-about':
    'Numai dacă amândoi jucătorii cad până la urmă de acord sau dacă a fost o greșeală. Rezultatul rămâne; motivul rămâne în jurnal.',
  'web.desk-reserve.lifted': 'Rezerva de la masa {board} retrasă.',
  'web.desk-reserve.lift-first': 'Introduceți întâi rezultatul, apoi retrageți rezerva.',
  'web.desk-reserve.rule-about': 'Rezultatul final și hotărârea în cuvinte: arbitrul o citește pe pagina mesei.',
  'web.desk-reserve.rule-result': 'Rezultatul final',
  'web.desk-reserve.ruling-hint': 'Cum se înțelege regulamentul în acest caz și ce urmează din aceasta.',
  'web.desk-reserve.vote-hint': 'Lăsați gol dacă nu s-a votat.',
  'web.desk-reserve.rule-ask': 'Această hotărâre stabilește rezultatul. O înregistrați?',
  'web.desk-reserve.ruled-on': 'Data hotărârii',
  'web.desk-reserve.ruled-stays':
    'Comitetul de competiție a hotărât asupra acestei partide. Numai o altă hotărâre poate schimba rezultatul.',
  'web.desk-reserve.choose': 'alegeți',
  'web.desk-reserve.on-board': 'La masă',
  'web.desk-reserve.suspend': 'Întrerupe partida',
  'web.desk-reserve.suspend-about':
    'Dacă partida nu poate continua nici sub rezervă: se oprește cu o mutare secretă, care rămâne în plic, iar amândoi își notează versiunea. Runda rămâne deschisă până când partida este reluată sau hotărăște comitetul.',
  'web.desk-reserve.suspend-white': 'Versiunea albului',
  'web.desk-reserve.suspend-black': 'Versiunea negrului',
  'web.desk-reserve.resumes-on': 'Se reia (opțional)',
  'web.desk-reserve.resumes-hint': 'Dacă se știe.',
  'web.desk-reserve.suspended': 'Întreruptă',
  'web.desk-reserve.suspended-now': 'cu mutare secretă',
  'web.desk-reserve.whole': 'Tot meciul',
  'web.desk-reserve.board-of': 'Masa {board}: {white} – {black}',
  'web.desk-reserve.says': '{team} spune',
  'web.desk-reserve.in-acta': 'În foaia de meci',
  'web.desk-reserve.boards-stand': 'ca la mese',
  'web.desk-reserve.match-rule-about':
    'Rezultatul final și hotărârea în cuvinte: ambele cluburi o citesc pe pagina meciului.',
  'web.desk-reserve.match-about':
    'Dacă jucătorii sau delegații înțeleg diferit regulamentul, o masă sau tot meciul continuă sub rezervă: notați aici, ca pe spatele foii de meci, înainte ca ambele cluburi să o confirme. Rezultatul este provizoriu; hotărăște comitetul de competiție.',
  'web.desk-reserve.match-mark': 'Pune sub rezervă',
  'web.desk-reserve.match-what': 'Ce',
  'web.desk-reserve.match-doubt-hint':
    'Versiunea clubului dvs.: ce s-a întâmplat și cum înțelegeți regula. Celălalt club o poate adăuga pe a sa.',
  'web.desk-reserve.clock-hint': 'Pentru o masă.',
  'web.desk-reserve.match-suspended': 'Întreruptă cu mutare secretă: partida nu putea continua',
  'web.desk-reserve.match-marked': 'Pus sub rezervă.',
  'web.desk-reserve.add-version': 'Adaugă versiunea clubului dvs.',
  'web.desk-reserve.add-send': 'Adaugă versiunea',
  'web.desk-reserve.added': 'Versiune adăugată.',
  'web.desk-reserve.match-lift-about':
    'Numai dacă ambele cluburi cad până la urmă de acord sau a fost o greșeală. Ce a scris celălalt club rămâne.',
  'web.desk-reserve.sign-hint':
    'Sunteți de acord cu rezultatele, dar nu cu interpretarea regulamentului? Puneți întâi masa sau meciul sub rezervă, mai jos, apoi confirmați: foaia de meci este semnată sub rezervă.',
  'web.desk-reserve.for-club': 'Pentru',
  'web.desk-reserve.resumes': 'se reia pe {date}',
  'web.desk-reserve.waits-suspended':
    'Partida este întreruptă. Runda rămâne deschisă până când este introdus rezultatul sau hotărăște comitetul de competiție.',
  'web.desk-reserve.resume': 'Se reia la',
  'web.desk-reserve.resume-send': 'Stabilește data',
  'web.desk-reserve.resume-done': 'Dată stabilită.',
};
