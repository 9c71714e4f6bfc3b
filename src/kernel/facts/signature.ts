import type { AnswerPath, Changes } from '../answers/answer-path';
import { chosenKey } from '../answers/get-answer';
import type { ConfiguredAnswers } from './facts';

export const signatureNamePath = 'signature.name' satisfies AnswerPath;
const timePath = 'signature.signedAt' satisfies AnswerPath;
const statementPath = 'signature.statement' satisfies AnswerPath;

/** A signature as it stands: the name as typed, when that was, and what was signed; '' for what is not there. */
export interface Signature {
  name: string;
  /** ISO 8601 in UTC, to the second. */
  signedAt: string;
  statement: string;
}

export const signatureOf = ({ values }: Pick<ConfiguredAnswers, 'values'>): Signature => ({
  name: chosenKey(values, signatureNamePath).trim(),
  signedAt: chosenKey(values, timePath),
  statement: chosenKey(values, statementPath),
});

/** What a page asks to be signed; '' for nothing. */
export const statementOf = ({ config }: Pick<ConfiguredAnswers, 'config'>): string => config.signature.statement.trim();

/** The signature that a fresh form holds. */
export const noSignature: Changes = { [signatureNamePath]: '', [timePath]: '', [statementPath]: '' };

/** The changes that give a signature its time, or take that of an empty one. @param now see `Signature` */
export const timedSignature = (facts: ConfiguredAnswers, now: string): Changes =>
  signatureOf(facts).name ? { [timePath]: now, [statementPath]: statementOf(facts) } : { [timePath]: '', [statementPath]: '' };

/** Whether a kept signature is under another sentence than the page's. */
export function isForeignSignature(facts: ConfiguredAnswers): boolean {
  const { statement } = signatureOf(facts);
  return statement !== '' && statement !== statementOf(facts);
}
