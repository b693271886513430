/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<keyof typeof import('../../en/desks/reserve.ts').messages, string> = {
  'web.desk-reserve.section': 'Sub rezervă',
  'web.desk-reserve.section-about': 'Hotărâți asupra partidelor și meciurilor jucate sub rezervă („sub-condicione”).',
  'web.desk-reserve.about':
    'Jucătorii sau delegații au înțeles diferit regulamentul și au jucat mai departe sub rezervă. Contează cum îl înțelege comitetul de competiție: hotărârea dumneavoastră stabilește rezultatul, cu motivul ei.',
  'web.desk-reserve.none': 'Nimic nu așteaptă o hotărâre.',
  'web.desk-reserve.waiting':
    '{count, plural, one {O partidă sau un meci sub rezervă așteaptă o hotărâre.} few {# partide sau meciuri sub rezervă așteaptă o hotărâre.} other {# de partide sau meciuri sub rezervă așteaptă o hotărâre.}}',
  'web.desk-reserve.mark': 'Marcați ca jucată sub rezervă',
  'web.desk-reserve.mark-about':
    'Când jucătorii înțeleg diferit regulamentul, pot juca mai departe sub rezervă. Notați ce este în discuție, ce arată ambele ceasuri și când a fost. Rezultatul contează deocamdată; comitetul de competiție hotărăște înainte ca concursul să fie închis.',
  'web.desk-reserve.doubt': 'Ce este în discuție',
  'web.desk-reserve.doubt-hint': 'Cum ar spune amândoi jucătorii: ce s-a întâmplat și cum înțelege fiecare regula.',
  'web.desk-reserve.white-clock': 'Minute pe ceasul albului',
  'web.desk-reserve.black-clock': 'Minute pe ceasul negrului',
  'web.desk-reserve.at': 'Când a fost',
  'web.desk-reserve.at-hint': 'Data și ora din sală.',
  'web.desk-reserve.playing': 'încă se joacă',
  'web.desk-reserve.result': 'Rezultat deocamdată',
  'web.desk-reserve.mark-send': 'Marcați sub rezervă',
  'web.desk-reserve.marked': 'Masa {board} este marcată sub rezervă.',
  'web.desk-reserve.mark-reason': 'De ce se marchează abia acum',
  'web.desk-reserve.facts': 'Jucată sub rezervă',
  'web.desk-reserve.clocks': 'Ceasuri',
  'web.desk-reserve.clocks-said': 'alb {white} min, negru {black} min',
  'web.desk-reserve.waits':
    'Comitetul de competiție mai are de hotărât. Până atunci rezultatul contează deocamdată, runda poate fi închisă, dar concursul nu.',
  'web.desk-reserve.boards':
    'Sub rezervă: {boards}. Runda poate fi închisă, iar următoarea se face cu aceste rezultate așa cum sunt; concursul se închide numai după ce comitetul de competiție a hotărât.',
  'web.desk-reserve.board': 'masa {board}',
  'web.desk-reserve.lift': 'Retrageți rezerva',
  'web.desk-reserve.lift-about':
    'Numai dacă amândoi jucătorii cad până la urmă de acord sau dacă a fost marcată din greșeală. Rezultatul rămâne, iar motivul dumneavoastră este în registru.',
  'web.desk-reserve.lift-reason': 'De ce se retrage',
  'web.desk-reserve.lifted': 'Masa {board} nu mai este sub rezervă.',
  'web.desk-reserve.lift-first': 'Ca să retrageți rezerva, introduceți mai întâi rezultatul.',
  'web.desk-reserve.rule': 'Hotărâre',
  'web.desk-reserve.rule-about':
    'Rezultatul care contează și hotărârea în cuvinte: arbitrul o citește pe pagina mesei.',
  'web.desk-reserve.rule-result': 'Rezultatul care contează',
  'web.desk-reserve.ruling': 'Hotărârea',
  'web.desk-reserve.ruling-hint': 'Cum se înțelege regulamentul în acest caz și ce urmează din aceasta.',
  'web.desk-reserve.vote-hint': 'Lăsați gol dacă nu s-a votat.',
  'web.desk-reserve.rule-ask': 'Această hotărâre stabilește rezultatul. Hotărâți?',
  'web.desk-reserve.ruled-on': 'Data hotărârii',
  'web.desk-reserve.ruled-stays':
    'Comitetul de competiție a hotărât asupra acestei partide: rezultatul rămâne așa. Îl schimbă numai o altă hotărâre.',
  'web.desk-reserve.choose': 'alegeți',
  'web.desk-reserve.on-board': 'La masă',
  'web.desk-reserve.suspend': 'Partida nu putea continua: întrerupeți-o',
  'web.desk-reserve.suspend-about':
    'Când nu se poate juca mai departe nici măcar sub rezervă: se oprește cu o mutare secretă, care rămâne în plic, iar amândoi își notează versiunea. Runda rămâne deschisă până când partida este reluată sau hotărăște comitetul.',
  'web.desk-reserve.suspend-white': 'Versiunea albului',
  'web.desk-reserve.suspend-black': 'Versiunea negrului',
  'web.desk-reserve.resumes-on': 'Se reia (opțional)',
  'web.desk-reserve.resumes-hint': 'Ziua în care se reia, dacă se știe.',
  'web.desk-reserve.suspended': 'Întreruptă',
  'web.desk-reserve.suspended-now': 'cu mutare secretă',
  'web.desk-reserve.matches-section': 'Meciuri ale ligilor',
  'web.desk-reserve.whole': 'Tot meciul',
  'web.desk-reserve.board-of': 'Masa {board}: {white} – {black}',
  'web.desk-reserve.board-alone': 'Masa {board}',
  'web.desk-reserve.says': '{team} spune',
  'web.desk-reserve.in-acta': 'În raport',
  'web.desk-reserve.no-acta': 'încă fără raport',
  'web.desk-reserve.boards-stand': 'așa cum arată mesele',
  'web.desk-reserve.match-rule-about':
    'Rezultatul care contează și hotărârea în cuvinte: ambele cluburi o citesc pe pagina meciului.',
  'web.desk-reserve.match-about':
    'Când jucătorii sau delegații înțeleg diferit regulamentul, o masă sau tot meciul continuă sub rezervă: scrieți aici ca pe spatele raportului, înainte ca ambele cluburi să îl susțină. Rezultatul contează deocamdată; hotărăște comitetul de competiție.',
  'web.desk-reserve.match-mark': 'Puneți o masă sau meciul sub rezervă',
  'web.desk-reserve.match-what': 'Ce este sub rezervă',
  'web.desk-reserve.match-doubt-hint':
    'Versiunea clubului dumneavoastră: ce s-a întâmplat și cum înțelegeți regula. Celălalt club o poate adăuga pe a sa.',
  'web.desk-reserve.clock-hint': 'Pentru o masă.',
  'web.desk-reserve.match-suspended': 'Partida nu putea continua și este întreruptă cu mutare secretă',
  'web.desk-reserve.match-marked': 'Este sub rezervă.',
  'web.desk-reserve.add-version': 'Adăugați versiunea clubului dumneavoastră',
  'web.desk-reserve.add-send': 'Adăugați-o',
  'web.desk-reserve.added': 'Versiunea dumneavoastră este în registru.',
  'web.desk-reserve.match-lift-about':
    'Numai dacă ambele cluburi cad până la urmă de acord sau a fost o greșeală. Ce a scris celălalt club rămâne.',
  'web.desk-reserve.sign-hint':
    'Sunteți de acord cu rezultatele, dar nu cu felul în care a fost înțeles regulamentul? Puneți mai întâi masa sau meciul sub rezervă, mai jos, apoi confirmați: raportul este semnat sub rezervă.',
  'web.desk-reserve.for-club': 'În numele',
  'web.desk-reserve.resumes': 'se reia pe {date}',
  'web.desk-reserve.waits-suspended':
    'Partida este întreruptă. Runda rămâne deschisă până când partida este reluată și rezultatul introdus sau până când hotărăște comitetul de competiție.',
  'web.desk-reserve.resume': 'Ziua în care se reia',
  'web.desk-reserve.resume-send': 'Stabiliți ziua',
  'web.desk-reserve.resume-done': 'Ziua este în registru.',
};
