/**
 * Stops in good order on the first signal: open requests and a running job end, the database is closed. A second signal ends
 * the process at once.
 *
 * @param {() => Promise<void>} stop
 * @param {import('./command.mjs').Terminal} terminal
 */
export function stopOnSignal(stop, { say, warn }) {
  let isStopping = false;
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.on(signal, () => {
      if (isStopping) process.exit(code);
      isStopping = true;
      say('Stopping. Open requests come to their end first; press Ctrl+C again to stop at once.');
      stop().then(
        () => process.exit(0),
        (error) => {
          warn(`The shop did not stop in good order: ${error instanceof Error ? error.message : String(error)}`);
          process.exit(1);
        },
      );
    });
  }
}
