import { CURRENCY, type KeyAfter, PRIZE_SHARINGS, type Prize, readPrizes } from '@escala/core';
import type { Speech } from '@escala/messages';
import { ruleBooks, titleBooks } from '@escala/regulations';
import { type Command, Option } from 'commander';
import type { CheckOptions } from '../commands/check.ts';
import type { NormsCommandOptions } from '../commands/norms.ts';
import type { PrizesOptions } from '../commands/prizes.ts';
import {
  COMPETITION_BOOKS,
  SCHEDULED_SYSTEMS,
  SIMULATED_SYSTEMS,
  TEAM_TIE_BREAK_NAMES,
  TIE_BREAK_NAMES,
} from '../input/competition-book.ts';
import { UsageError } from '../usage-error.ts';
import {
  addResultOptions,
  choiceOption,
  command,
  type Done,
  languageOption,
  numberOption,
  rulesOption,
  run,
  shareOption,
} from './parts.ts';
import { addAcceleration, addReportOptions, MOST_ROUNDS } from './report-options.ts';

/** A league of more has millions of games. */
const MOST_SCHEDULED = 2000;
const MOST_SIMULATED = 100_000;
const MOST_SEED = 4_294_967_295;
const MOST_RATED_GAMES = 99_999;
/** Titles of books that give some by a place. */
const DIRECT_TITLES = Object.values(titleBooks).flatMap(({ performance, known }) => (performance ? known : []));
const NORM_TITLES = Object.values(titleBooks).flatMap(({ performance }) => performance?.titles ?? []);
const CHECKING_REGULATIONS = [...COMPETITION_BOOKS, ...Object.keys(ruleBooks)];

/** Where the result goes, and what the report may not say. */
function addTournamentOptions(made: Command, translate: Speech['translate']): Command {
  return addReportOptions(addResultOptions(made, translate), translate).addOption(rulesOption(translate));
}

export function addPair(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addAcceleration(addTournamentOptions(command(program, 'pair', translate), translate), translate)
    .argument('<file>', translate('cli.help.tournament-file'))
    .addOption(numberOption('-r, --round <number>', translate('cli.help.round-to-pair'), 1, MOST_ROUNDS))
    .option('--why', translate('cli.help.why'))
    .addOption(
      new Option('--what-if <players>', translate('cli.help.what-if')).argParser(
        (wanted: string, before: readonly string[] = []): string[] => [...before, wanted],
      ),
    )
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/pair.ts')).pair));
}

export function addStandings(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addTournamentOptions(command(program, 'standings', translate), translate)
    .argument('<file>', translate('cli.help.tournament-file'))
    .addOption(tieBreaksOption(translate))
    .addOption(numberOption('-r, --round <number>', translate('cli.help.round-of-standings'), 0, MOST_ROUNDS))
    .option('--workings', translate('cli.help.standings-workings'))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/standings.ts')).standings));
}

function tieBreaksOption(translate: Speech['translate']): Option {
  const values = { known: TIE_BREAK_NAMES.join(', '), teams: TEAM_TIE_BREAK_NAMES.join(', ') };
  return new Option('-t, --tiebreaks <names>', translate('cli.help.tiebreaks', values)).argParser(tieBreakNames);
}

/** `none` ranks by points alone. Which names there are, the book of the document says. */
function tieBreakNames(wanted: string): string[] {
  if (wanted === 'none') return [];
  return wanted.split(',').map((name) => name.trim());
}

export function addPrizes(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addTournamentOptions(command(program, 'prizes', translate), translate)
    .argument('<file>', translate('cli.help.tournament-file'))
    .option('--prizes <amounts>', translate('cli.help.prizes-by-place'))
    .addOption(new Option('--currency <code>', translate('cli.help.currency')).argParser(currencyCode))
    .addOption(choiceOption('--sharing <way>', translate('cli.help.sharing'), PRIZE_SHARINGS))
    .addOption(tieBreaksOption(translate))
    .addOption(numberOption('-r, --round <number>', translate('cli.help.round-of-standings'), 0, MOST_ROUNDS))
    .option('--why', translate('cli.help.prizes-why'))
    .addOption(languageOption(translate))
    .action(async (file: string, { prizes: wanted, ...options }: PrizesOptions & { prizes?: string }) => {
      const told = wanted === undefined ? {} : { prizes: prizesByPlace(wanted, options.currency) };
      const { prizes } = await import('../commands/prizes.ts');
      done(await prizes(file, { ...options, ...told }, speech));
    });
}

function currencyCode(wanted: string): string {
  if (!CURRENCY.test(wanted)) throw new UsageError('cli.usage.no-currency', { name: '--currency', wanted });
  return wanted;
}

