import type { Answers } from './answers';
import type { Choice } from './form-values';

/**
 * The path of an answer, or of an object of answers: `companyInformation.companyName`, `companyInformation`,
 * `llc.members.0.first_name`. A misspelt path does not compile, except for names that a page config makes up:
 * `productState.<name>.checked` accepts any name.
 */
export type AnswerPath = PathIn<Answers, `.${number}`>;

/** A path as modules declare it, with `[]` for every entry of a list: `llc.members[].first_name`. */
export type DeclaredPath = PathIn<Answers, '[]'>;

/** The path of a list whose entries are objects of answers: `llc.members`. */
export type ListPath = DeclaredPath extends infer Path ? (Path extends `${infer List}[]` ? List : never) : never;

/** The path of an address: `billing.address`, or `contactInformation`, which holds one among other answers. */
export type AddressPrefix = PrefixOf<AnswerPath>;
export type DeclaredAddressPrefix = PrefixOf<DeclaredPath>;

/** New answers by path, as the form handle writes them. */
export type Changes = { readonly [Path in AnswerPath]?: unknown };

/** One answer: nothing below it has a path. */
type Leaf = Choice | File | string | number | boolean | readonly string[];

type PathIn<Parent, Entry extends string> = {
  [Name in keyof Parent & string]-?: OwnPath<Name, Parent[Name]> | `${Name}${PathBelow<Parent[Name], Entry>}`;
}[keyof Parent & string];

/** An object whose name the page config makes up has no path itself, or any string would be a valid path. */
type OwnPath<Name extends string, Value> = string extends Name ? (Value extends Leaf ? Name : never) : Name;

type PathBelow<Value, Entry extends string> = Value extends Leaf | undefined
  ? never
  : Value extends readonly (infer One)[]
    ? Entry | `${Entry}.${PathIn<One, Entry>}`
    : `.${PathIn<Value, Entry>}`;

type PrefixOf<Path> = Path extends `${infer Prefix}.line1` ? Prefix : never;
