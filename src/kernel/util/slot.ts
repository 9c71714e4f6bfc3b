/** A place for one thing that a part of the product asks for and another brings, if the script has it. */
export interface Slot<Thing> {
  provide(thing: Thing): void;
  /** Undefined where the script does not have it. */
  get(): Thing | undefined;
}

/** Creates an empty slot. */
export function createSlot<Thing>(): Slot<Thing> {
  let held: Thing | undefined;
  return {
    provide(thing) {
      held = thing;
    },
    get: () => held,
  };
}
