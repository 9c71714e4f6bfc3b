import type { ComponentType } from 'react';
import type { Changes } from '../../kernel/answers/answer-path';
import type { Facts } from '../../kernel/facts/facts';
import type { PageConfig } from '../../kernel/page-config/page-config';
import type { FieldDeclaration, ListDeclaration, ModuleDeclaration, ModuleOffer, ReviewRow } from '../../kernel/plan/form-plan';
import type { ModuleParams, ParamDeclarations, ParamsOf } from '../../kernel/plan/module-params';
import type { Text } from '../../kernel/text/format-message';
import { DefaultView } from './default-view';

/** The params of this use of the module, and the fields that follow from them. */
interface ViewProps<Params> {
  params: Params;
  fields: readonly FieldDeclaration[];
}

/** A module as its file defines it: params, fields and lists as data, condition and view. */
interface ModuleDefinition<Params extends ParamDeclarations> {
  aliases?: readonly string[];
  params?: Params;
  /** None where the paths of all answers contain a name that the page can set, and none is required. */
  fields?: readonly FieldDeclaration[] | ((params: ParamsOf<Params>, config: PageConfig) => readonly FieldDeclaration[]);
  lists?: readonly ListDeclaration[] | ((params: ParamsOf<Params>) => readonly ListDeclaration[]);
  initial?: Changes;
  isShown?: (facts: Facts, params: ParamsOf<Params>) => boolean;
  offers?: (params: ParamsOf<Params>) => ModuleOffer;
  review?: (facts: Facts, text: Text, params: ParamsOf<Params>) => readonly ReviewRow[];
  /** Default: each field is drawn as declared. */
  view?: ComponentType<ViewProps<ParamsOf<Params>>>;
}

/** A module as the form uses it. */
export interface Module<Params extends ParamDeclarations = ParamDeclarations> extends ModuleDeclaration {
  params: Params;
  view: ComponentType<ViewProps<ModuleParams>>;
}

/** Defines a module. Its functions get typed params: the form plan checks them against the same declaration. */
export const defineModule = <const Params extends ParamDeclarations = Record<never, never>>(
  module: ModuleDefinition<Params>,
): Module<Params> => ({ params: {}, fields: [], view: DefaultView, ...module }) as Module<Params>;
