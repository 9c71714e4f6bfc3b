import type { Translation } from '../kernel/text/locale';
import { addresses } from './es/addresses';
import { company } from './es/company';
import { domains } from './es/domains';
import { errors } from './es/errors';
import { fields } from './es/fields';
import { frame } from './es/frame';
import { jobs } from './es/jobs';
import { mail } from './es/mail';
import { officials } from './es/officials';
import { optionalItems } from './es/optional-items';
import { order } from './es/order';
import { payment } from './es/payment';
import { people } from './es/people';
import { productDetails } from './es/product-details';
import { products } from './es/products';
import { registeredAgent } from './es/registered-agent';
import { rules } from './es/rules';
import { steps } from './es/steps';
import { vehicles } from './es/vehicles';

/** US Spanish, addressing the visitor as "usted". */
export default {
  // The same files as in English, those of orders last.
  sentences: {
    ...frame,
    ...fields,
    ...people,
    ...addresses,
    ...jobs,
    ...rules,
    ...steps,
    ...errors,
    ...company,
    ...officials,
    ...order,
    ...payment,
    ...registeredAgent,
    ...optionalItems,
    ...productDetails,
    ...products,
    ...domains,
    ...vehicles,
    ...mail,
  },
  // Other formats are the same as in English, which agencies and visitors use too.
  states: {
    DC: 'Distrito de Columbia',
    HI: 'Hawái',
    LA: 'Luisiana',
    NH: 'Nuevo Hampshire',
    NJ: 'Nueva Jersey',
    NM: 'Nuevo México',
    NY: 'Nueva York',
    NC: 'Carolina del Norte',
    ND: 'Dakota del Norte',
    OR: 'Oregón',
    PA: 'Pensilvania',
    SC: 'Carolina del Sur',
    SD: 'Dakota del Sur',
    WV: 'Virginia Occidental',
    AA: 'Fuerzas Armadas en las Américas',
    AE: 'Fuerzas Armadas en Europa',
    AP: 'Fuerzas Armadas en el Pacífico',
    AS: 'Samoa Americana',
    MP: 'Islas Marianas del Norte',
    VI: 'Islas Vírgenes de EE. UU.',
    'Outside of the US': 'Fuera de EE. UU.',
  },
} satisfies Translation;
