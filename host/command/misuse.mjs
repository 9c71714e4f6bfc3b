/** A mistake of whoever started the command: it is told in its own words, without a stack. */
export class Misuse extends Error {
  /** @param {string} message @param {number} [exitCode]  2 for a wrong command or setting, 1 for what went wrong outside */
  constructor(message, exitCode = 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
