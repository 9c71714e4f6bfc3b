import { memo } from 'react';
import type { PlannedModule, PlannedSection, PlannedStep } from '../../kernel/plan/form-plan';
import { isEqual } from '../../kernel/util/is-equal';
import { useFormValue, useWords } from '../../form/use-field';
import { registeredModules } from '../../form/modules/registered-modules';
import { Section } from '../../ui/section';
import { FormPart } from '../notices/form-part';
import { Review } from './review';

/** One step of the form: its sections, each with its modules. */
export const StepView = memo(function StepView({ step }: { step: PlannedStep }) {
  return (
    <div className="charterform-step" data-step={step.key}>
      {step.sections.map((section, index) => (
        <SectionView key={index} section={section} />
      ))}
    </div>
  );
});

function SectionView({ section }: { section: PlannedSection }) {
  const words = useWords();
  const title = useFormValue((form) => section.titleFor?.(form.facts()) ?? section.title);
  const shown = useFormValue((form) => section.modules.map(({ isShown }) => isShown?.(form.facts()) !== false), isEqual);
  if (!shown.includes(true)) return null;
  return (
    <Section title={words(title)} text={words(section.text)} isSecret={section.modules.some(({ id }) => id === 'Card')}>
      {section.modules.map((module, index) => shown[index] && <ModuleView key={index} module={module} />)}
    </Section>
  );
}

const ModuleView = memo(function ModuleView({ module }: { module: PlannedModule }) {
  const View = module.offer?.isReview ? Review : registeredModules.get(module.id)!.view;
  return (
    <FormPart what={`module "${module.id}"`}>
      <View params={module.params} fields={module.fields} />
    </FormPart>
  );
});
