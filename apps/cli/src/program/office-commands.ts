import type { Speech } from '@escala/messages';
import { type Command, Option } from 'commander';
import type { PlayOptions } from '../commands/office/play.ts';
import type { PublishOptions } from '../commands/office/publish.ts';
import type { ServeOptions } from '../commands/office/serve.ts';
import { checkedAddress } from '../office/public-address.ts';
import { UsageError } from '../usage-error.ts';
import {
  type CommandName,
  choiceOption,
  command,
  type Done,
  languageOf,
  languageOption,
  numberOption,
  placeOptions,
  run,
} from './parts.ts';

function officeCommand(program: Command, name: CommandName, { translate }: Speech): Command {
  return placeOptions(command(program, name, translate), translate).addOption(languageOption(translate));
}

export function addServe(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  mailOptions(officeCommand(program, 'serve', speech), speech)
    .option('--host <address>', translate('cli.help.host'), '127.0.0.1')
    .addOption(numberOption('-p, --port <number>', translate('cli.help.port'), 0, 65_535).default(8080))
    .addOption(addressOption(translate('cli.help.public-url')))
    .option('-q, --quiet', translate('cli.help.quiet'))
    .action(async (options: ServeOptions) => {
      const { serve } = await import('../commands/office/serve.ts');
      done(await serve(options, speech));
    });
}

export function addPlay(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  command(program, 'play', translate)
    .option('-d, --data <folder>', translate('cli.help.play-data'))
    .addOption(numberOption('-p, --port <number>', translate('cli.help.port'), 0, 65_535))
    .option('-n, --network', translate('cli.help.play-network'))
    .option('--no-browser', translate('cli.help.play-no-browser'))
    .addOption(languageOption(translate))
    .action(async (_options: PlayOptions, made: Command) => {
      const { play } = await import('../commands/office/play.ts');
      done(await play(made.optsWithGlobals(), speech));
    });
}

/** With what letters are sent; the environment has the same settings. */
function mailOptions(made: Command, { translate }: Speech): Command {
  return made
    .option('--smtp <url>', translate('cli.help.smtp'))
    .option('--mail-from <address>', translate('cli.help.mail-from'));
}

export function addMail(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  mailOptions(command(program, 'mail', translate), speech)
    .requiredOption('--test <address>', translate('cli.help.mail-test'))
    .addOption(addressOption(translate('cli.help.public-url')))
    .addOption(languageOption(translate))
    .action(run(speech, done, async () => (await import('../commands/office/mail.ts')).mail));
}

export function addFound(program: Command, speech: Speech, done: Done): void {
  officeCommand(program, 'found', speech)
    .addOption(addressOption(speech.translate('cli.help.public-url')))
    .action(run(speech, done, async () => (await import('../commands/office/found.ts')).found));
}

export function addDemo(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  officeCommand(program, 'demo', speech)
    .addOption(choiceOption('--kind <kind>', translate('cli.help.demo-kind'), ['chess', 'scrabble']).default('chess'))
    .addOption(numberOption('--players <n>', translate('cli.help.players'), 10, 1_000_000).default(300))
    .addOption(numberOption('--years <n>', translate('cli.help.years'), 1, 60).default(3))
    .addOption(numberOption('--seed <n>', translate('cli.help.seed'), 0, 2_147_483_647).default(1))
    .option('--federation <id>', translate('cli.help.federation-new'), 'demo')
    .action(run(speech, done, async () => (await import('../commands/office/demo.ts')).demo));
}

export function addBackup(program: Command, speech: Speech, done: Done): void {
  officeCommand(program, 'backup', speech)
    .argument('<file>', speech.translate('cli.help.backup-file'))
    .action(run(speech, done, async () => (await import('../commands/office/backup.ts')).backup));
}

export function addRestore(program: Command, speech: Speech, done: Done): void {
  officeCommand(program, 'restore', speech)
    .argument('<file>', speech.translate('cli.help.backup-file'))
    .action(run(speech, done, async () => (await import('../commands/office/backup.ts')).restore));
}

