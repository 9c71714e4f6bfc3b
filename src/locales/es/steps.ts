import type { steps as english } from '../../core/text/en/steps';

/** The titles and texts of steps and sections. */
export const steps = {
  'step.company': 'Empresa',
  'step.members': 'Miembros',
  'step.contact': 'Contacto',
  'step.optionalItems': 'Adicionales',
  'step.payment': 'Pago',
  'step.message': 'Mensaje',
  'section.company': '¿Qué empresa desea constituir?',
  'section.company.text': 'Verificamos el nombre con el estado antes de presentar el trámite.',
  'section.members': '¿Quiénes son los dueños de la empresa?',
  'section.members.text': 'Indique a todos los miembros. Un dueño puede ser una persona u otra empresa.',
  'section.contact': '¿Cómo nos comunicamos con usted?',
  'section.mailingAddress': '¿Adónde enviamos su correspondencia?',
  'section.mailingAddress.text':
    'Aquí le enviamos sus documentos. También será la dirección de la empresa, salvo que nos indique otra.',
  'section.account': 'Elija una contraseña',
  'section.account.text': 'Podrá seguir su pedido en su cuenta, con el correo electrónico de arriba.',
  'section.registeredAgent': 'Su agente registrado',
  'section.registeredAgent.text': 'Toda empresa necesita uno en su estado para recibir la correspondencia oficial.',
  'section.optionalItems': 'Artículos adicionales',
  'section.card': '¿Cómo desea pagar?',
  'section.card.text': 'Los datos de su tarjeta van directamente al proveedor de pagos. Nunca guardamos el número.',
  'section.billing': '¿Cuál es la dirección de facturación?',
  'section.message': 'Envíenos un mensaje',
  'section.message.text': 'Respondemos en un plazo de un día hábil.',
} satisfies Record<keyof typeof english, string>;
