import { argumentsOf, calledName, lineOf, nodesBelow, type PhpNode, type Placed } from './php-tree';

export const checksNonce = /^(check_admin_referer|check_ajax_referer|wp_verify_nonce)$/;

/** The text of a name, which php-parser gives as text or as an identifier. */
export const nameOf = (value: unknown) => (typeof value === 'string' ? value : String((value as PhpNode | undefined)?.name ?? ''));

/** The methods and functions of a file, by name. */
export const functionsIn = (nodes: Placed[]): ReadonlyMap<string, PhpNode> =>
  new Map(nodes.filter(({ node }) => node.kind === 'method' || node.kind === 'function').map(({ node }) => [nameOf(node.name), node]));

/** The names of all that a method calls, by itself or by way of methods of its class. */
export function callsOf(method: string, methods: ReadonlyMap<string, PhpNode>, seen = new Set<string>()): string[] {
  const node = methods.get(method);
  if (!node || seen.has(method)) return [];
  seen.add(method);
  const names = nodesBelow(node)
    .filter(({ kind }) => kind === 'call')
    .map(calledName);
  return [...names, ...names.flatMap((name) => callsOf(name, methods, seen))];
}

/** The text that a string, or a sum of strings and constants, begins with. */
const beginningOf = (node: PhpNode | undefined): string =>
  node?.kind === 'bin' ? beginningOf(node.left as PhpNode) : String(node?.value ?? '');

/** The method that `array( __CLASS__, 'method' )` names; empty for any other callback. */
function methodIn(callback: PhpNode | undefined): string {
  const items = (callback?.items ?? []) as PhpNode[];
  return String((items[1]?.value as PhpNode | undefined)?.value ?? '');
}

/** The value of a key of an array literal. */
const valueAt = (list: PhpNode | undefined, key: string) =>
  ((list?.items ?? []) as PhpNode[]).find((item) => (item.key as PhpNode | null)?.value === key)?.value as PhpNode | undefined;

/**
 * What strangers can call without proof: handlers of `admin-post.php` and `admin-ajax.php` that check no nonce or no capability,
 * and REST routes without a permission check. A route that is public on purpose is excused by a comment.
 */
export function unguardedHandlers(nodes: Placed[]): { sniff: string; line: number }[] {
  const methods = functionsIn(nodes);
  const calls = nodes.map(({ node }) => node).filter(({ kind }) => kind === 'call');
  const handlers = calls.filter(
    (call) => calledName(call) === 'add_action' && /^(admin_post_|wp_ajax_)/.test(beginningOf(argumentsOf(call)[0])),
  );
  const unguarded = handlers.flatMap((call) => {
    const called = callsOf(methodIn(argumentsOf(call)[1]), methods);
    return [
      ...(called.some((name) => checksNonce.test(name)) ? [] : [{ sniff: 'Charterform.Security.HandlerNonce', line: lineOf(call) }]),
      ...(called.includes('current_user_can') ? [] : [{ sniff: 'Charterform.Security.HandlerCapability', line: lineOf(call) }]),
    ];
  });
  const open = calls.filter((call) => {
    if (calledName(call) !== 'register_rest_route') return false;
    const permission = valueAt(argumentsOf(call)[2], 'permission_callback');
    return !permission || permission.value === '__return_true';
  });
  return [...unguarded, ...open.map((call) => ({ sniff: 'Charterform.Security.OpenRoute', line: lineOf(call) }))];
}
