import type { NamedRole } from '../facts/offer';
import { describeValue, unknownKey, type ConfigProblem } from '../page-config/config-problem';
import { nearestHint } from '../page-config/nearest-name';

/** One param of a module, which a form file or page config may set where it uses the module. */
export interface ParamDeclaration {
  type: 'boolean' | 'number' | 'string' | 'list' | 'role';
  /** The allowed values of the string, or of each entry of the list; any string if left out. */
  oneOf?: readonly string[];
  /** A param without default may be undefined. */
  default?: boolean | number | string | readonly string[];
  /** A module that is used without it is left out of the form. */
  required?: true;
}

export type ParamDeclarations = Readonly<Record<string, ParamDeclaration>>;

type StringOf<Param> = Param extends { oneOf: readonly (infer Value)[] } ? Value : string;
type ValueOf<Param extends ParamDeclaration> = {
  boolean: boolean;
  number: number;
  string: StringOf<Param>;
  role: string;
  list: readonly StringOf<Param>[];
}[Param['type']];
type IsAlwaysThere = { default: NonNullable<ParamDeclaration['default']> } | { required: true };

/** The params as a module reads them: checked and with defaults. */
export type ParamsOf<Params extends ParamDeclarations> = {
  readonly [Name in keyof Params]: ValueOf<Params[Name]> | (Params[Name] extends IsAlwaysThere ? never : undefined);
};

type RequiredName<Params extends ParamDeclarations> = {
  [Name in keyof Params]: Params[Name] extends { required: true } ? Name : never;
}[keyof Params];

/** The params of any module. */
export type ModuleParams = Readonly<Record<string, unknown>>;

/** The params as a form file writes them: those with a default may be left out. */
export type GivenParams<Params extends ParamDeclarations> = {
  readonly [Name in Exclude<keyof Params, RequiredName<Params>>]?: ValueOf<Params[Name]>;
} & { readonly [Name in RequiredName<Params>]: ValueOf<Params[Name]> };

/**
 * Checks the params of one use of a module and fills in defaults. An unknown or wrong param is ignored and added to
 * `problems`.
 * @param key the path of the use: `steps[0].sections[0].modules[0]`
 * @returns undefined if a required param is missing
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
  return names.some((name) => declared[name]!.required && params[name] === undefined) ? undefined : params;
}

/** The roles among the params of a module. @param key as in `readParams` */
export const rolesInParams = (declared: ParamDeclarations, params: ModuleParams, key: string): readonly NamedRole[] =>
  Object.keys(declared).flatMap((name) => {
    const role = params[name];
    return declared[name]!.type === 'role' && typeof role === 'string' ? [{ key: `${key}.${name}`, role }] : [];
  });

function readParam(param: ParamDeclaration, value: unknown, key: string, problems: ConfigProblem[]): unknown {
  if (!param.required && (value === undefined || value === null)) return undefined;
  if (param.type === 'list' && Array.isArray(value)) {
    const entry: ParamDeclaration = { ...param, type: 'string', required: true };
    return value.filter((item, index) => readParam(entry, item, `${key}[${index}]`, problems) !== undefined);
  }
  if (fits(param, value)) return value;
  const hint = param.type === 'string' && typeof value === 'string' ? nearestHint(value, param.oneOf ?? []) : '';
  problems.push({ key, expected: expectedOf(param) + hint, got: describeValue(value) });
  return undefined;
}

const fits = ({ type, oneOf }: ParamDeclaration, value: unknown): boolean =>
  type === 'string' && oneOf ? oneOf.includes(value as string)
  : type === 'number' ? Number.isSafeInteger(value) && (value as number) >= 0
  : typeof value === (type === 'role' ? 'string' : type);

function expectedOf({ type, oneOf }: ParamDeclaration): string {
  if (type === 'boolean') return 'true or false';
  if (type === 'number') return 'a whole number from 0';
  if (type === 'list') return 'a list';
  if (type === 'role') return 'the role of a product';
  return oneOf ? `one of ${oneOf.join(', ')}` : 'a string';
}
