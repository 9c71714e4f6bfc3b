import type { StateParts } from './handle';

/** The words of the developer toolbox, which speaks English alone. */
export const sentences = {
  title: 'Developer toolbox',
  ledger: 'Price ledger',
  rebuild: 'Last rebuild of the cart',
  noRebuild: 'No rebuild has changed an amount since the toolbox was loaded.',
  reactions: 'Last reactions',
  noReactions: 'No answer has changed another one yet.',
  because: 'Because',
  therefore: 'Therefore',
  otherFacts: 'something other than an answer changed',
  filler: 'Data filler',
  fill: 'Fill the form',
  noDataset: 'The page config has no dataset for the form.',
  noRoot: 'The dataset has no root property "data".',
  options: 'Checkout options',
  bail: 'Bail before submission',
  cancel: 'Cancel services',
  testKey: 'Tokenizer test key',
  optionsEnd: 'These options apply until you leave the page.',
  triggers: 'Sample triggers',
  toast: 'Sample toast',
  toastText: 'The toolbox raised this message.',
  error: 'Sample error',
  cookies: 'Cookie helper',
  noCookies: 'The page has no cookie that it can read.',
  cookieName: 'Name',
  cookieValue: 'Value',
  cookieDays: 'Lifetime in days',
  setCookie: 'Set cookie',
  storage: 'Storage tools',
  nothingStored: 'Nothing is stored for the form.',
  storageNote: 'The form stores its answers again with the next change.',
  startOver: 'Empty the form and reload',
  remove: 'Remove',
} as const;

/** What may have caused a rebuild beside the answers, by what has changed. */
export const causes = {
  domains: 'domains were chosen',
  filingProducts: 'filing products were loaded',
  simpleProducts: 'products were loaded',
  registeredAgents: 'registered agents were loaded',
} as const satisfies Partial<Record<keyof StateParts, string>>;

export const idleMessage = (count: number) => `Rebuilds that changed nothing since then: ${count}`;
export const filledMessage = (count: number) => `${count} answers are filled in.`;
export const refusedMessage = (reason: string) => `The dataset was refused: ${reason}`;
export const sizeMessage = (characters: number) => `${characters} characters`;
export const removeLabel = (name: string) => `${sentences.remove} ${name}`;
