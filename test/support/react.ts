import { answerReactions } from '../../src/commerce/reactions/form-reactions';
import type { Facts } from '../../src/kernel/facts/facts';
import { react as runReactions } from '../../src/kernel/reactions/react';

/** What follows from a change by the reactions of every order, unless others are given. */
export const react = (before: Facts, after: Facts, reactions = answerReactions()) => runReactions(before, after, reactions);
