import type { registeredAgent as english } from '../../core/text/en/registered-agent';

/** The texts of the registered agent. */
export const registeredAgent = {
  'registeredAgent.duration': '¿Por cuánto tiempo?',
  'registeredAgent.duration.hint': 'Los plazos más largos cuestan menos por año.',
  'step.price': 'Precio',
  'section.states': '¿En qué estados necesita un agente registrado?',
  'section.agentCompany': '¿Para qué empresa es?',
  'section.price': '¿Cuánto desea pagar?',
  'section.price.text': 'Proponga su propio precio. Si es demasiado bajo, se lo decimos al momento.',
  'multiState.all': 'Todos los estados',
  'multiState.count': 'Estados elegidos: {count}',
  'multiState.price': '{price} por cada estado.',
  'multiState.bulk': 'A partir de {count} estados, cada uno cuesta {price} al año.',
  'multiState.bulkMissing': '{count} más y cada uno cuesta {price}',
  'multiState.bulkReached': 'Ahora cada uno cuesta {price} al año',
  'multiState.notEnabled': 'Error: el producto {name} no está habilitado para varios estados',
  'multiState.unchecked': 'No disponible por el momento, así que lo quitamos de su pedido: {states}.',
  'namedPrice.price': 'Su precio',
  'namedPrice.price.hint': 'En dólares, por un año en un estado.',
  'namedPrice.immediate': 'Servicio inmediato',
  'namedPrice.immediate.hint': 'Empezamos de inmediato, al precio normal.',
  'namedPrice.minimum': 'Lo mínimo que podemos aceptar es {price} por un año en un estado.',
  'namedPrice.tooLow': 'Lo sentimos, su precio es un poco bajo... ¿Está dispuesto a pagar {price}/año por estado?',
  'namedPrice.tooLow.text': 'Todavía no se ha pedido ni cobrado nada.',
  'namedPrice.agree': 'Sí, pagaré {price}',
  'namedPrice.decline': 'No, gracias',
} satisfies Record<keyof typeof english, string>;
