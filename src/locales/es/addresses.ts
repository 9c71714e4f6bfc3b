import type { addresses as english } from '../../core/text/en/addresses';

/** The texts of address selectors and address checks. */
export const addresses = {
  'address.principal': 'Domicilio principal',
  'address.choice': 'Dirección',
  'address.choice.mailing': 'Dirección postal de la empresa',
  'address.choice.own': 'Su dirección postal',
  'address.choice.later': 'Se pide con sus datos de contacto.',
  'address.choice.ra': 'Dirección del agente registrado',
  'address.choice.ra.info': 'Mantiene la suya fuera del registro público.',
  'address.choice.specify': 'Otra dirección',
  'address.choice.specify.info': 'Un domicilio o una oficina.',
  'address.edit': 'Editar esta dirección',
  'address.done': 'Usar esta dirección',
  'address.found': 'El correo la escribe así: {address}.',
  'address.useFound': 'Usar esa',
  'privacy.upsell': '¿Desea proteger su privacidad y su domicilio?',
  'privacy.upsell.hint': 'Donde se permite, en el registro público figura la dirección del agente registrado, no la suya.',
  'notice.addressChoice': 'No se ofrece aquí, así que cambió: una dirección. Revísela.',
} satisfies Record<keyof typeof english, string>;
