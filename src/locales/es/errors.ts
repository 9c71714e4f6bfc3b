import type { errors as english } from '../../kernel/text/en/errors';

/** The messages of a failed submission. */
export const errors = {
  'error.checkout.title': 'Error',
  'error.checkout.message': 'Ocurrió un error. Revise sus datos e intente de nuevo.',
  'error.missingProperty.message': 'Ocurrió un error. Actualice la página e intente de nuevo. Si el problema continúa, contáctenos',
  'error.contactUs': 'contáctenos',
  'error.persists': 'Si el problema continúa, contáctenos.',
  'error.tokenizer.title': 'Método de pago rechazado',
  'error.payment.title': 'Error de pago',
  'error.payment.message': 'Revise los datos de pago o consulte a su proveedor de pago. También puede probar otro método de pago.',
  'error.card.notCharged': 'No se cobró nada. Revise la tarjeta y vuelva a enviar el pedido.',
  'error.card.check': 'Revise la tarjeta',
  'error.way.notCharged': 'No se pidió ni se cobró nada. Puede enviar de nuevo el pedido o elegir otra forma de pago.',
  'error.way.choose': 'elegir otra forma de pago',
  'error.notCharged': 'No se pidió ni se cobró nada. Puede enviar de nuevo el pedido.',
  'error.card.unreachable':
    'No pudimos conectar con el servicio de tarjetas. No se hizo ningún cargo a su tarjeta. Revise su conexión e intente de nuevo.',
  'error.card.failed':
    'El servicio de tarjetas no funciona en este momento. No se hizo ningún cargo a su tarjeta. Vuelva a intentarlo en unos minutos.',
  'error.signup.title': 'Error de registro',
  'error.signup.message': 'Ocurrió un error desconocido. Revise sus datos e intente de nuevo. Si el error continúa, contáctenos.',
  'error.server.title': 'Error del servidor',
  'error.server.message': 'Ocurrió un error. Intente de nuevo en unos minutos.',
  'error.status.expired': 'Esta página ha caducado. Actualícela e intente de nuevo. Si el problema continúa, contáctenos.',
  'error.status.tooLarge': 'Lo que envió es demasiado grande. Acorte su texto o envíe archivos más pequeños.',
  'error.status.tooMany': 'Hubo demasiados intentos en poco tiempo. Espere unos minutos e intente de nuevo.',
  'error.domains.title': 'Sus dominios han cambiado',
  'error.domains.gone':
    'Quitamos estos dominios porque ya no están disponibles: {gone}. No se ha cobrado nada. Revise el nuevo total y envíe de nuevo.',
  'error.domains.price':
    'Estos dominios tienen precios nuevos para el primer año + cada año siguiente: {changed}. No se ha cobrado nada. Revise el nuevo total y envíe de nuevo.',
  'error.domains.both':
    'Quitamos estos dominios porque ya no están disponibles: {gone}. Estos tienen precios nuevos para el primer año + cada año siguiente: {changed}. No se ha cobrado nada. Revise el nuevo total y envíe de nuevo.',
  'error.captcha.failed': 'No pudimos verificar la respuesta de reCAPTCHA. Intente de nuevo y avísenos si el error continúa.',
  'error.captcha.title': 'Una comprobación más',
  'error.captcha.wanted': 'Resuelva el captcha y envíe de nuevo. No se pidió ni se cobró nada.',
  'error.captcha.notLoaded': 'No se cargó reCAPTCHA',
} satisfies Record<keyof typeof english, string>;