export function addExport(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  officeCommand(program, 'export', speech)
    .option('--federation <id>', translate('cli.help.federation'))
    .option('-o, --out <file>', translate('cli.help.out'))
    .action(run(speech, done, async () => (await import('../commands/office/transfer.ts')).exportRecord));
}

export function addDistribute(program: Command, speech: Speech, done: Done): void {
  officeCommand(program, 'distribute', speech)
    .option('--dry-run', speech.translate('cli.help.distribute-dry-run'))
    .action(run(speech, done, async () => (await import('../commands/office/distribute.ts')).distribute));
}

export function addPublish(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  officeCommand(program, 'publish', speech)
    .argument('<event>', translate('cli.help.publish-event'))
    .requiredOption('-t, --to <folder>', translate('cli.help.publish-to'))
    .option('--federation <id>', translate('cli.help.federation'))
    .addOption(addressOption(translate('cli.help.publish-url')))
    .addOption(
      new Option('--languages <list>', translate('cli.help.publish-languages')).argParser((wanted) =>
        wanted.split(',').map((each) => languageOf(each.trim())),
      ),
    )
    .action(async (event: string, _options: PublishOptions, made: Command) => {
      const { publish } = await import('../commands/office/publish.ts');
      done(await publish(event, made.optsWithGlobals(), speech));
    });
}

export function addCompare(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  officeCommand(program, 'compare', speech)
    .argument('<file>', translate('cli.help.compare-file'))
    .option('--take <keys...>', translate('cli.help.compare-take'))
    .option('--reason <text>', translate('cli.help.reason'))
    .option('--federation <id>', translate('cli.help.federation'))
    .action(run(speech, done, async () => (await import('../commands/office/compare.ts')).compare));
}

export function addImport(program: Command, speech: Speech, done: Done): void {
  officeCommand(program, 'import', speech)
    .argument('<file>', speech.translate('cli.help.export-file'))
    .action(run(speech, done, async () => (await import('../commands/office/transfer.ts')).importRecord));
}

export function addVerify(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  officeCommand(program, 'verify', speech)
    .argument('[list]', translate('cli.help.list'))
    .option('--federation <id>', translate('cli.help.federation'))
    .option('--expect-head <hash>', translate('cli.help.expect-head'))
    .option('--json', translate('cli.help.json'))
    .action(run(speech, done, async () => (await import('../commands/office/verify.ts')).verify));
}

export function addInvite(program: Command, speech: Speech, done: Done): void {
  const { translate } = speech;
  officeCommand(program, 'invite', speech)
    .argument('<email>', translate('cli.help.email'))
    .addOption(rolesOption(translate('cli.help.role')))
    .option('--name <name>', translate('cli.help.account-name'))
    .option('--club <id...>', translate('cli.help.account-clubs'))
    .option('--event <id...>', translate('cli.help.account-events'))
    .option('--player <id>', translate('cli.help.account-player'))
    .option('--federation <id>', translate('cli.help.federation'))
    .addOption(addressOption(translate('cli.help.public-url')))
    .action(run(speech, done, async () => (await import('../commands/office/invite.ts')).invite));
}

function addressOption(help: string): Option {
  return new Option('--public-url <url>', help).argParser((wanted: string) => checkedAddress('--public-url', wanted));
}

const ROLES = ['player', 'delegate', 'arbiter', 'officer', 'commission', 'administrator'] as const;

/** May be given several times. */
function rolesOption(help: string): Option {
  return new Option('-r, --role <role>', `${help} (${ROLES.join(', ')})`)
    .argParser((wanted: string, before: string[] = []): string[] => {
      if (!ROLES.some((role) => role === wanted))
        throw new UsageError('cli.usage.not-one-of', { name: '--role', wanted, choices: ROLES.join(', ') });
      return [...before, wanted];
    })
    .makeOptionMandatory();
}
