import type { ComponentType, ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { FormHandle } from '../../form/form-handle';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { Text } from '../../kernel/text/format-message';
import type { TextKey } from '../../kernel/text/en';
import { createSlot } from '../../kernel/util/slot';
import type { BrowserWindow } from '../../services/browser-window';
import type { FormDefinition } from '../../forms/define-form';
import type { FormValues } from '../../kernel/answers/form-values';
import type { Log, Services } from '../../services/services';
import type { FormStore } from '../../state/create-store';
import type { FactsOf } from '../../state/root-state';
import type { SubmittedFlag } from '../../state/submission/submitted-flag';
import type { CataloguedError } from '../../submission/submission';
import type { App } from './app-context';

export interface FootProps {
  /** The main button is Submit. */
  isLastStep: boolean;
  children: ReactNode;
}

/** A form that is drawn, as far as what runs beside an order needs to know it. */
export interface RunningOrder {
  root: HTMLElement;
  page: BrowserWindow;
  config: PageConfig;
  store: FormStore;
  factsOf: FactsOf;
  services: Services;
  form: FormHandle;
  submittedFlag: SubmittedFlag;
  /** Sends the whole form. */
  submitAll: () => void;
}

/** Where the form of somebody who enters their part of an order is opened in place of the page's own (PLUS-06). */
export interface PartPlace {
  page: BrowserWindow;
  reactRoot: Root;
  config: PageConfig;
  log: Log;
  /** The form's sentences, in its language of that moment. */
  text: () => Text;
  signal: AbortSignal;
  /** Starts a form in this place, with its first values. */
  start(form: { config: PageConfig; definition: FormDefinition; values: FormValues }): void;
}

/** What a script that sells shows of an order, and what runs beside its form. */
export interface OrderViews {
  /** Beside the steps: what is ordered, and the way on. */
  SideColumn: ComponentType;
  /** The foot of a narrow form: the total and the main button. */
  Foot: ComponentType<FootProps>;
  /** What the page promises, above the button. */
  Assurance: ComponentType<{ place: 'main' | 'side' }>;
  /** What has become of earlier choices. */
  ChangeNotice: ComponentType;
  /** Opens a saved order by its link, and says what it is. */
  OpenedOrder: ComponentType;
  /** What prevents the order. */
  Obstacles: ComponentType;
  /** At the review: that nothing is in the order. */
  ReviewNotice: ComponentType;
  /** Announces what the form waits for, and each new total. */
  Status: ComponentType<{ waiting: string }>;
  /** In the confirmation: what was ordered. */
  Receipt: ComponentType;
  /** In the confirmation: what happens next. */
  Timeline: ComponentType;
  /** In place of the form: what the order costs in each state. */
  StatesAlone: ComponentType;
  /** What Submit reads, where the order decides it. */
  submitText(app: App, facts: Facts): TextKey | undefined;
  /** Says at the fields of what pays what is wrong with them. */
  markRefusedCard(form: FormHandle, error: CataloguedError | null, text: Text): void;
  /** Tells the form of products and domains, and sends it again on demand. Returns the function that ends it. */
  start(order: RunningOrder, signal: AbortSignal): () => void;
  /** How a form opens that the page's address names as somebody's part; undefined for any other visit (PLUS-06). */
  partOf(config: PageConfig, page: BrowserWindow): ((place: PartPlace) => void) | undefined;
  /** Asks how the payment stands of an order that is not known to be paid. */
  followPayment(order: RunningOrder, signal: AbortSignal): void;
}

/** Provided by what sells; without it the shell shows plain forms alone. */
export const orderViews = createSlot<OrderViews>();
