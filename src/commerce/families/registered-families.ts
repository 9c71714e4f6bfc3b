import type { Reaction } from '../../kernel/reactions/reaction';
import { registerRoles } from '../../kernel/reference/product-roles';
import type { PlacedReaction, ProductFamily } from './product-family';

const families = new Map<string, ProductFamily>();
let reactions: readonly Reaction[] | undefined;

/** Adds families to every form of the page. A family of the same name takes the place of the earlier one. */
export function registerFamilies(added: readonly ProductFamily[]) {
  for (const family of added) {
    families.set(family.name, family);
    if (family.roles) registerRoles(family.roles);
  }
  reactions = undefined;
}

/** All registered families, in the order in which they were registered. */
export const registeredFamilies = (): readonly ProductFamily[] => [...families.values()];

/** The reactions of all families, each after those that it names. */
export const familyReactions = (): readonly Reaction[] =>
  (reactions ??= inOrder(registeredFamilies().flatMap((family) => family.reactions ?? [])));

/** @throws RangeError for reactions that wait for each other */
function inOrder(unordered: readonly (Reaction | PlacedReaction)[]): Reaction[] {
  const waiting = [...unordered];
  const ordered: Reaction[] = [];
  const isPlaced = (reaction: Reaction | PlacedReaction): reaction is PlacedReaction => typeof reaction !== 'function';
  while (waiting.length > 0) {
    const names = new Set(waiting.filter(isPlaced).map(({ name }) => name));
    const next = waiting.findIndex((reaction) => !isPlaced(reaction) || !reaction.after.some((name) => names.has(name)));
    if (next < 0) throw new RangeError(`These reactions wait for each other: ${[...names].join(', ')}.`);
    const [reaction] = waiting.splice(next, 1) as [Reaction | PlacedReaction];
    ordered.push(isPlaced(reaction) ? reaction.react : reaction);
  }
  return ordered;
}
