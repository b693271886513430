import { catalogue, type Language, type MessageKey } from '@escala/messages';
import { COMPARED_OF_ENTRY, COMPARED_OF_EVENT } from '@escala/office';

/** Words for what is shown beside a text of players: `browser/events/recognised-lines.ts`. */
const RECOGNISED = [
  'web.run.count',
  'web.run.found',
  'web.run.choose',
  'web.run.listed',
  'web.run.guest',
  'web.run.guests',
  'web.run.new-players',
  'web.run.left-out',
  'web.run.offered',
  'web.run.as-guest',
  'web.run.somebody-else',
  'web.run.entered',
  'web.run.repeated',
  'web.run.nameless',
  'web.run.unread',
  'web.run.may-be-years',
  'web.run.years',
  'web.status.unrated',
  'web.word.new',
] as const;

/** Words of the results table, for the arbiter and for a phone at the boards: `browser/rounds`. */
const ENTRY = [
  'web.desk-rounds.entry-*',
  'web.desk-rounds.pad-said-*',
  'web.desk-work.in',
  'web.desk-work.all',
  'web.word.board',
  'web.desk-work.you',
  'web.desk-work.others',
  'web.desk-work.none-yet',
  'web.desk.undo',
  'web.pace.*',
  'web.reserve.mark',
] as const;

const COMPARED = [...COMPARED_OF_EVENT, ...COMPARED_OF_ENTRY].map((field) => `web.field.${field}` as const);

/**
 * Every module of `src/browser/modules` by file name, with the words it uses. A page with a module is sent these words,
 * and `wordsOf` (`browser/page/words.ts`) accepts no others: a key missing here does not compile there. `a.b.*` means
 * every key with that prefix.
 */
