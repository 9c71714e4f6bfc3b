import type { optionalItems as english } from '../../core/text/en/optional-items';

/** The texts of the optional items, and the notices when another answer adds or removes them. */
export const optionalItems = {
  'section.businessIdentity': 'Identidad empresarial',
  'businessIdentity.toggle': 'Contratar nuestro paquete de identidad empresarial',
  'businessIdentity.selection': 'Una selección',
  'optIn.expedite': 'Pasar al trámite acelerado',
  'optional.inBundle': 'Incluido en su paquete',
  'period.once': 'pago único',
  'period.month': '/ mes',
  'period.months': '/ {count} meses',
  'period.year': '/ año',
  'period.years': '/ {count} años',
  'optional.otherStates': 'Otros estados',
  'notice.undo': 'Deshacer',
  'notice.undone': 'Deshicimos el cambio.',
  'notice.overseasShipping': 'Quitamos el envío al extranjero porque sus suministros cambiaron.',
  'notice.identityMail': 'Quitamos la oficina virtual porque su paquete incluye una dirección postal.',
  'notice.phoneService': 'Quitamos el servicio telefónico porque su servicio de correo cambió.',
  'notice.expedite': 'Quitamos el trámite acelerado porque ahora es otro trámite.',
  'notice.notInState': 'Quitamos estos artículos porque {state} no los ofrece: {items}.',
  'notice.notForEntity': 'Quitamos estos artículos porque no están disponibles para este tipo de entidad: {items}.',
  'notice.notInBundle': 'Quitamos estos artículos porque su paquete no los permite: {items}.',
  'notice.subscription': 'Quitamos estos artículos porque el plan mensual los reemplaza: {items}.',
  'notice.stepHidden': 'Su paquete no deja nada que agregar. Estos artículos siguen en su pedido: {items}.',
  'notice.speed': 'La rapidez del trámite varía según el estado, así que cambiamos su pedido a la estándar.',
  'notice.duration': '{state} no ofrece ese plazo, así que cambiamos el plazo de su agente registrado.',
} satisfies Record<keyof typeof english, string>;
