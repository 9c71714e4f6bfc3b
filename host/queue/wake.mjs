/** What wakes the queues of this process. @type {Set<() => void>} */
const sleepers = new Set();

/** Wakes the queues of this process: a job was added. Its transaction may still be open. */
export function wakeQueues() {
  for (const wake of sleepers) wake();
}

/** @param {() => void} wake @returns {() => void}  sleeps on whatever happens */
export function onWake(wake) {
  sleepers.add(wake);
  return () => void sleepers.delete(wake);
}
