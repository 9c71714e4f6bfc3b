import type { optionalItems as english } from '../en/optional-items';

/** The sentences of the optional items, and of what becomes of them when another answer changes. */
export const optionalItems = {
  'businessIdentity.toggle': 'Contrate nuestro paquete de identidad empresarial',
  'businessIdentity.selection': 'Productos de identidad empresarial',
  'businessIdentity.selection.name': 'Una selección',
  'optIn.expedite': 'Pase al trámite acelerado',
  'optional.inBundle': 'Incluido en su paquete',
  'step.businessIdentity': 'Identidad empresarial',
  'section.businessIdentity': 'Identidad empresarial',
  'notice.undo': 'Deshacer',
  'notice.undone': 'Todo está como antes.',
  'notice.overseasShipping': 'Sus suministros cambiaron, así que quitamos el envío al extranjero. Agréguelo de nuevo si aún lo necesita.',
  'notice.identityMail': 'Su paquete de identidad empresarial incluye una dirección postal, así que quitamos la oficina virtual.',
  'notice.expedite': 'Ahora es otro trámite, así que quitamos el trámite acelerado.',
  'notice.expediteGone': 'Su paquete no ofrece el trámite acelerado, así que lo quitamos.',
  'notice.notInState': 'No se ofrece en {state}, así que ya no está en su pedido: {items}.',
  'notice.notForEntity': 'No se ofrece para este tipo de empresa, así que ya no está en su pedido: {items}.',
  'notice.notInBundle': 'No se combina con su paquete, así que ya no está en su pedido: {items}.',
  'notice.subscription': 'El plan mensual reemplaza lo que había agregado: {items}.',
  'notice.notOffered': 'Ya no se ofrece, así que ya no está en su pedido: {items}.',
  'notice.stepHidden': 'Su paquete no deja nada que agregar. Lo que ya agregó sigue en su pedido: {items}.',
  'notice.speed': 'La rapidez del trámite varía según el estado, así que su pedido vuelve a la estándar.',
  'notice.duration': 'El plazo que eligió para su agente registrado no se ofrece en {state}, así que su pedido ahora tiene otro.',
} satisfies Record<keyof typeof english, string>;
