import type { frame as english } from '../../core/text/en/frame';

/** The texts around the steps: buttons, progress, notices, confirmations. */
export const frame = {
  'button.back': 'Atrás',
  'button.continue': 'Continuar',
  'button.submit': 'Enviar',
  'button.submitOrder': 'Enviar pedido',
  'button.retry': 'Intentar de nuevo',
  'button.close': 'Cerrar',
  'steps.label': 'Pasos',
  'steps.counter': 'Paso {current}/{count}',
  'steps.progress': '{percent} por ciento completado',
  'steps.valid': '{valid} de {count}',
  'steps.failed': 'corrija {count}',
  'steps.optional': 'opcional',
  'terms.line': 'Al hacer clic en “{button}”, usted acepta los {link}.',
  'terms.link': 'términos de servicio',
  'phone.line': '¿Preguntas? Llame al {phone} y le ayudamos.',
  'errors.one': 'Hay una respuesta que revisar',
  'errors.some': 'Hay {count} respuestas que revisar',
  'errors.inEntry': '{message} ({entry})',
  'error.module': 'No pudimos mostrar esta parte del formulario. El resto funciona y sus respuestas están a salvo.',
  'error.app.title': 'Error',
  'error.app.message': 'Algo salió mal. Intente de nuevo más tarde.',
  'restored.secrets': 'Guardamos sus respuestas. Por su seguridad, vuelva a ingresar: {fields}.',
  'loading.products': 'Cargando precios…',
  'summary.notOffered': 'Por el momento no podemos hacer este trámite en el estado elegido. Elija otro o consúltenos.',
  'load.failed': 'No pudimos cargar todos los precios, así que todavía no se puede enviar el pedido.',
  'submission.sending': 'Enviando su pedido…',
  'submission.sendingMessage': 'Enviando su mensaje…',
  'submission.redirecting': 'Gracias. Un momento, pasamos a la página siguiente…',
  'submission.unknown':
    'Aún no tenemos respuesta. Estamos consultando de nuevo por el mismo pedido; nada se cobra dos veces.',
  'submission.unknownMessage': 'Aún no tenemos respuesta. Estamos consultando de nuevo por el mismo mensaje; se envía una sola vez.',
  'submission.unknown.title': 'Aún no estamos seguros',
  'submission.unknown.sameOrder':
    'No llegó ninguna respuesta, así que no sabemos si se procesó. Intente enviarlo de nuevo: cuenta como el mismo envío y nunca se cobra dos veces.',
  'submission.unknown.sameMessage':
    'No llegó ninguna respuesta, así que no sabemos si se procesó. Intente enviarlo de nuevo: cuenta como el mismo envío y llega una sola vez.',
  'submission.unknown.plain':
    'No llegó ninguna respuesta, así que no sabemos si se procesó. Busque una confirmación en su correo electrónico o comuníquese con nosotros antes de enviarlo de nuevo: podría procesarse dos veces.',
  'submission.further': '¿Enviar esto además?',
  'submission.further.order':
    'No llegó respuesta al pedido que envió antes, así que puede haberse procesado. Lo que envía ahora es distinto. Sería otro pedido y se cobraría además del primero.',
  'submission.further.message':
    'No llegó respuesta al mensaje que envió antes, así que puede haber llegado. Lo que envía ahora es distinto y sería otro mensaje.',
  'submission.further.decline': 'No enviar',
  'confirmation.order': 'Gracias, recibimos su pedido',
  'confirmation.order.text': 'Le enviamos un recibo a su correo electrónico. Por ahora no tiene que hacer nada más.',
  'confirmation.invoice': 'Factura {invoice}',
  'confirmation.message': 'Gracias, su mensaje va en camino',
  'confirmation.message.text': 'Respondemos en un plazo de un día hábil.',
  'confirmation.again.order': 'Hacer otro pedido',
  'confirmation.again.message': 'Enviar otro mensaje',
} satisfies Record<keyof typeof english, string>;
