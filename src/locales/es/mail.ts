import type { mail as english } from '../../kernel/text/en/mail';

/** The texts about mail forwarding and the virtual office. */
export const mail = {
  'step.mail': 'Correo',
  'section.mailOwner': '¿De quién es el correo que recibimos?',
  'section.mail': 'Su dirección para el correo',
  'section.mail.text': 'El correo llega a nuestra dirección y usted lo lee dondequiera que esté.',
  'section.mailDestination': 'Correo de la empresa',
  'section.mailDestination.text': 'En nuestra dirección no se mezcla con el suyo, y usted lo lee dondequiera que esté.',
  'section.recipients': '¿Quién recibe correo allí?',
  'section.recipients.text': 'Recibimos el correo dirigido a estas personas.',
  'mail.destination': '¿Dónde debe entregarse?',
  'mail.destination.name': 'Entrega del correo',
  'mail.ourAddress': 'Nuestra dirección',
  'mail.yourAddress': 'Su dirección',
  'mail.state': '¿En qué estado desea la dirección?',
  'mail.state.name': 'Estado de la dirección',
  'mail.product': '¿Qué servicio desea?',
  'mail.product.name': 'Servicio de correo',
  'mail.mf': 'Reenvío de correo',
  'mail.mf.info': 'Escaneamos su correo o se lo enviamos.',
  'mail.vo': 'Oficina virtual',
  'mail.vo.info': 'Obtiene una dirección de oficina para su empresa.',
  'mail.plan': 'Plan',
  'mail.eachPiece': '{price} por cada pieza',
  'mail.recipient': 'Destinatario',
} satisfies Record<keyof typeof english, string>;
