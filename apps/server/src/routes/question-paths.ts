/**
 * Where each question is asked, under `/api/{federation}`. Names after a colon are fields of the question; its other fields come in
 * the query string, or in the body where the line begins with POST: documents do not fit into an address. One line for each
 * question, by kind.
 */
export const QUESTION_PATHS: Readonly<Record<string, string>> = {
  'federation.show': '/federation',
  'identity.show': '/identity',
  'site.search': '/search',
  'club.search': '/clubs',
  'club.show': '/clubs/:club',
  'club.members': '/clubs/:club/members',
  'player.search': '/players',
  'player.show': '/players/:player',
  'player.events': '/players/:player/events',
  'player.profile': '/players/:player/profile',
  'player.opponents': '/players/:player/opponents',
  'player.compare': '/players/:player/compare/:other',
  'player.duplicates': '/duplicates',
  'player.kept-apart': '/kept-apart',
  'player.similar': '/similar-players',
  'fide-register.show': '/fide-register',
  'fide-register.find': '/fide-register/players',
  'player.merge-preview': '/players/:kept/merge/:duplicate',
  'sanction.search': '/sanctions',
  'record.history': '/records/:kind/:id/history',
  'act.search': '/acts',
  'mail.search': '/mails',

  'event.search': '/events',
  'event.live': '/live-rounds',
  'event.calendar': '/calendar',
  'event.show': '/events/:event',
  'event.precheck': 'POST /events/precheck',
  'event.rounds': '/events/:event/rounds',
  'event.explain-pair': '/events/:event/rounds/:round/boards/:board',
  'event.what-if': '/events/:event/rounds/:round/what-if',
  'event.standings': '/events/:event/standings',
  'event.prizes': '/events/:event/prizes',
  'event.crosstable': '/events/:event/crosstable',
  'event.verdicts': '/events/:event/verdicts',
  'event.rating-changes': '/events/:event/rating-changes',
  'event.participants': '/events/:event/players',
  'event.player': '/events/:event/players/:player',
  'event.document': '/events/:event/document',
  'event.trf': '/events/:event/trf',
  'event.fide-differences': '/events/:event/fide-differences',
  'event.report-gaps': '/events/:event/report-gaps',
  'places.order': '/events/:event/places',
  'event.file': '/events/:event/file',
  'entry.recognize': 'POST /entries/recognize',
  'arbiter.search': '/arbiters',
  'reservation.search': '/reservations',
  'device.search': '/events/:event/devices',
  'device.boards': '/device',
  'report.show': '/events/:event/report',
  'report.effect': '/events/:event/report/effect',
  'report.inbox': '/reports',

  'league.search': '/leagues',
  'league.show': '/leagues/:league',
  'league.standings': '/leagues/:league/groups/:group/standings',
  'league.vacancy': '/leagues/:league/vacancy',
  'league.open-matches': '/open-matches',
  'match.show': '/matches/:match',
  'line-up.check': 'POST /line-ups/check',
  'club-list.show': '/clubs/:club/lists/:season',
  'club-list.check': 'POST /club-lists/check',
  'delegate.matches': '/clubs/:club/matches',

  'list.search': '/lists',
  'list.read': '/lists/:series',
  'list.preview': '/lists/:series/preview',
  'list.preview-revision': '/revisions/preview',
  'series.preview-book-change': '/lists/:series/book-change/preview',
  'list.differences': '/lists/:series/differences',
  'list.highlights': '/lists/:series/highlights',
  'list.sections': '/lists/:series/sections',
  'list.verify': '/lists/:series/:date/verification',
  'period.read': '/periods/:series',
  'rating.history': '/players/:player/ratings',
  'rating.explain': '/players/:player/ratings/:series',
  'rating.document': '/players/:player/ratings/:series/document',
  'rating.explain-live': '/players/:player/ratings/:series/next',
  'rating.live': '/players/:player/live-ratings',

  'correction.search': '/corrections',
  'correction.read': '/corrections/:correction',
  'correction.preview': 'POST /corrections/preview',
  'claim.search': '/claims',
  'claim.read': '/claims/:claim',
  'claim.of-line': '/lists/:series/:date/players/:player/claims',
  'claim.of-player': '/players/:player/claims',

  'norm.of-player': '/players/:player/norms',
  'norm.of-event': '/events/:event/norms',
  'norm.chances-of-player': '/players/:player/norm-chances',
  'norm.certificate': '/events/:event/norm-certificates/:player/:norm',
  'title.applications': '/players/:player/title-applications',
  'norm.performance': '/events/:event/performance-norms',
  'title.due': '/titles-due',
  'promotion.search': '/promotions',

  'scrabble-report.inbox': '/scrabble/reports',
  'scrabble-report.own': '/scrabble/own-reports',
  'scrabble-report.check': 'POST /scrabble/reports/check',
  'scrabble-report.players': 'POST /scrabble/reports/players',
  'scrabble-report.show': '/scrabble/reports/:event',
  'scrabble-event.search': '/scrabble/events',
  'scrabble-event.show': '/scrabble/events/:event',

  'health.scale': '/health/:series',
  'health.summary': '/health/:series/summary',

  'import.search': '/imports',
  'import.show': '/imports/:import',
  'import.doubts': '/imports/:import/doubts',
  'import.read-players': 'POST /imports/read-players',
  'import.read-list': 'POST /imports/read-list',
  'import.read-events': 'POST /imports/read-events',
  'fide-list.wanted': '/fide-lists/wanted',
  'fide-list.compare': 'POST /fide-lists/compare',

  'account.search': '/accounts',
  'account.show': '/accounts/:account',
  'api-token.search': '/accounts/:account/api-tokens',
  'second-factor.show': '/accounts/:account/second-factor',
};

export interface QuestionPlace {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** A question without a line is still reached; a test asks for the line. */
export function questionPlace(kind: string): QuestionPlace {
  const [last = '', method] = (QUESTION_PATHS[kind] ?? `/questions/${kind}`).split(' ').reverse();
  return { method: method === 'POST' ? 'POST' : 'GET', path: last };
}
