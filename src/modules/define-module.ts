import type { ComponentType } from 'react';
import type { Changes } from '../core/answers/answer-path';
import type { Facts } from '../core/facts/facts';
import type { FieldDeclaration, ListDeclaration, ModuleDeclaration, ModuleOffer } from '../core/plan/form-plan';
import type { ModuleParams, ParamDeclarations, ParamsOf } from '../core/plan/module-params';
import { DefaultView } from './default-view';

/** What a view is given: the params of a use of the module, and its fields as they are with these params. */
interface ViewProps<Params> {
  params: Params;
  fields: readonly FieldDeclaration[];
}

/** A module as it is written: its params and fields as data, when it is shown, and how it looks. */
interface ModuleDefinition<Params extends ParamDeclarations> {
  aliases?: readonly string[];
  params?: Params;
  fields: readonly FieldDeclaration[] | ((params: ParamsOf<Params>) => readonly FieldDeclaration[]);
  lists?: readonly ListDeclaration[];
  initial?: Changes;
  isShown?: (facts: Facts, params: ParamsOf<Params>) => boolean;
  offers?: (params: ParamsOf<Params>) => ModuleOffer;
  /** Where left out, the default view draws each field by its declaration. */
  view?: ComponentType<ViewProps<ParamsOf<Params>>>;
}

/** A module as the form uses it. */
export interface Module<Params extends ParamDeclarations = ParamDeclarations> extends ModuleDeclaration {
  params: Params;
  view: ComponentType<ViewProps<ModuleParams>>;
}

/** Its functions may rely on the types of its params: the form plan reads those by the same declaration. */
export const defineModule = <const Params extends ParamDeclarations = Record<never, never>>(
  module: ModuleDefinition<Params>,
): Module<Params> => ({ params: {}, view: DefaultView, ...module }) as Module<Params>;
