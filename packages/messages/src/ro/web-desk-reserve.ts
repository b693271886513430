/** A game under reserve: marking it, and the ruling of the competition committee. */
export const messages: Record<string, string> = {
  'web.desk-reserve.section': 'Partide sub rezervă',
  'web.desk-reserve.section-about': 'Hotărâți asupra partidelor jucate sub rezervă („sub-condicione”).',
  'web.desk-reserve.about':
    'Jucătorii au înțeles diferit regulamentul și au jucat mai departe sub rezervă. Contează cum îl înțelege comitetul de competiție: hotărârea dumneavoastră stabilește rezultatul, cu motivul ei.',
  'web.desk-reserve.none': 'Nicio partidă nu așteaptă o hotărâre.',
  'web.desk-reserve.waiting':
    '{count, plural, one {O partidă sub rezervă așteaptă o hotărâre.} few {# partide sub rezervă așteaptă o hotărâre.} other {# de partide sub rezervă așteaptă o hotărâre.}}',
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
  'web.desk-reserve.lift-send': 'Retrageți-o',
  'web.desk-reserve.lifted': 'Masa {board} nu mai este sub rezervă.',
  'web.desk-reserve.lift-first': 'Ca să retrageți rezerva, introduceți mai întâi rezultatul.',
  'web.desk-reserve.rule': 'Hotărâre',
  'web.desk-reserve.rule-about':
    'Rezultatul care contează și hotărârea în cuvinte: arbitrul o citește pe pagina mesei.',
  'web.desk-reserve.rule-result': 'Rezultatul care contează',
  'web.desk-reserve.ruling': 'Hotărârea',
  'web.desk-reserve.ruling-hint': 'Cum se înțelege regulamentul în acest caz și ce urmează din aceasta.',
  'web.desk-reserve.vote-hint': 'Lăsați gol dacă nu s-a votat.',
  'web.desk-reserve.rule-send': 'Hotărâți',
  'web.desk-reserve.rule-ask': 'Această hotărâre stabilește rezultatul. Hotărâți?',
  'web.desk-reserve.ruled': 'Hotărârea asupra mesei {board} este în registru.',
  'web.desk-reserve.ruled-on': 'Data hotărârii',
  'web.desk-reserve.ruled-stays':
    'Comitetul de competiție a hotărât asupra acestei partide: rezultatul rămâne așa. Îl schimbă numai o altă hotărâre.',
  'web.desk-reserve.choose': 'alegeți',
  'web.desk-reserve.on-board': 'La masă',
};
