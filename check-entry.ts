import './src/built-in';
import { planForm } from './src/shell/boot/planned-form';
import { readConfig } from './src/shell/boot/raw-config';

export { runExtension } from './src/kit/extension';

/** What the widget would write to the console, without its name in front. */
export interface PageConfigReport {
  /** What is wrong, a sentence each, in the order in which the widget says it. */
  problems: readonly string[];
  /** What may be meant so. */
  notes: readonly string[];
}

/** Checks a page config as the widget does when it starts a form. @param raw parsed JSON, of any shape */
export function checkPageConfig(raw: unknown): PageConfigReport {
  const problems: string[] = [];
  const notes: string[] = [];
  const log = {
    error: (message: string) => void problems.push(message),
    warn: (message: string) => void problems.push(message),
    info: (message: string) => void notes.push(message),
  };
  const { config } = readConfig(raw, log);
  if (config) planForm(config, log);
  return { problems, notes };
}
