import { flag, group, list, requiredList, requiredText, openGroup, text, type ValueOf } from './config-key';

/** All other keys are the module's params. */
const module = openGroup({ id: requiredText(), enabled: flag(true) });

const section = group({
  title: text(''),
  text: text(''),
  modules: requiredList(module),
});

const step = group({
  key: requiredText(),
  title: requiredText(),
  enabled: flag(true),
  sections: requiredList(section),
});

export type ModuleConfig = ValueOf<typeof module>;
export type SectionConfig = ValueOf<typeof section>;
export type StepConfig = ValueOf<typeof step>;

/** The steps of the form; undefined means the form type's default. */
export const steps = list(step);
