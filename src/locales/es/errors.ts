import type { errors as english } from '../../core/text/en/errors';

/** The messages of a failed submission. */
export const errors = {
  'error.checkout.title': 'Error',
  'error.checkout.message': 'Ocurrió un error. Revise sus datos e intente de nuevo.',
  'error.missingProperty.message': 'Ocurrió un error. Actualice la página e intente de nuevo. Si el problema continúa, contáctenos',
  'error.contactUs': 'contáctenos',
  'error.persists': 'Si el problema continúa, contáctenos.',
  'error.tokenizer.title': 'Método de pago rechazado',
  'error.payment.title': 'Error de pago',
  'error.payment.message': 'Revise los datos de pago, consulte a su proveedor de pago o pruebe otro método de pago.',
  'error.signup.title': 'Error de registro',
  'error.signup.message': 'Ocurrió un error. Revise sus datos e intente de nuevo. Si el problema continúa, contáctenos.',
  'error.server.title': 'Error del servidor',
  'error.server.message': 'Ocurrió un error. Intente de nuevo en unos minutos.',
  'error.status.expired': 'La página ha caducado. Actualice la página e intente de nuevo. Si el problema continúa, contáctenos.',
  'error.status.tooLarge': 'Su texto o sus archivos son demasiado grandes.',
  'error.status.tooMany': 'Demasiados intentos. Intente de nuevo en unos minutos.',
  'error.domains.title': 'Sus dominios han cambiado',
  'error.domains.gone': 'Ya no disponible, así que quitamos: {gone}. No se ha cobrado nada. Revise el nuevo total y envíe de nuevo.',
  'error.domains.price':
    'Precios nuevos del primer año + cada año siguiente: {changed}. No se ha cobrado nada. Revise el nuevo total y envíe de nuevo.',
  'error.domains.both':
    'Ya no disponible, así que quitamos: {gone}. Precios nuevos del primer año + cada año siguiente: {changed}. No se ha cobrado nada. Revise el nuevo total y envíe de nuevo.',
  'error.captcha.failed': 'No pudimos verificar reCAPTCHA. Intente de nuevo y avísenos si el problema continúa.',
  'error.captcha.notLoaded': 'No se cargó reCAPTCHA',
} satisfies Record<keyof typeof english, string>;
