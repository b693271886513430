/**
 * Why a letter was not accepted. `lasting`: retrying this letter is useless. `everybody`: no other letter would be
 * accepted now either, because the server is down or rejects our login.
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
