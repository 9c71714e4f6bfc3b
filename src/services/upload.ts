import type { BrowserWindow } from './browser-window';

/** What is read of a response. */
type Answer = Pick<Response, 'ok' | 'status' | 'text'>;

/** Posts as `fetch` does, and tells how much has been sent, from 0 to 1, which `fetch` cannot. */
export const upload = (
  { XMLHttpRequest }: Pick<BrowserWindow, 'XMLHttpRequest'>,
  address: URL,
  { body, headers, signal }: { body: FormData; headers: Readonly<Record<string, string>>; signal: AbortSignal },
  onUpload: (share: number) => void,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onUpload(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      resolve({ status, ok: status >= 200 && status < 300, text: async () => responseText });
    };
    request.onerror = request.onabort = reject;
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