export const MODULES = {
  'account-desk.ts': [],
  'account-federation.ts': [],
  'account.ts': [],
  'act-forms.ts': [],
  'board-device.ts': [...ENTRY, 'web.desk-rounds.device-boards', 'web.desk-rounds.device-no-round'],
  'chart.ts': [],
  'check-in.ts': [
    'web.check-in.here',
    'web.check-in.already',
    'web.check-in.waiting',
    'web.check-in.counted',
    'web.check-in.round',
    'web.check-in.over',
  ],
  'claim-open.ts': [],
  'club-acta.ts': [],
  'club-licences.ts': [],
  'club-line-up.ts': [],
  'club-list.ts': [],
  'desk-worker.ts': [],
  'event-byes.ts': [
    'web.byes.here',
    'web.desk-pairing.off-zero',
    'web.round.bye-of-half',
    'web.round.bye-of-full',
    'web.byes.saved',
    'web.account.offline',
  ],
  'event-entries.ts': [
    ...RECOGNISED,
    'web.done.entry.add',
    'web.desk-events.no-licence',
    'web.desk-events.namesake',
    'web.desk-events.later-list',
    'web.desk-events.file-line',
    'web.desk-events.file-entered',
    'web.desk-events.file-numbers-by-rating',
    'web.desk-events.file-numbers-next',
    'web.desk-events.file-by-name',
    'web.desk-events.file-passed-over',
    'web.desk-events.file-new',
    'web.desk-events.file-guests',
    'web.desk-events.file-namesakes',
    'web.desk-events.file-left',
    'web.desk-events.file-empty',
  ],
  'event-file.ts': [],
  'event-form.ts': [],
  'event-prizes.ts': [],
  'event-receive.ts': [
    ...COMPARED,
    'web.compare.*',
    'web.event-state.*',
    'web.word.and-more',
    'web.word.in-the-file',
    'web.board.title',
    'web.round.title',
    'web.desk-events.received',
    'web.desk-events.other-federation',
    'web.desk-events.received-registered',
    'web.desk-events.received-taken-back',
    'web.desk-events.wrong-file',
    'web.desk-events.no-file',
  ],
  'fide-list-load.ts': ['web.desk-fide.sending', 'web.desk-fide.reading', 'web.desk-fide.done'],
  'forgotten-password.ts': [],
  'hall.ts': ['web.hall.next'],
  'identity.ts': [
    'web.desk-identity.text-kept',
    'web.desk-identity.text-darker',
    'web.desk-identity.button-white',
    'web.desk-identity.button-dark',
    'web.desk-identity.dark-kept',
    'web.desk-identity.dark-lighter',
  ],
  'invitation.ts': [],
  'league-rows.ts': [],
  'league-team.ts': [],
  'list.ts': [],
  'live.ts': ['web.live.at', 'web.word.and-more', 'web.live.lost', 'web.live.over', 'web.live.resume'],
  'office-working.ts': ['web.desk-office.working'],
  'pair-here.ts': [],
  'play.ts': [],
  'quit.ts': ['web.quit.waiting'],
  'registry-chosen.ts': [],
  'registry-import.ts': [
    'web.desk-registry.import.*',
    'fault.*',
    'doubt.*',
    'web.submit.fide.link',
    'web.word.progress',
    'web.word.things-to-check',
  ],
  'registry-similar.ts': [
    'web.desk-registry.similar',
    'web.desk-registry.somebody-else',
    'web.desk-registry.alike',
    'web.desk-registry.open-player',
    'web.desk-fide.copied',
  ],
  'result-entry.ts': ENTRY,
  'rounds-devices.ts': ['web.desk-rounds.phone-qr'],
  'rounds-pairs.ts': ['web.desk-rounds.pairs-*'],
  'run-tournament.ts': [
    ...RECOGNISED,
    'web.run.choose-first',
    'web.run.no-teams',
    'web.run.rounds-fixed',
    'web.run.rounds-suggested',
    'web.run.rounds-suggested-teams',
  ],
  'scrabble-report.ts': [
    'web.scrabble.game-number',
    'web.scrabble.control',
    'web.word.place',
    'web.word.score',
    'web.word.player',
    'web.word.round',
    'web.desk-office.first-player',
    'web.desk-office.second-player',
    'web.word.result',
    'web.word.remove',
    'web.scrabble.checked-good',
    'web.scrabble.checked-unrated',
    'web.scrabble.file-read',
    'web.scrabble.file-unknown',
    'web.scrabble.file-unread',
    'web.scrabble.file-empty',
  ],
  'search.ts': [],
  'seat.ts': [],
  'setup.ts': [],
  'sign-in.ts': [],
  'entry-address.ts': [],
  'unsubscribe.ts': [],
  'verify.ts': [
    'web.verify.working',
    'web.verify.agrees',
    'web.verify.disagrees',
    'web.verify.rows',
    'web.verify.cell',
    'web.verify.extra',
    'web.verify.unrated',
    'web.verify.failed',
    'web.verify.again',
  ],
  'what-if.ts': [
    'web.what-if.impossible',
    'web.what-if.sum',
    'web.what-if.rating',
    'web.what-if.empty',
    'web.cited.say',
  ],
} as const satisfies Readonly<Record<string, readonly (MessageKey | `${string}*`)[]>>;

export type ModuleName = keyof typeof MODULES;

type Said<Word extends string> = Word extends `${infer Start}*` ? Extract<MessageKey, `${Start}${string}`> : Word;

/** The words of a module. */
export type WordOf<Name extends ModuleName> = Said<(typeof MODULES)[Name][number]>;

/** Returns a word sent with the page. A function for more words can be used for fewer. */
export type Say<Word extends string> = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/** The texts sent with a page, without values: those are inserted in the browser. */
export function wordsSent(language: Language, names: readonly ModuleName[]): Readonly<Record<string, string>> {
  const words: readonly string[] = names.flatMap((name) => MODULES[name]);
  if (words.length === 0) return {};
  const texts = catalogue(language);
  const said = words.flatMap((word) =>
    word.endsWith('*') ? Object.keys(texts).filter((key) => key.startsWith(word.slice(0, -1))) : [word],
  );
  return Object.fromEntries(said.map((key) => [key, texts[key as MessageKey]]));
}
