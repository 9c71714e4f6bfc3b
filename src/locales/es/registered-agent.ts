import type { registeredAgent as english } from '../../core/text/en/registered-agent';

/** The texts of the registered agent. */
export const registeredAgent = {
  'registeredAgent.duration': '¿Por cuánto tiempo?',
  'registeredAgent.duration.hint': 'Los plazos largos cuestan menos al año.',
  'step.states': 'Estados',
  'step.price': 'Precio',
  'section.states': '¿En qué estados necesita un agente registrado?',
  'section.price': '¿Cuánto desea pagar?',
  'section.price.text': 'Proponga su propio precio. Le decimos si es demasiado bajo.',
  'multiState.all': 'Todos los estados',
  'multiState.count': 'Estados elegidos: {count}',
  'multiState.price': '{price} por estado.',
  'multiState.bulk': 'A partir de {count} estados, cada uno cuesta {price} al año.',
  'multiState.bulkMissing': '{count} más y cada uno cuesta {price}',
  'multiState.bulkReached': 'Ahora cada uno cuesta {price} al año',
  'multiState.notEnabled': 'Error: el producto {name} no está habilitado para varios estados',
  'multiState.unchecked': 'No disponible por el momento, así que quitamos: {states}.',
  'namedPrice.price': 'Su precio',
  'namedPrice.price.hint': 'En dólares, por un año en un estado.',
  'namedPrice.immediate': 'Servicio inmediato',
  'namedPrice.immediate.hint': 'Empezamos de inmediato, al precio normal.',
  'namedPrice.minimum': 'Aceptamos {price} o más por un año en un estado.',
  'namedPrice.tooLow': 'Su precio es un poco bajo... ¿Desea pagar {price}/año por estado?',
  'namedPrice.tooLow.text': 'Todavía no se ha pedido ni cobrado nada.',
  'namedPrice.agree': 'Sí, pagaré {price}',
  'namedPrice.decline': 'No, gracias',
} satisfies Record<keyof typeof english, string>;
