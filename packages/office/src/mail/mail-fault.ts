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
