/** De ce doi se întâlnesc după sistemul olandez, sau nu, în cuvinte. */
export const messages: Record<keyof typeof import('../../en/books/fide-2026-pairing.ts').messages, string> = {
  'working.fide-2026.dutch.order':
    'Dintre cei {count, number} care rămân aici să joace între ei, {first} are numărul {upper, number} și joacă cu {second}, numărul {lower, number}: jumătatea mai bună joacă în ordine cu cealaltă.',
  'working.fide-2026.dutch.order-changed':
    'Dintre cei {count, number} care rămân aici să joace între ei, {first} are numărul {upper, number} și joacă cu {second}, numărul {lower, number}; după simpla ordine ar fi fost {plain}.',
  'working.fide-2026.dutch.exchange':
    'Jumătate contra jumătate nu se poate fără pierderi: {out}, din jumătatea mai bună, și {into}, din cealaltă, au schimbat partea.',
  'working.fide-2026.dutch.leaves': 'Fără pereche în această grupă: {players}.',
  'working.fide-2026.dutch.gave-way': 'Ce nu s-a putut evita în această grupă:',
  'working.fide-2026.dutch.gave-way.C9':
    'Cine are pauză are {count, plural, one {# rundă nejucată} few {# runde nejucate} other {# de runde nejucate}}{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C10':
    '{count, plural, one {În # pereche} few {În # perechi} other {În # de perechi}} cineva depășește diferența de două culori{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C11':
    '{count, plural, one {În # pereche} few {În # perechi} other {În # de perechi}} cineva are aceeași culoare a treia oară la rând{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C12':
    '{count, plural, one {# jucător nu are} few {# jucători nu au} other {# de jucători nu au}} culoarea cuvenită{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C13':
    '{count, plural, one {La # jucător se refuză} few {La # jucători se refuză} other {La # de jucători se refuză}} o preferință puternică{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C14':
    '{count, plural, one {# jucător coboară din nou} few {# jucători coboară din nou} other {# de jucători coboară din nou}}, ca în ultima rundă{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C16':
    '{count, plural, one {# jucător coboară din nou} few {# jucători coboară din nou} other {# de jucători coboară din nou}}, ca acum două runde{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C15':
    '{count, plural, one {# jucător joacă din nou} few {# jucători joacă din nou} other {# de jucători joacă din nou}} cu cineva de mai sus, ca în ultima rundă{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C17':
    '{count, plural, one {# jucător joacă din nou} few {# jucători joacă din nou} other {# de jucători joacă din nou}} cu cineva de mai sus, ca acum două runde{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C18':
    '{count, plural, one {# jucător venit de sus coboară mai departe; a coborât} few {# jucători veniți de sus coboară mai departe; au coborât} other {# de jucători veniți de sus coboară mai departe; au coborât}} și în ultima rundă{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.gave-way.C20':
    '{count, plural, one {# jucător venit de sus coboară mai departe; a coborât} few {# jucători veniți de sus coboară mai departe; au coborât} other {# de jucători veniți de sus coboară mai departe; au coborât}} și acum două runde{players, select, none {} other { ({players})}}.',
  'working.fide-2026.dutch.members':
    'Grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} are {count, plural, one {# jucător} few {# jucători} other {# de jucători}}{moved, plural, =0 {} other {, dintre care # de mai sus}}.',
  'working.fide-2026.dutch.left.odd':
    '{player} a rămas fără pereche în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}}: {count, plural, =1 {nu mai este nimeni} other {numărul jucătorilor (#) este impar}}.',
  'working.fide-2026.dutch.left.fewer':
    '{player} a rămas fără pereche în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}}: cu cei {count, plural, one {#} few {#} other {# de}} jucători {pairs, plural, =0 {nu se poate forma nicio pereche} one {nu se poate forma mai mult de # pereche} few {nu se pot forma mai mult de # perechi} other {nu se pot forma mai mult de # de perechi}}.',
  'working.fide-2026.dutch.left.needed':
    '{player} a părăsit grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}}: altfel, mai jos nu ar putea fi împerecheați toți.',
  'working.fide-2026.dutch.left.alone':
    '{player} nu poate întâlni pe nimeni din grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}}.',
  'working.fide-2026.dutch.left.limbo':
    '{player} coborâse în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} și a rămas fără pereche și acolo.',
  'working.fide-2026.dutch.instead': 'De ce nu a rămas pe dinafară cineva mai slab clasat:',
  'working.fide-2026.dutch.tried': '{player} i-ar fi întâlnit mai întâi pe aceștia:',
  'working.fide-2026.dutch.more':
    '{more, plural, one {Încă # nu este arătat aici} few {Încă # nu sunt arătați aici} other {Încă # de jucători nu sunt arătați aici}}.',
  'working.fide-2026.dutch.wish.pair': '{first} – {second}: {list}.',
  'working.fide-2026.dutch.wish.leaves': '{player}: {list}.',
  'working.fide-2026.dutch.wish.bye': 'Pauză pentru {player}: {list}.',
  'working.fide-2026.dutch.reason.C1': 's-au întâlnit în runda {round, number}',
  'working.fide-2026.dutch.reason.C3': 'amândoi trebuie să aibă {colour, select, white {alb} other {negru}}',
  'working.fide-2026.dutch.reason.forbidden': 'nu au voie să fie împerecheați',
  'working.fide-2026.dutch.reason.bye-before': 'a avut pauză în runda {round, number}',
  'working.fide-2026.dutch.reason.points-before': 'a primit punctele unei victorii fără joc în runda {round, number}',
  'working.fide-2026.dutch.reason.even': 'numărul jucătorilor este par și nimeni nu are pauză',
  'working.fide-2026.dutch.reason.C4': 'atunci cineva dintre aceștia ar rămâne fără adversar: {players}',
  'working.fide-2026.dutch.reason.C5': 'atunci ar avea pauză {player}, care are mai multe puncte',
  'working.fide-2026.dutch.reason.more-points': 'are mai multe puncte decât {player}, care poate avea pauză',
  'working.fide-2026.dutch.reason.C6':
    'în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} ar rămâne pe dinafară {other, plural, one {# jucător} few {# jucători} other {# de jucători}} în loc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C7':
    'în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}} ar rămâne pe dinafară cineva cu mai multe puncte decât acum ({players})',
  'working.fide-2026.dutch.reason.C8a':
    'după grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}}, în următoarea ar rămâne pe dinafară {other, plural, one {# jucător} few {# jucători} other {# de jucători}} în loc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C8b':
    'după grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}}, în următoarea ar rămâne pe dinafară cineva cu mai multe puncte decât acum ({players})',
  'working.fide-2026.dutch.reason.C9':
    'ar avea pauză cineva cu {other, plural, one {# rundă nejucată} few {# runde nejucate} other {# de runde nejucate}} în loc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C10':
    'în {other, plural, one {# pereche} few {# perechi} other {# de perechi}} în loc de {best, number} diferența de culori ar depăși doi ({players})',
  'working.fide-2026.dutch.reason.C11':
    'în {other, plural, one {# pereche} few {# perechi} other {# de perechi}} în loc de {best, number} cineva ar avea o culoare de trei ori la rând ({players})',
  'working.fide-2026.dutch.reason.C12':
    'în {other, plural, one {# pereche} few {# perechi} other {# de perechi}} în loc de {best, number} cineva nu ar avea culoarea cuvenită ({players})',
  'working.fide-2026.dutch.reason.C13':
    'în {other, plural, one {# pereche} few {# perechi} other {# de perechi}} în loc de {best, number} s-ar refuza o preferință puternică de culoare ({players})',
  'working.fide-2026.dutch.reason.C14':
    'dintre cei coborâți în ultima rundă, ar coborî din nou {other, number} în loc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C16':
    'dintre cei coborâți acum două runde, ar coborî din nou {other, number} în loc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C15':
    'dintre cei care au jucat cu cineva de mai sus în ultima rundă, ar repeta {other, number} în loc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C17':
    'dintre cei care au jucat cu cineva de mai sus acum două runde, ar repeta {other, number} în loc de {best, number} ({players})',
  'working.fide-2026.dutch.reason.C18':
    'ar coborî mai departe cineva cu mai multe puncte, coborât în ultima rundă ({players})',
  'working.fide-2026.dutch.reason.C20':
    'ar coborî mai departe cineva cu mai multe puncte, coborât acum două runde ({players})',
  'working.fide-2026.dutch.reason.C19':
    'cineva care a jucat cu un jucător de mai sus în ultima rundă ar avea unul cu mai multe puncte ({players})',
  'working.fide-2026.dutch.reason.C21':
    'cineva care a jucat cu un jucător de mai sus acum două runde ar avea unul cu mai multe puncte ({players})',
  'working.fide-2026.dutch.reason.moved-down':
    'la fel de bun după toate criteriile, dar ar rămâne pe dinafară un jucător de sus mai bine clasat',
  'working.fide-2026.dutch.reason.opponents':
    'la fel de bun după toate criteriile, dar {player} ar juca cu {second} în loc de {first}, care vine înainte',
  'working.fide-2026.dutch.reason.exchanges':
    'la fel de bun după toate criteriile, dar ar schimba jumătatea {other, plural, one {# jucător} few {# jucători} other {# de jucători}} în loc de {best, number}',
  'working.fide-2026.dutch.reason.difference':
    'la fel de bun după toate criteriile, dar ar schimba jumătatea jucători mai depărtați',
  'working.fide-2026.dutch.reason.out':
    'la fel de bun după toate criteriile, dar ar părăsi jumătatea mai bună un jucător mai bine clasat',
  'working.fide-2026.dutch.reason.into':
    'la fel de bun după toate criteriile, dar ar intra în jumătatea mai bună un jucător mai slab clasat',
  'working.fide-2026.dutch.reason.better.colours': 'culorile ar ieși mai bine, dar cântăresc mai puțin',
  'working.fide-2026.dutch.reason.better.floats':
    'mai puțini ar coborî sau urca din nou, dar asta cântărește mai puțin',
  'working.fide-2026.dutch.reason.better.leavers': 'grupa următoare ar ieși mai bine, dar asta cântărește mai puțin',
  'working.fide-2026.dutch.reason.better.bye':
    'ar avea pauză cineva cu mai puține runde nejucate, dar asta cântărește mai puțin',
  'working.fide-2026.dutch.decides':
    'Restul a fost împerecheat cât se poate de bine și comparat: ce hotărăște este în grupa de {points, plural, one {# punct} few {# puncte} other {# de puncte}}{above, plural, =0 {} other {, iar cele de deasupra rămân la fel}}.',
  'working.fide-2026.dutch.paired': '{first} și {second} joacă în această rundă.',
  'working.fide-2026.dutch.absent': '{player} nu se împerechează în această rundă.',
  'working.fide-2026.dutch.wants.0': '{player} nu are preferință de culoare: nu a jucat încă.',
  'working.fide-2026.dutch.wants.1':
    '{player} preferă ușor {colour, select, white {alb} other {negru}}: ultima partidă a fost cu cealaltă culoare.',
  'working.fide-2026.dutch.wants.2':
    '{player} preferă puternic {colour, select, white {alb} other {negru}}: o partidă mai puțin cu această culoare.',
  'working.fide-2026.dutch.wants.3':
    '{player} trebuie să aibă {colour, select, white {alb} other {negru}}: cel puțin două partide mai puțin cu această culoare, sau cealaltă culoare de două ori la rând.',
  'working.fide-2026.dutch.bye.lowest':
    '{player}, cu {points, plural, one {# punct} few {# puncte} other {# de puncte}}, are pauză: numărul jucătorilor este impar și nimeni nu are mai puține puncte.',
  'working.fide-2026.dutch.bye.fewer':
    '{player}, cu {points, plural, one {# punct} few {# puncte} other {# de puncte}}, are pauză: numărul jucătorilor este impar și nimeni cu mai puține puncte nu poate avea pauză.',
  'working.fide-2026.dutch.bye.alike': 'Mai slab clasați, cu tot atâtea puncte:',
  'article.fide-2026.C.04.3 C1': 'Doi jucători se întâlnesc cel mult o dată.',
  'article.fide-2026.C.04.3 C2': 'Nimeni nu are pauză a doua oară, nici după punctele unei victorii fără joc.',
  'article.fide-2026.C.04.3 C3':
    'Doi care trebuie să aibă aceeași culoare nu se întâlnesc, în afara fruntașilor din ultima rundă.',
  'article.fide-2026.C.04.3 C4': 'Toți ceilalți trebuie să poată fi împerecheați.',
  'article.fide-2026.C.04.3 C5': 'Are pauză cineva cu cât mai puține puncte.',
  'article.fide-2026.C.04.3 C6': 'Cât mai puțini părăsesc o grupă.',
  'article.fide-2026.C.04.3 C7': 'Cei care pleacă au cât mai puține puncte.',
  'article.fide-2026.C.04.3 C8': 'Și grupa următoare iese cât se poate de bine.',
  'article.fide-2026.C.04.3 C9': 'Cine are pauză are cât mai puține runde nejucate.',
  'article.fide-2026.C.04.3 C10': 'Diferențele de culoare de peste doi sunt cât mai puține.',
  'article.fide-2026.C.04.3 C11': 'Cât mai puțini au o culoare de trei ori la rând.',
  'article.fide-2026.C.04.3 C12': 'Cât mai puținora li se refuză culoarea cuvenită.',
  'article.fide-2026.C.04.3 C13': 'Se refuză cât mai puține preferințe puternice.',
  'article.fide-2026.C.04.3 C14': 'Cât mai puțini coboară două runde la rând.',
  'article.fide-2026.C.04.3 C15': 'Cât mai puțini joacă două runde la rând cu cineva de mai sus.',
  'article.fide-2026.C.04.3 C16': 'La fel după două runde: coborârea.',
  'article.fide-2026.C.04.3 C17': 'La fel după două runde: jocul cu cineva de mai sus.',
  'article.fide-2026.C.04.3 C18': 'La cei care coboară de două ori la rând, diferențele de puncte sunt cât mai mici.',
  'article.fide-2026.C.04.3 C19': 'La fel la cei care joacă de două ori la rând cu cineva de mai sus.',
  'article.fide-2026.C.04.3 C20': 'La fel după două runde: coborârea, după puncte.',
  'article.fide-2026.C.04.3 C21': 'La fel după două runde: jocul cu cineva de mai sus, după puncte.',
  'article.fide-2026.C.04.3 1.7': 'Cât de puternică este o preferință de culoare.',
  'article.fide-2026.C.04.3 4.2': 'Adversarii se încearcă în ordine și se ia primul potrivit.',
  'article.fide-2026.C.04.3 4.3': 'Apoi cât mai puțini schimbă jumătatea, cât mai apropiați.',
  'article.fide-2026.C.04.3 4.4': 'Dintre cei coborâți se împerechează primii.',
  'decision.D-DUTCH-24':
    'De ce doi nu se întâlnesc: cei doi se împerechează, restul cât se poate de bine, iar primul criteriu care iese mai rău hotărăște, grupă cu grupă de sus.',
  'decision.D-DUTCH-25':
    'Ce s-a încercat înaintea unei perechi se judecă în grupa ei, cu perechile de deasupra așa cum sunt.',
};
