import { createRegistry } from '../../kernel/util/registry';
import type { Module } from './define-module';

/** The modules of the page, by the id that form files and page configs use. */
export const registeredModules = createRegistry<Module>();
