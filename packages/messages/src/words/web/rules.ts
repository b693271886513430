import type { Texts } from '../../texts.ts';

/** The page for questions to the competition regulation, for any question. */
export const messages = {
  'web.rules.title': ['Ask the rules', 'Consulteu el reglament', 'Consulte el reglamento', 'Consultați regulamentul'],
  'web.rules.about': [
    'Open a question, fill in what you know, and see what the competition regulation says, with its article. Nothing is stored.',
    'Obriu una pregunta, empleneu el que sabeu i llegiu què diu el reglament de competició, amb l’article. No es desa res.',
    'Abra una pregunta, rellene lo que sabe y lea qué dice el reglamento de competición, con su artículo. No se guarda nada.',
    'Deschideți o întrebare, completați ce știți și citiți ce spune regulamentul de concurs, cu articolul lui. Nu se înregistrează nimic.',
  ],
  'web.rules.regulation': ['Whole regulation', 'Tot el reglament', 'Todo el reglamento', 'Tot regulamentul'],
  'web.rules.section-about': [
    'A late player, a clash of dates, missing papers: what the competition regulation says.',
    'Un jugador que fa tard, dates que coincideixen, papers que falten: què diu el reglament de competició.',
    'Un jugador que llega tarde, fechas que coinciden, papeles que faltan: qué dice el reglamento de competición.',
    'Un jucător care întârzie, date care se suprapun, acte care lipsesc: ce spune regulamentul de concurs.',
  ],
  'web.rules.link': [
    'Ask the rules: late players, clashing dates, papers, deadlines, titles, the sports commission',
    'Consulteu el reglament: retards, dates que coincideixen, documents, terminis, títols, comissió esportiva',
    'Consulte el reglamento: retrasos, fechas que coinciden, documentos, plazos, títulos, comisión deportiva',
    'Consultați regulamentul: întârzieri, date care se suprapun, acte, termene, titluri, comisia sportivă',
  ],
  'web.rules.ask': ['Show answer', 'Mostra la resposta', 'Mostrar la respuesta', 'Arată răspunsul'],
  'web.rules.answer': ['Answer', 'Resposta', 'Respuesta', 'Răspuns'],
  'web.rules.to-correct': [
    'No answer yet: correct the fields marked below.',
    'Encara no hi ha resposta: corregiu els camps marcats a sota.',
    'Todavía no hay respuesta: corrija los campos marcados abajo.',
    'Încă nu există răspuns: corectați câmpurile marcate mai jos.',
  ],
  'web.rules.unknown-question': [
    'This page does not know the question in the address. Choose one below.',
    'Aquesta pàgina no coneix la pregunta de l’adreça. Trieu-ne una de sota.',
    'Esta página no conoce la pregunta de la dirección. Elija una de las de abajo.',
    'Pagina nu cunoaște întrebarea din adresă. Alegeți una de mai jos.',
  ],
  'web.rules.optional': ['{label} (optional)', '{label} (opcional)', '{label} (opcional)', '{label} (opțional)'],
  'web.rules.clocks': [
    'Taken off the clocks at the start',
    'Temps descomptat dels rellotges en començar',
    'Tiempo descontado de los relojes al empezar',
    'Timp scăzut de pe ceasuri la începerea jocului',
  ],
  'web.rules.clock-own': [
    'Clock of the late player',
    'Rellotge de qui fa tard',
    'Reloj de quien llega tarde',
    'Ceasul celui care întârzie',
  ],
  'web.rules.clock-opponent': ['Opponent’s clock', 'Rellotge del rival', 'Reloj del rival', 'Ceasul adversarului'],
  'web.rules.clock-time': [
    '{minutes} min {seconds} s',
    '{minutes} min {seconds} s',
    '{minutes} min {seconds} s',
    '{minutes} min {seconds} s',
  ],
  'web.rules.fault-choice': [
    'Choose one from the list.',
    'Trieu-ne un de la llista.',
    'Elija uno de la lista.',
    'Alegeți unul din listă.',
  ],
  'web.rules.fault-number': [
    'Enter a whole number from {min} to {max}.',
    'Escriviu un nombre enter de {min} a {max}.',
    'Escriba un número entero de {min} a {max}.',
    'Scrieți un număr întreg de la {min} la {max}.',
  ],
  'web.rules.fault-day': [
    'Choose a day between {min} and {max}.',
    'Trieu un dia entre el {min} i el {max}.',
    'Elija un día entre el {min} y el {max}.',
    'Alegeți o zi între {min} și {max}.',
  ],
  'web.rules.fault-round': [
    'The event has {rounds, plural, one {one round} other {# rounds}}: enter one of them.',
    'La prova té {rounds, plural, one {una ronda} other {# rondes}}: escriviu-ne una.',
    'La prueba tiene {rounds, plural, one {una ronda} other {# rondas}}: escriba una de ellas.',
    'Concursul are {rounds, plural, one {o rundă} few {# runde} other {# de runde}}: scrieți una dintre ele.',
  ],
} satisfies Texts;
