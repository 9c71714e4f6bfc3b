import type { mail as english } from '../../core/text/en/mail';

/** The texts about mail forwarding and the virtual office. */
export const mail = {
  'step.mail': 'Correo',
  'section.mailOwner': '¿De quién es el correo?',
  'section.mail': 'Su dirección para el correo',
  'section.mailDestination': 'Correo de la empresa',
  'section.recipients': '¿Quién recibe correo allí?',
  'mail.destination': '¿Dónde se entrega?',
  'mail.ourAddress': 'Nuestra dirección',
  'mail.yourAddress': 'Su dirección',
  'mail.state': '¿En qué estado desea la dirección?',
  'mail.state.name': 'Estado de la dirección',
  'mail.product': '¿Qué servicio desea?',
  'mail.product.name': 'Servicio de correo',
  'mail.mf': 'Reenvío de correo',
  'mail.mf.info': 'Escaneamos su correo o se lo enviamos.',
  'mail.vo': 'Oficina virtual',
  'mail.vo.info': 'Una dirección de oficina para su empresa.',
  'mail.plan': 'Plan',
  'mail.recipient': 'Destinatario',
} satisfies Record<keyof typeof english, string>;
