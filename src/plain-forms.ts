import { registeredModules } from './form/modules/registered-modules';
import { plainFormList } from './forms/plain-form-list';
import { plainModuleList } from './forms/plain-module-list';
import { registeredForms } from './forms/registered-forms';
import { noteBuiltIn } from './kit/names';

// All that the light script brings with it; the full one adds what sells.
registeredModules.add(plainModuleList);
registeredForms.add(plainFormList);
noteBuiltIn('module', Object.keys(plainModuleList));
noteBuiltIn('form type', Object.keys(plainFormList));
