import { orderViews } from '../context/order-views';
import { hasForm } from './full-script';
import { findRoot, mount } from './mount-widget';
import { awayAt, mountedAt, mountedWithIds } from './mounted-roots';

/** A script of ours, with what the others on the page must know of it. */
interface PageScript {
  mount: typeof mount;
  /** Whether it has the form that a page config asks for. */
  hasForm(rawConfig: unknown): boolean;
  /** What it has in a root: a form, or words in place of one. */
  inRoot(root: Element): 'form' | 'words' | undefined;
  /** The page config of its form whose markup has these ids. */
  configWithIds(idPrefix: string): unknown;
  /** Whether it has forms that sell, and so what a page makes orders of. */
  sells(): boolean;
}

const own: PageScript = {
  mount,
  hasForm,
  inRoot(root) {
    const form = mountedAt(root) ?? awayAt(root);
    return form && (hasForm(form.config()) ? 'form' : 'words');
  },
  configWithIds: (idPrefix) => mountedWithIds(idPrefix)?.config(),
  sells: () => orderViews.get() !== undefined,
};

/** On the `mount` that the scripts of a page share: each of them, the first one first. */
const list = Symbol.for('charterform:scripts');

type SharedMount = typeof mount & { [list]?: PageScript[] };

let scripts: PageScript[] = [own];

/**
 * Joins the scripts that share a `mount`, so that each form is mounted by one that has it (HOST-09).
 * @returns whether this is the first of them that sells
 */
export function joinScripts(shared: SharedMount): boolean {
  scripts = shared[list] ?? [own];
  const isFirstToSell = own.sells() && !scripts.some((script) => script.sells());
  if (!scripts.includes(own)) scripts.push(own);
  return isFirstToSell;
}

/** A `mount` for all scripts of the page: the script mounts a form that has it in the root already, or else the first that knows it. */
export function shareMount(): typeof mount {
  const shared: SharedMount = (target, rawConfig) => {
    const root = findRoot(target);
    const holder = root ? scripts.find((script) => script.inRoot(root)) : undefined;
    const hasRoot = root && holder?.inRoot(root) === 'form';
    const chosen = (hasRoot ? holder : scripts.find((script) => script.hasForm(rawConfig))) ?? holder ?? own;
    if (root && holder && holder !== chosen) holder.mount(root).unmount();
    return chosen.mount(target, rawConfig);
  };
  shared[list] = scripts;
  return shared;
}

/** Whether some script of the page has the form that a page config asks for. */
export const isFormKnown = (rawConfig: unknown): boolean => scripts.some((script) => script.hasForm(rawConfig));

/** The page config of the form that has these ids, whichever script of the page has drawn it. */
export const configWithIds = (idPrefix: string): unknown =>
  scripts.map((script) => script.configWithIds(idPrefix)).find((config) => config !== undefined);
