const unchanged = (text: string) => text;
const rules = { createHTML: unchanged, createScriptURL: unchanged };

type Policy = typeof rules;
interface TrustingWindow {
  trustedTypes: { createPolicy(name: string, rules: Policy): Policy };
}

let policy: Policy | undefined;

/**
 * The page's Trusted Types policy `charterform`: makes what the widget gives to a sink of the browser acceptable to a page
 * that demands trusted types. Where there are none, or the page does not let us have it, text stays text.
 */
export function trustedTypes(): Policy {
  try {
    policy ??= (globalThis as unknown as TrustingWindow).trustedTypes.createPolicy('charterform', rules);
  } catch {
    policy = rules;
  }
  return policy;
}
