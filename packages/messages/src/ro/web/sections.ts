/** Sections of a list, the points of a scale, lists every month: what fide-2009 asks of an office. */
export const messages: Record<keyof typeof import('../../en/web/sections.ts').messages, string> = {
  'web.sections.title': '{series}, {date}: secțiunile listei',
  'web.sections.link': 'Cei mai buni, inactivii și jucătorii titrați fără rating',
  'web.sections.top': 'Cei mai buni',
  'web.sections.top-about':
    'Cele mai mari ratinguri ale jucătorilor activi; cine este la egalitate cu ultimul loc apare și el.',
  'web.sections.inactive': 'Jucători inactivi',
  'web.sections.inactive-about':
    'Nicio partidă evaluată într-un an: nu au loc în clasament, contează cu ultimul rating și sunt arătați doi ani.',
  'web.sections.titled': 'Jucători titrați fără rating',
  'web.sections.titled-about': 'Se publică împreună cu lista, separat.',
  'web.sections.nobody': 'Nimeni.',
  'web.sections.last-rating': 'Ultimul rating',
  'web.sections.since': 'Inactiv din',
  'web.sections.until': 'Arătat până la',
  'refusal.list-no-sections':
    'Regulamentul listei {name} nu are secțiuni în afara clasamentului. Deschideți lista însăși.',
  'web.flow.title': 'Puncte care intră și ies',
  'web.flow.about':
    'Suma ratingurilor jucătorilor activi de la listă la listă: ce aduc cei noi și cei care revin, ce iau cu ei cei care devin inactivi sau ies și ce au dat sau au luat partidele.',
  'web.flow.cell': '{points} ({players, plural, one {# jucător} few {# jucători} other {# de jucători}})',
  'web.flow.entered': 'Noi',
  'web.flow.returned': 'Reveniți',
  'web.flow.becameInactive': 'Deveniți inactivi',
  'web.flow.delisted': 'Ieșiți de pe listă',
  'web.flow.changed': 'Prin partide',
  'web.setup.monthly-from': 'Liste lunare din',
  'web.setup.monthly-hint': 'Prima listă lunară pe lângă cele șase pe an (fide-2009 7.3); gol: șase pe an.',
  'refusal.monthly-from-day': 'Listele se publică în prima zi a lunii: {date} nu este una.',
  'refusal.monthly-from-book':
    'Calendarul listei {name} este fixat de regulamentul ei: lăsați „monthlyFrom” necompletat.',
  'refusal.monthly-from-published':
    'Lista din {date} a seriei {name} este publicată: listele lunare pot începe sau înceta numai după ea.',
};
