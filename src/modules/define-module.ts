import type { ComponentType } from 'react';
import type { ModuleDeclaration, ModuleParams } from '../core/plan/form-plan';

export interface ModuleViewProps {
  /** The params of this use of the module, from the form file or the page config. */
  params: ModuleParams;
}

/** A module: its fields as data, when it is shown, and how it looks. */
export interface Module extends ModuleDeclaration {
  view: ComponentType<ModuleViewProps>;
}

export const defineModule = (module: Module): Module => module;
