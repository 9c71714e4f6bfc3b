import { useEffect, useState } from 'react';
import { startTimer } from './timer';

/** The words while there are any, and for `ms` longer the last ones. */
export function useLingering(words: string, ms: number): string {
  const [last, setLast] = useState(words);
  useEffect(() => {
    if (words) return setLast(words);
    return startTimer(() => setLast(''), ms);
  }, [words, ms]);
  return words || last;
}
