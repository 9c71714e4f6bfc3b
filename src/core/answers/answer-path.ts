import type { Answers } from './answers';
import type { Choice } from './form-values';

/**
 * The path of an answer, or of a group of them: `companyInformation.companyName`, `companyInformation`,
 * `llc.members.0.first_name`. One that is misspelt does not compile. A name that a page config makes up stands in for
 * any: `productState.<name>.checked`.
 */
export type AnswerPath = PathIn<Answers, `.${number}`>;

/** The path as a module declares it: `[]` stands for every entry of a list, `llc.members[].first_name`. */
export type DeclaredPath = PathIn<Answers, '[]'>;

/** A list of entries that are groups of answers themselves: `llc.members`. */
export type ListPath = DeclaredPath extends infer Path ? (Path extends `${infer List}[]` ? List : never) : never;

/** Where an address lies: `billing.address`, and `contactInformation` that holds one among other answers. */
export type AddressPrefix = PrefixOf<AnswerPath>;
export type DeclaredAddressPrefix = PrefixOf<DeclaredPath>;

/** New answers by their paths, as the one door takes them. */
export type Changes = { readonly [Path in AnswerPath]?: unknown };

/** What is answered in one go, with nothing below it that has a path of its own. */
type Leaf = Choice | string | number | boolean | readonly string[];

type PathIn<Group, Entry extends string> = {
  [Name in keyof Group & string]-?: GroupName<Name, Group[Name]> | `${Name}${PathBelow<Group[Name], Entry>}`;
}[keyof Group & string];

/** A group whose name the page config makes up has no path itself: any text at all would be one. */
type GroupName<Name extends string, Value> = string extends Name ? (Value extends Leaf ? Name : never) : Name;

type PathBelow<Value, Entry extends string> = Value extends Leaf | undefined
  ? never
  : Value extends readonly (infer One)[]
    ? Entry | `${Entry}.${PathIn<One, Entry>}`
    : `.${PathIn<Value, Entry>}`;

type PrefixOf<Path> = Path extends `${infer Prefix}.line1` ? Prefix : never;
