import { createAction } from '@reduxjs/toolkit';

/** Returns every slice to its initial state (STORE-03). */
export const wholeStateReset = createAction('wholeStateReset');
