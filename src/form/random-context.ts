import { createContext, useContext } from 'react';
import type { RandomBytes } from '../core/validation/generate-password';

/** Chance is a service, and groups may call none, so the app hands it in. */
export const RandomContext = createContext<RandomBytes>(() => {
  throw new Error('No source of random bytes was handed in.');
});

export const useRandomBytes = () => useContext(RandomContext);