/** They are parted by commas, so that only the point parts decimals. */
function prizesByPlace(wanted: string, currency = 'EUR'): readonly Prize[] {
  const { prizes, faults } = readPrizes(wanted.replaceAll(',', ';'), currency);
  const [fault] = faults;
  if (fault !== undefined) throw new UsageError('cli.usage.no-amount', { name: '--prizes', wanted: fault.text });
  return prizes;
}

export function addSchedule(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addResultOptions(command(program, 'schedule', translate), translate)
    .addOption(rulesOption(translate))
    .addOption(
      choiceOption(
        '-s, --system <name>',
        translate('cli.help.schedule-system'),
        SCHEDULED_SYSTEMS,
      ).makeOptionMandatory(),
    )
    .addOption(
      numberOption('-n, --players <number>', translate('cli.help.players'), 2, MOST_SCHEDULED).makeOptionMandatory(),
    )
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/schedule.ts')).schedule));
}

export function addDraw(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addTournamentOptions(command(program, 'draw', translate), translate)
    .argument('<file>', translate('cli.help.tournament-file'))
    .addOption(numberOption('--seed <number>', translate('cli.help.seed'), 0, MOST_SEED).makeOptionMandatory())
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/draw.ts')).draw));
}

export function addCheck(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addAcceleration(addTournamentOptions(command(program, 'check', translate), translate), translate)
    .argument('<files...>', translate('cli.help.check-file'))
    .addOption(choiceOption('--regulation <name>', translate('cli.help.regulation'), CHECKING_REGULATIONS))
    .option('--pairings', translate('cli.help.pairings'))
    .option('--report', translate('cli.help.check-report'))
    .option('--why', translate('cli.help.why'))
    .addOption(languageOption(translate))
    .action(async (files: string[], options: CheckOptions) => {
      const { check, checkAll } = await import('../commands/check.ts');
      const [file] = files;
      done(await (files.length === 1 ? check(file!, options, speech) : checkAll(files, options, speech)));
    });
}

export function addSimulate(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  const share = (name: KeyAfter<'cli.help.simulate-'>): Option =>
    shareOption(`--${name} <number>`, translate(`cli.help.simulate-${name}`));
  command(program, 'simulate', translate)
    .addOption(choiceOption('-s, --system <name>', translate('cli.help.schedule-system'), SIMULATED_SYSTEMS))
    .addOption(
      numberOption('-n, --players <number>', translate('cli.help.players'), 2, MOST_SIMULATED).makeOptionMandatory(),
    )
    .addOption(
      numberOption('-r, --rounds <number>', translate('cli.help.rounds'), 1, MOST_ROUNDS).makeOptionMandatory(),
    )
    .addOption(numberOption('--seed <number>', translate('cli.help.seed'), 0, MOST_SEED).makeOptionMandatory())
    .addOption(share('absences'))
    .addOption(share('forfeits'))
    .addOption(share('withdrawals'))
    .addOption(share('half-byes'))
    .addOption(share('draws'))
    .option('--trf', translate('cli.help.simulate-trf'))
    .option('-o, --out <file>', translate('cli.help.out'))
    .option('--json', translate('cli.help.json'))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/simulate.ts')).simulate));
}

export function addNorms(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addReportOptions(addResultOptions(command(program, 'norms', translate), translate), translate)
    .addOption(rulesOption(translate, Object.keys(titleBooks)))
    .argument('<file>', translate('cli.help.tournament-file'))
    .option('--player <id>', translate('cli.help.norms-player'))
    .option('--certificate <id>', translate('cli.help.norms-certificate'))
    .addOption(choiceOption('--norm <title>', translate('cli.help.norms-norm'), NORM_TITLES))
    .option('--chances', translate('cli.help.norms-chances'))
    .option('--titles', translate('cli.help.norms-titles'))
    .addOption(choiceOption('--direct <title>', translate('cli.help.norms-direct'), DIRECT_TITLES))
    .addOption(numberOption('--rated-games <number>', translate('cli.help.norms-rated-games'), 0, MOST_RATED_GAMES))
    .addOption(languageOption(translate))
    .action(async (file: string, options: NormsCommandOptions) => {
      const isOfOne = options.direct !== undefined || options.ratedGames !== undefined;
      if (isOfOne && options.player === undefined) throw missingOption('--player <id>');
      if (options.norm !== undefined && options.certificate === undefined) throw missingOption('--certificate <id>');
      const { norms } = await import('../commands/norms.ts');
      done(await norms(file, options, speech));
    });
}

const missingOption = (name: string): UsageError => new UsageError('cli.usage.missing-option', { name, other: '' });

export function addPromotions(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  addTournamentOptions(command(program, 'promotions', translate), translate)
    .argument('<file>', translate('cli.help.tournament-file'))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/promotions.ts')).promotions));
}
