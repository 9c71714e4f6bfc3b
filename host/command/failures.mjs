import { ExtensionFault } from '../extensions/extensions.mjs';
import { Misuse } from './misuse.mjs';

/** Where a database is, without its password. @param {string} database */
function placeOf(database) {
  if (!/^postgres(ql)?:/.test(database) || !URL.canParse(database)) return database;
  const { host, pathname } = new URL(database);
  return `${host || 'localhost'}${pathname}`;
}

/** @param {unknown} error @returns {any} the error that says the cause */
function causeOf(error) {
  const { cause, errors } = /** @type {any} */ (error ?? {});
  if (cause) return causeOf(cause);
  return Array.isArray(errors) && errors.length > 0 ? causeOf(errors[0]) : error;
}

/**
 * What went wrong outside the program, as a sentence that says what to do; undefined for a fault of the program.
 *
 * @param {unknown} error
 * @param {{ folder?: string, database?: string, port?: number, host?: string }} known
 * @returns {Misuse | undefined}
 */
export function explained(error, { folder = '.', database = '', port = 0, host = '' }) {
  if (error instanceof Misuse) return error;
  if (error instanceof ExtensionFault) return new Misuse(error.message);
  const { code = '', message = '', syscall = '', path = '' } = causeOf(error) ?? {};
  const place = placeOf(database);
  const sayings = [
    [code === 'EADDRINUSE', `Port ${port} is in use. Choose another one with --port, or stop what uses it.`],
    [code === 'EACCES' && syscall === 'listen', `Port ${port} needs more rights than you have. Choose one above 1023 with --port.`],
    [code === 'EADDRNOTAVAIL', `This machine has no address ${host}. Correct HOST.`],
    [code === 'ENOTFOUND' && syscall === 'getaddrinfo' && !database.startsWith('postgres'), `There is no address ${host}. Correct HOST.`],
    [code === 'EEXIST' || code === 'ENOTDIR', `${path || folder} is a file, not a folder. Choose another folder.`],
    [
      ['EACCES', 'EPERM', 'EROFS'].includes(code),
      `The folder ${folder} cannot be written to (${path || code}). Choose another one, or allow it.`,
    ],
    [code === 'ENOSPC', `There is no space left on the disk of ${folder}.`],
    [
      ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET', 'EAI_AGAIN', '57P03'].includes(code) ||
        /timeout exceeded/.test(message),
      `The database at ${place} does not answer (${code || 'no answer in time'}). Start it, or correct DATABASE_URL.`,
    ],
    [['28P01', '28000'].includes(code), `The database at ${place} refuses the name or the password. Correct DATABASE_URL.`],
    [code === '3D000', `There is no database ${place}. Make it, or correct DATABASE_URL.`],
    [code === '42501', `The database at ${place} does not allow its user to make tables. Allow it, or choose another user.`],
    [/file is not a database|SQLITE_NOTADB/.test(`${code} ${message}`), `${place} is not a database of SQLite. Choose another file.`],
    [
      /SQLITE_CANTOPEN|unable to open database|readonly database|SQLITE_READONLY/i.test(`${code} ${message}`),
      `The database ${place} cannot be opened for writing. Choose another file, or allow it.`,
    ],
    [
      /SQLITE_BUSY|database is locked/.test(`${code} ${message}`),
      `The database ${place} is held by another program. Close that, or use PostgreSQL.`,
    ],
  ];
  const said = sayings.find(([applies]) => applies);
  return said && new Misuse(String(said[1]), 1);
}
