import { useEffect, useState } from 'react';

/** True while the condition holds and `ms` longer. */
export function useLingering(condition: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(condition);
  useEffect(() => {
    if (condition) return setLingers(true);
    const timer = setTimeout(() => setLingers(false), ms);
    return () => clearTimeout(timer);
  }, [condition, ms]);
  return condition || lingers;
}
