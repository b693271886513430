/** A letter that is ready to go. The same mail has the same id, however often it is handed over (D-OFF-442). */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Without angle brackets. */
  readonly messageId: string;
  /** Who sends it, where the address in the settings has no name. */
  readonly fromName: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The post. An office without one hands links over and tells nobody anything. */
export interface Mail {
  /** Hands the letter to the mail server and gives back the server's words. Throws `MailFault`. */
  send(letter: Letter): Promise<string>;
  close(): Promise<void>;
}

/**
 * Why a letter was not taken. `lasting`: this letter will not be taken later either. `everybody`: no other letter would be taken now, since
 * the server is away or does not let us in.
 */
export class MailFault extends Error {
  readonly lasting: boolean;
  readonly everybody: boolean;

  constructor(words: string, { lasting = false, everybody = false } = {}) {
    super(words);
    this.name = 'MailFault';
    this.lasting = lasting;
    this.everybody = everybody;
  }
}
