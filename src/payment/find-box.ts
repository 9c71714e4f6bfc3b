import { readFunction, readGlobal, readWithMethod } from '../kernel/util/page-globals';
import { awaitPage } from './await-page';
import type { BoxProvider } from './box';
import { stripeBox, stripeScript } from './stripe-box';

/** Who draws the box, and how its script is loaded. */
export interface BoxSource {
  /** `payment.provider` of the page config. */
  provider: string;
  /** `endpoints.provider`; '' where the page includes the script, or the provider's own address counts. */
  script: string;
  /** Runs a script of another address, as the page's policy allows it. */
  load(address: string): Promise<unknown>;
}

interface KnownProvider {
  box: BoxProvider;
  script: string;
  /** Whether the page has its script already. */
  isHere(): boolean;
}

/** The providers whose script knows nothing of the form. */
const knownProviders: Readonly<Record<string, KnownProvider>> = {
  stripe: { box: stripeBox, script: stripeScript, isHere: () => readFunction(window, 'Stripe') !== undefined },
};

/** The scripts that are on their way, for all forms of the page. */
const loads = new Map<string, Promise<unknown>>();

function loadOnce({ load }: BoxSource, address: string): Promise<unknown> {
  const loading =
    loads.get(address) ??
    load(address)
      .catch((fault) => {
        throw new Error(`The payment provider's script ${address} could not be loaded`, { cause: fault });
      })
      .finally(() => loads.delete(address));
  loads.set(address, loading);
  return loading;
}

/** A provider of the page by its name; never what an object has by itself, or an element of the page. */
function ownBox(name: string): BoxProvider | undefined {
  const boxes = Object(readGlobal(window, 'charterformPaymentBoxes')) as object;
  const box = Object.hasOwn(boxes, name) ? readWithMethod<BoxProvider>(boxes, name, 'mount') : undefined;
  return box && readFunction(box, 'confirm') ? box : undefined;
}

/** The provider whose box the form shows. Rejects, also if it has not come after 15 seconds. */
export async function findBox(source: BoxSource): Promise<BoxProvider> {
  const { provider: name, script } = source;
  const known = Object.hasOwn(knownProviders, name) ? knownProviders[name]! : undefined;
  const address = script || known?.script;
  const isHere = known ? known.isHere() : ownBox(name) !== undefined;
  if (address && !isHere) await loadOnce(source, address);
  if (known) return known.box;
  return awaitPage(() => ownBox(name), `The page has no payment provider "${name}" in "charterformPaymentBoxes"`);
}
