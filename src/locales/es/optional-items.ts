import type { optionalItems as english } from '../../core/text/en/optional-items';

/** The texts of the optional items, and the notices when another answer adds or removes them. */
export const optionalItems = {
  'section.businessIdentity': 'Identidad empresarial',
  'businessIdentity.toggle': 'Contratar nuestro paquete de identidad empresarial',
  'businessIdentity.selection': 'Selección',
  'optIn.expedite': 'Pasar al trámite acelerado',
  'optional.inBundle': 'Incluido en su paquete',
  'period.once': 'pago único',
  'period.month': '/ mes',
  'period.months': '/ {count} meses',
  'period.year': '/ año',
  'period.years': '/ {count} años',
  'optional.otherStates': 'Otros estados',
  'notice.undo': 'Deshacer',
  'notice.undone': 'Deshecho.',
  'notice.overseasShipping': 'Sus suministros cambiaron, así que quitamos: envío al extranjero.',
  'notice.identityMail': 'Su paquete incluye una dirección postal, así que quitamos: oficina virtual.',
  'notice.phoneService': 'Su servicio de correo cambió, así que quitamos: servicio telefónico.',
  'notice.expedite': 'Ahora es otro trámite, así que quitamos: trámite acelerado.',
  'notice.notInState': 'No se ofrece en {state}, así que quitamos: {items}.',
  'notice.notForEntity': 'No se ofrece para este tipo de entidad, así que quitamos: {items}.',
  'notice.notInBundle': 'No se ofrece con su paquete, así que quitamos: {items}.',
  'notice.subscription': 'Lo reemplaza el plan mensual, así que quitamos: {items}.',
  'notice.stepHidden': 'Nada más que agregar. Sigue en su pedido: {items}.',
  'notice.speed': 'La rapidez varía según el estado, así que tiene la estándar.',
  'notice.duration': 'No se ofrece en {state}, así que cambió: el plazo de su agente registrado.',
} satisfies Record<keyof typeof english, string>;
