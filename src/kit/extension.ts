import { face, type Face } from './face';
import { addRegistration } from './register';

/** What came of an extension. */
export interface ExtensionReport {
  /** Why the extension cannot be used, a sentence; '' where it can. */
  fault: string;
  /** What it registers wrongly and what is left out, a sentence each. */
  problems: readonly string[];
}

/**
 * Runs the script of an extension where there is no page, so that a server prices, checks and prints what the page shows.
 * @param run the script, which gets what a page has as `window.Charterform`
 */
export function runExtension(run: (charterform: Face) => void): ExtensionReport {
  const problems: string[] = [];
  let count = 0;
  const register: Face['register'] = (added) => {
    count += addRegistration(added, (sentence) => void problems.push(sentence));
  };
  try {
    run({ ...face, register });
  } catch (error) {
    return { fault: `It stopped with an error: ${error instanceof Error ? error.message : String(error)}.`, problems };
  }
  return { fault: count === 0 ? `It registers nothing. ${problems[0] ?? 'It should call "register" of Charterform.'}` : '', problems };
}
