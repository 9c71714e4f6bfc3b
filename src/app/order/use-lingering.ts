import { useEffect, useState } from 'react';
import { startTimer } from '../../ui/timer';

/** True while the condition holds and `ms` longer. */
export function useLingering(condition: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(condition);
  useEffect(() => {
    if (condition) return setLingers(true);
    return startTimer(() => setLingers(false), ms);
  }, [condition, ms]);
  return condition || lingers;
}
