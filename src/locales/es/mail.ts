import type { mail as english } from '../../core/text/en/mail';

/** The texts about mail forwarding and the virtual office. */
export const mail = {
  'step.mail': 'Correo',
  'section.mailOwner': '¿De quién es el correo que recibimos?',
  'section.mail': 'Su dirección para el correo',
  'section.mail.text': 'El correo llega a una dirección nuestra y usted lo lee donde esté.',
  'section.mailDestination': 'El correo de la empresa',
  'section.mailDestination.text': 'En nuestra dirección no se mezcla con el suyo, y usted lo lee donde esté.',
  'section.recipients': '¿Quién recibe correo allí?',
  'section.recipients.text': 'Recibimos lo que va dirigido a estas personas.',
  'mail.destination': '¿Dónde debe entregarse?',
  'mail.ourAddress': 'Nuestra dirección',
  'mail.yourAddress': 'Su dirección',
  'mail.state': '¿En qué estado quiere la dirección?',
  'mail.state.name': 'El estado de la dirección',
  'mail.product': '¿Qué servicio desea?',
  'mail.product.name': 'El servicio de correo',
  'mail.mf': 'Reenvío de correo',
  'mail.mf.info': 'Escaneamos su correo o se lo enviamos.',
  'mail.vo': 'Oficina virtual',
  'mail.vo.info': 'Una dirección de oficina para su negocio.',
  'mail.plan': 'Plan',
  'mail.recipient': 'Destinatario',
} satisfies Record<keyof typeof english, string>;
