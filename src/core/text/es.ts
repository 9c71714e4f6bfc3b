import type { TextKey } from './en';
import { errors } from './es/errors';
import { fields } from './es/fields';
import { frame } from './es/frame';
import { optionalItems } from './es/optional-items';
import { order } from './es/order';
import { people } from './es/people';
import { registeredAgent } from './es/registered-agent';
import { rules } from './es/rules';
import { steps } from './es/steps';
import { toolbox } from './es/toolbox';

/** The sentences in Spanish as it is spoken in the United States; the visitor is "usted". One file an area, as `en`. */
export const es = {
  ...frame,
  ...fields,
  ...people,
  ...order,
  ...registeredAgent,
  ...optionalItems,
  ...rules,
  ...steps,
  ...errors,
  ...toolbox,
} satisfies Record<TextKey, string>;
