import type { addresses as english } from '../../kernel/text/en/addresses';

/** The texts of address selectors and address checks. */
export const addresses = {
  'address.principal': 'Domicilio principal',
  'address.choice': 'Dirección',
  'address.choice.mailing': 'Dirección postal de la empresa',
  'address.choice.own': 'Su dirección postal',
  'address.choice.later': 'La pedimos con sus datos de contacto.',
  'address.choice.ra': 'Dirección del agente registrado',
  'address.choice.ra.info': 'Mantiene la dirección de usted fuera del registro público.',
  'address.choice.specify': 'Otra dirección',
  'address.choice.specify.info': 'Puede ser un domicilio o una oficina.',
  'address.edit': 'Editar esta dirección',
  'address.done': 'Usar esta dirección',
  'address.found': 'El correo escribe esta dirección así: {address}.',
  'address.useFound': 'Usar esa dirección',
  'address.suggest.found': 'Direcciones sugeridas: {count}. Presione la flecha hacia abajo para elegir una.',
  'address.suggest.filled': 'Completamos {address}.',
  'address.suggest.missing': 'Indique también: {fields}.',
  'address.suggest.state': 'Aquí no se puede elegir {state}.',
  'address.suggest.failed': 'No pudimos completar el resto de esta dirección. Complétela usted.',
  'privacy.upsell': '¿Desea proteger su privacidad y su domicilio?',
  'privacy.upsell.name': 'Protección de su privacidad',
  'privacy.upsell.hint':
    'Donde el estado lo permite, en el registro público figura la dirección del agente registrado en lugar de la suya.',
  'notice.addressChoice': 'La dirección que eligió no está disponible aquí. Seleccionamos otra.',
} satisfies Record<keyof typeof english, string>;
