import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { type ReceivedLetter, receivedLetter } from './received-letter.ts';

/** A test mail server: it accepts letters, and misbehaves on demand. */
export interface SmtpServer {
  readonly url: string;
  readonly letters: readonly ReceivedLetter[];
  /** Sets a wrong answer to a command: `RCPT` of `ana@example.org` with `550 No such user`. */
  answer(command: 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'END', reply: string | undefined, about?: string): void;
  /** Called when a letter has arrived completely, before it is acknowledged. */
  onLetter(work: ((letter: ReceivedLetter) => void | Promise<void>) | undefined): void;
  /** Waits until this many letters have arrived. */
  come(count: number): Promise<readonly ReceivedLetter[]>;
  close(): Promise<void>;
}

export async function smtpServer(port = 0): Promise<SmtpServer> {
  const letters: ReceivedLetter[] = [];
  const wrong: { readonly command: string; readonly about: string | undefined; readonly reply: string }[] = [];
  const waiting: { readonly count: number; done(): void }[] = [];
  const sockets = new Set<Socket>();
  let work: ((letter: ReceivedLetter) => void | Promise<void>) | undefined;

  const replyTo = (command: string, line: string): string | undefined =>
    wrong.find((each) => each.command === command && (each.about === undefined || line.includes(each.about)))?.reply;
  const taken = async (letter: ReceivedLetter): Promise<void> => {
    letters.push(letter);
    for (const each of waiting) if (letters.length >= each.count) each.done();
    await work?.(letter);
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    void conversation(socket, replyTo, taken);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taking } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${taking}`,
    letters,
    answer: (command, reply, about) => {
      const kept = wrong.filter((each) => each.command !== command || each.about !== about);
      wrong.splice(0, wrong.length, ...kept, ...(reply === undefined ? [] : [{ command, about, reply }]));
    },
    onLetter: (next) => {
      work = next;
    },
    come: async (count) => {
      if (letters.length < count) await new Promise<void>((resolve) => waiting.push({ count, done: () => resolve() }));
      return letters;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function conversation(
  socket: Socket,
  replyTo: (command: string, line: string) => string | undefined,
  taken: (letter: ReceivedLetter) => Promise<void>,
): Promise<void> {
  const say = (reply: string): void => void socket.write(`${reply}\r\n`);
  let [from, to, login] = ['', [] as string[], ''];
  let content: string[] | undefined;
  say('220 test');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (content !== undefined) {
      if (line !== '.') content.push(line.replace(/^\.\./, '.'));
      else {
        const refused = replyTo('END', to.join());
        if (refused === undefined) await taken(receivedLetter(content.join('\r\n'), { from, to, login }));
        say(refused ?? '250 2.0.0 Taken, thank you');
        content = undefined;
      }
      continue;
    }
    const command = line.slice(0, 4).toUpperCase();
    const refused = replyTo(command, line);
    if (refused !== undefined) say(refused);
    else if (command === 'EHLO') say('250-test\r\n250-8BITMIME\r\n250 AUTH PLAIN');
    else if (command === 'AUTH') {
      login = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
      say('235 Welcome');
    } else if (command === 'MAIL') {
      [from, to] = [/<(.*?)>/.exec(line)?.[1] ?? '', []];
      say('250 Ok');
    } else if (command === 'RCPT') {
      to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
      say('250 Ok');
    } else if (command === 'DATA') {
      content = [];
      say('354 Go on');
    } else if (command === 'QUIT') {
      say('221 Bye');
      socket.end();
    } else say('250 Ok');
  }
}
