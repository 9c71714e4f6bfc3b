import type { toolbox as english } from '../../core/text/en/toolbox';

/** The texts of the developer toolbox (DEV-01). */
export const toolbox = {
  'toolbox.title': 'Herramientas de desarrollo',
  'toolbox.ledger': 'Desglose de precios',
  'toolbox.namedBy': 'Línea {id} del pedido',
} satisfies Record<keyof typeof english, string>;
