/**
 * Runs a script that lies in the folder of the widget's own; rejects if it cannot be loaded.
 * @param ownScript the URL of the widget's script; '' if unknown
 */
export const loadBeside = async (document: Document, file: string, ownScript: string): Promise<void> =>
  runScript(document, besideScript(file, ownScript || findScript(document)));

/** Fallback where document.currentScript is null, e.g. under a module loader. */
const findScript = (document: Document) => document.querySelector<HTMLScriptElement>('script[src*="charterform.umd.js"]')?.src ?? '';

/** The URL of a file in a script's folder, with the script's query, so that both have the same version: `charterform.umd.js?ver=2`. */
function besideScript(file: string, script: string): string {
  const address = new URL(file, script);
  address.search = new URL(script).search;
  return address.href;
}

/** Resolves once the script has run; rejects if it cannot be loaded. */
export function runScript(document: Document, address: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`There is no ${address}`));
    document.head.append(script);
  }).finally(() => script.remove());
}
