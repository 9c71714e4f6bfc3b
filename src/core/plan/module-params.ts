import { nameOf, unknownKey, type ConfigProblem } from '../page-config/config-problem';

/** One param of a module: what a form file or a page config may say of one use of it. */
export interface ParamDeclaration {
  type: 'boolean' | 'string' | 'list';
  /** What the string, or each entry of the list, may be; any string where left out. */
  oneOf?: readonly string[];
  /** Of the type; a param without one may be undefined. */
  default?: boolean | string | readonly string[];
  /** A use without it is left out. */
  needed?: true;
}

export type ParamDeclarations = Readonly<Record<string, ParamDeclaration>>;

type TextOf<Param> = Param extends { oneOf: readonly (infer Text)[] } ? Text : string;
type ValueOf<Param extends ParamDeclaration> = {
  boolean: boolean;
  string: TextOf<Param>;
  list: readonly TextOf<Param>[];
}[Param['type']];
type IsAlwaysThere = { default: NonNullable<ParamDeclaration['default']> } | { needed: true };

/** The params as a module reads them: checked, and with their defaults. */
export type ParamsOf<Params extends ParamDeclarations> = {
  readonly [Name in keyof Params]: ValueOf<Params[Name]> | (Params[Name] extends IsAlwaysThere ? never : undefined);
};

type NeededName<Params extends ParamDeclarations> = {
  [Name in keyof Params]: Params[Name] extends { needed: true } ? Name : never;
}[keyof Params];

/** The params of one use, whichever module it is of. */
export type ModuleParams = Readonly<Record<string, unknown>>;

/** The params as a form file gives them. */
export type GivenParams<Params extends ParamDeclarations> = {
  readonly [Name in Exclude<keyof Params, NeededName<Params>>]?: ValueOf<Params[Name]>;
} & { readonly [Name in NeededName<Params>]: ValueOf<Params[Name]> };

/**
 * The params of one use of a module, as its declaration wants them. What is unknown or wrong counts as left out and is
 * added to `problems`.
 * @param key where the use stands: `steps[0].sections[0].modules[0]`
 * @returns undefined where a needed one is missing
 */
export function readParams(
  declared: ParamDeclarations,
  given: ModuleParams,
  key: string,
  problems: ConfigProblem[],
): ModuleParams | undefined {
  const names = Object.keys(declared);
  for (const name of Object.keys(given))
    if (!names.includes(name)) problems.push(unknownKey(`${key}.${name}`, name, [...names, 'enabled']));
  const params = Object.fromEntries(
    Object.entries(declared).map(([name, param]) => [name, readParam(param, given[name], `${key}.${name}`, problems) ?? param.default]),
  );
  return names.some((name) => declared[name]!.needed && params[name] === undefined) ? undefined : params;
}

function readParam(param: ParamDeclaration, value: unknown, key: string, problems: ConfigProblem[]): unknown {
  if (!param.needed && (value === undefined || value === null)) return undefined;
  if (param.type === 'list' && Array.isArray(value)) {
    const entry: ParamDeclaration = { ...param, type: 'string', needed: true };
    return value.filter((item, index) => readParam(entry, item, `${key}[${index}]`, problems) !== undefined);
  }
  if (fits(param, value)) return value;
  problems.push({ key, expected: expectedOf(param), got: nameOf(value) });
  return undefined;
}

const fits = ({ type, oneOf }: ParamDeclaration, value: unknown): boolean =>
  type === 'string' && oneOf ? oneOf.includes(value as string) : typeof value === type;

function expectedOf({ type, oneOf }: ParamDeclaration): string {
  if (type === 'boolean') return 'true or false';
  if (type === 'list') return 'a list';
  return oneOf ? `one of ${oneOf.join(', ')}` : 'a string';
}
