import { flag, group, list, neededList, neededText, openGroup, text, type ValueOf } from './config-key';

/** All other keys are the module's params. */
const module = openGroup({ id: neededText(), enabled: flag(true) });

const section = group({
  title: text(''),
  text: text(''),
  modules: neededList(module, 'a list of modules'),
});

const step = group({
  key: neededText(),
  title: neededText(),
  enabled: flag(true),
  sections: neededList(section, 'a list of sections'),
});

export type ModuleConfig = ValueOf<typeof module>;
export type SectionConfig = ValueOf<typeof section>;
export type StepConfig = ValueOf<typeof step>;

/** The steps of the form; undefined means the form type's default. */
export const steps = list(step);
