import { filledGroup, flag, text } from './config-key';

/** A signature that the visitor types under a sentence of the site owner's (ITEM-11). */
export const signature = filledGroup({
  /** What is signed; '' for no signature. Plain text. */
  statement: text(''),
  /** Says so where the signature is not the contact's name. */
  matchContact: flag(false),
});
