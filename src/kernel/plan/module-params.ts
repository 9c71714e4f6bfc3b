import type { NamedRole } from '../facts/offer';
import { initialsOf, shapeOfGiven, type Filled, type Given, type Keys } from '../page-config/config-key';
import type { ConfigProblem } from '../page-config/config-problem';
import { readValue } from '../page-config/read-value';

/** The params of a module, which a form file or page config may set where it uses the module. */
export type ParamDeclarations = Keys;

/** The params as a module reads them: checked and with defaults. */
export type ParamsOf<Params extends ParamDeclarations> = Readonly<Filled<Params>>;

/** The params as a form file writes them: those with a default may be left out. */
export type GivenParams<Params extends ParamDeclarations> = Readonly<Given<Params>>;

/** The params of any module. */
export type ModuleParams = Readonly<Record<string, unknown>>;

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
  const shape = shapeOfGiven(declared, Object.keys(given), [...Object.keys(declared), 'enabled']);
  const read = readValue(shape, given, key, problems) as ModuleParams | undefined;
  return read && { ...initialsOf(declared), ...read };
}

/** The roles among the params of a module. @param key as in `readParams` */
export const rolesInParams = (declared: ParamDeclarations, params: ModuleParams, key: string): readonly NamedRole[] =>
  Object.keys(declared).flatMap((name) => {
    const role = params[name];
    return declared[name]!.isRole && typeof role === 'string' ? [{ key: `${key}.${name}`, role }] : [];
  });
