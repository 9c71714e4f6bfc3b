/** What a visitor can do about mail; `vo?` and `mf` choose a service and no plan yet. */
export type MailAct =
  | { state: string }
  | { plan: string }
  | { mailState: string }
  | { ours: boolean }
  | { phone: boolean }
  | { bundle: boolean }
  | { undo: true }
  | { reload: true };

/** What they have said, in the plainest words. */
export interface ModelMail {
  state: string;
  mailState: string;
  /** `mf15`, `vo`, or a service with a question mark while its plan is open. */
  plan: string;
  ours: boolean;
  phone: boolean;
  bundle: boolean;
  isOffice: boolean;
}

export const blankMail: ModelMail = { state: 'WY', mailState: '', plan: '', ours: false, phone: false, bundle: false, isOffice: false };

const products: Readonly<Record<string, readonly [id: string, cents: number]>> = {
  mf15: ['44', 12_000],
  mf45: ['45', 30_000],
  vo: ['46', 48_000],
};
const isSold = ({ state }: ModelMail) => state !== 'CO';
const isOrdered = (model: ModelMail) => isSold(model) && (model.ours || model.bundle);

export function withAct(model: ModelMail, act: MailAct): ModelMail {
  if ('reload' in act) return model;
  if ('undo' in act) return { ...model, phone: true };
  if ('plan' in act) return { ...model, plan: act.plan === 'mf' ? 'mf?' : act.plan };
  const isMoved = 'state' in act && act.state !== model.state && act.state !== 'CO';
  return { ...model, ...act, ...(isMoved && { mailState: act.state }) };
}

/** With what follows: a plan that is the only one or none, and phone service that goes when an office comes or goes. */
export function settled(before: ModelMail, now: ModelMail): ModelMail {
  const plan = !isOrdered(now) ? now.plan : now.plan === 'mf90' ? 'mf?' : now.plan === 'vo?' ? 'vo' : now.plan;
  const isOffice = plan.startsWith('vo') && now.ours && isSold(now) && !now.bundle;
  return { ...now, plan, isOffice, phone: isOffice === before.isOffice && now.phone };
}

/** The mail product of the order with its price in cents; that of the bundle has none of its own. */
export function mailOfModel(model: ModelMail): (readonly [id: string, cents: number])[] {
  if (!isOrdered(model)) return [];
  if (model.bundle) return [['45', 30_000]];
  return [products[model.plan] ?? ['18', 24_000]];
}

export const phoneOfModel = ({ phone }: ModelMail): number => (phone ? 1 : 0);
