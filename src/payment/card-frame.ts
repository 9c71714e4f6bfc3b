/** How long a frame may take to come, and once a document is in it, to say that it is ours. */
const comingMs = 5000;
const readyMs = 1000;

/**
 * Makes a JSON-P request in a sandboxed frame, whose network, document and reports the page cannot see. Resolves with the
 * answer in a list, or with undefined where no such frame can be had, and then nothing was sent. The frame is gone
 * afterwards, and once the signal aborts; then the promise is never settled.
 * @param page the URL of `charterform.tokenizer.html`
 * @param timeout of the request in ms
 */
export const askInFrame = (page: string, address: string, timeout: number, signal: AbortSignal | undefined) =>
  new Promise<readonly [answer: unknown] | undefined>((resolve, reject) => {
    const frame = document.createElement('iframe');
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number, act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const close = () => {
      clearTimeout(timer);
      ending.abort();
      frame.remove();
    };
    const giveUp = () => {
      close();
      resolve(undefined);
    };
    const fail = (message: string) => {
      close();
      reject(new Error(message));
    };

    function ask(port: MessagePort) {
      frame.onload = null;
      wait(timeout, () => fail(`timeout of ${timeout}ms exceeded`));
      port.onmessage = ({ data }) => {
        if (!Array.isArray(data)) return fail(data === 'network' ? 'Network Error' : 'Unreadable answer');
        close();
        resolve(data as [unknown]);
      };
      port.postMessage(address);
    }

    if (signal?.aborted) return;
    signal?.addEventListener('abort', close, { signal: ending.signal });
    // The document hands its port to whoever is around it: so the request reaches that document alone, though its origin is
    // opaque, and nobody else can answer.
    window.addEventListener(
      'message',
      ({ source, ports: [port] }) => {
        if (source === frame.contentWindow && port) ask(port);
      },
      { signal: ending.signal },
    );
    frame.src = page;
    frame.title = 'Card';
    frame.referrerPolicy = 'no-referrer';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('aria-hidden', 'true');
    // Not `hidden`, above which a theme's own style for frames stands.
    frame.style.display = 'none';
    frame.onload = () => wait(readyMs, giveUp);
    wait(comingMs, giveUp);
    document.body.append(frame);
  });
