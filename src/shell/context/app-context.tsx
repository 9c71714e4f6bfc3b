import { createContext, useContext } from 'react';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FormDefinition } from '../../forms/define-form';
import type { Services } from '../../services/services';
import type { FactsOf } from '../../state/root-state';
import type { BroughtAnswers } from './brought';
import type { Navigation } from './navigation';

/** What all parts of one mounted form share; it stays the same while the form is mounted. */
export interface App {
  config: PageConfig;
  definition: FormDefinition;
  services: Services;
  factsOf: FactsOf;
  navigation: Navigation;
  /** Persisted answers were found; secrets among them have to be entered again. */
  isRestored: boolean;
  /** The widget's own element on the page. */
  root: HTMLElement;
  /** The answers that were brought to the form in place of stored ones. */
  brought?: BroughtAnswers | undefined;
  /** Starts the form again with other answers. Returns false where it cannot be replaced now: an order is on its way. */
  bring: (answers: BroughtAnswers) => boolean;
  /** Forgets the order that went out and starts with an empty form. */
  startAnew: () => void;
}

const AppContext = createContext({} as App);
export const AppProvider = AppContext.Provider;

export const useApp = () => useContext(AppContext);
