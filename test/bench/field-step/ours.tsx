import { createRoot } from 'react-dom/client';
import { FormStage } from '../../../gallery/form-stage';
import { TextField } from '../../../src/form/fields/text-field';
import { fieldNames, labelOf } from './fields';
import { madeUp } from '../../../gallery/made-up-path';

const fields = fieldNames.map((path) => ({ path: madeUp(path), label: 'company.name', rules: 'required|length:2' }) as const);

createRoot(document.querySelector('#step')!).render(
  <FormStage id="step" fields={fields} config={{ text: { 'company.name': labelOf('question_31') } }}>
    {fieldNames.map((path) => (
      <TextField key={path} path={madeUp(path)} />
    ))}
  </FormStage>,
);
