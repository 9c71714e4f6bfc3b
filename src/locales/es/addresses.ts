import type { addresses as english } from '../../core/text/en/addresses';

/** The texts of address selectors and address checks. */
export const addresses = {
  'address.principal': 'Domicilio principal',
  'address.mailing': 'Dirección postal de la empresa',
  'address.choice': 'Dirección',
  'address.choice.mailing': 'La dirección postal de la empresa',
  'address.choice.own': 'Su dirección postal',
  'address.choice.later': 'La indicará con sus datos de contacto.',
  'address.choice.ra': 'La dirección del agente registrado',
  'address.choice.ra.info': 'Mantiene un domicilio particular fuera del registro público.',
  'address.choice.specify': 'Otra dirección',
  'address.choice.specify.info': 'Un domicilio particular o una oficina.',
  'address.edit': 'Editar esta dirección',
  'address.done': 'Usar esta dirección',
  'address.found': 'El correo escribe esta dirección así: {address}.',
  'address.useFound': 'Usar esa',
  'privacy.upsell': '¿Desea proteger su privacidad y su domicilio?',
  'privacy.upsell.hint': 'Donde el estado lo permite, en el registro público figura la dirección de nuestro agente registrado en lugar de la suya.',
  'notice.addressChoice': 'Aquí no se puede usar esa dirección, así que se eligió otra. Revise las direcciones.',
} satisfies Record<keyof typeof english, string>;
