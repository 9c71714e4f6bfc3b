/** What visitors read of a post that is not taken. `%s` and `%d` stand for what is put in. */
const en = {
  tooLong: 'What you entered is too long. This form takes at most %s of text. Please shorten it and send it again.',
  filesTooLarge: 'Your files are too large together. This site takes at most %s at once.',
  otherOrigin: 'This form can only be sent from its own site.',
  staleToken: 'This page has been open for a long time. Please press the button once more.',
  noForm: 'This page has no such form. Please reload the page and try again.',
  trapField: 'A field of this page that must stay empty was filled in. Please reload the page and try again.',
  trapBrowser: 'Forms of this site can only be sent by a browser.',
  trapTime: 'That was very fast. Please wait three seconds, then press the button once more.',
  tooManyPosts: 'Too many attempts from your address. Please try again in %d minute.',
  tooManyPostsPlural: 'Too many attempts from your address. Please try again in %d minutes.',
  captcha: 'The captcha could not be verified. Please check the box again.',
  cardData: 'This site takes no card numbers. Reload the page and enter your payment again.',
  noAccounts: 'This site opens no accounts at the moment.',
  noCard: 'Your card has not arrived with the order. Nothing was ordered. Enter your card once more and submit again.',
  noSuchWay: 'This page does not offer the way to pay that you chose. Nothing was ordered. Reload the page and choose another way.',
  stillWorking: 'This order is still being processed.',
  otherOrder: 'This key was used for another order.',
  noOrder: 'We found no such order.',
  cancelled: 'This order was cancelled because its payment was refused. Nothing was charged.',
  noService: 'This site looks nothing up.',
  noQuotes: 'This site cannot email quotes.',
  noSavedOrders: 'This site cannot save orders.',
  noSavedOrder: 'This link no longer opens an order. It has expired, or the order was placed or deleted.',
  tooManySaved: 'Several orders were saved for this address today. Try again tomorrow.',
  noAddress: 'Enter an email address like name@example.com.',
  tooManyQuotes: 'This address has got several quotes today. Try again tomorrow, or print the quote.',
  noParts: 'This site cannot ask other people by email.',
  tooManyParts: 'You have asked for as many people as one order can have. Take one back first.',
  tooManyInvitations: 'This person has got several invitations today. Try again tomorrow, or enter their details yourself.',
  partsOf: 'We are still waiting for details from %s. Nothing was ordered. Ask again, or enter the details yourself.',
  partsMissing: 'We are still waiting for the details of a person. Nothing was ordered. Ask again, or enter the details yourself.',
  partPlaced: 'The order has been placed with these details, so they can no longer be changed here.',
  partExpired: 'This link has expired. Ask whoever is placing the order to send you a new one.',
  partIncomplete: 'Something is missing or too long. Check your name and address, then send them again.',
  noPart: 'This link is no longer valid. Ask whoever is placing the order to send you a new one.',
  unavailable: 'This is not possible at the moment. Please try again in a few minutes.',
  tooManyFiles: 'Please send at most %d files.',
  fileTooLarge: '%s is too large. This site takes files up to %s.',
  fileEmpty: '%s is empty.',
  fileKind: '%s cannot be taken. Please send one of these: %s.',
  fileFalse: '%s is not what its name says.',
};

/** @typedef {typeof en} Words */

/** @type {Words} */
const es = {
  tooLong: 'Lo que ha escrito es demasiado largo. Este formulario admite como máximo %s de texto. Acórtelo y envíelo de nuevo.',
  filesTooLarge: 'Sus archivos son demasiado grandes en conjunto. Este sitio acepta como máximo %s a la vez.',
  otherOrigin: 'Este formulario solo se puede enviar desde su propio sitio.',
  staleToken: 'Esta página lleva mucho tiempo abierta. Pulse el botón una vez más.',
  noForm: 'Esta página no tiene ese formulario. Vuelva a cargarla e intente de nuevo.',
  trapField: 'Se rellenó un campo de esta página que debe quedar vacío. Vuelva a cargar la página e intente de nuevo.',
  trapBrowser: 'Los formularios de este sitio solo se pueden enviar con un navegador.',
  trapTime: 'Eso fue muy rápido. Espere tres segundos y pulse el botón de nuevo.',
  tooManyPosts: 'Demasiados intentos desde su dirección. Inténtelo de nuevo en %d minuto.',
  tooManyPostsPlural: 'Demasiados intentos desde su dirección. Inténtelo de nuevo en %d minutos.',
  captcha: 'No se pudo verificar el captcha. Marque la casilla de nuevo.',
  cardData: 'Este sitio no acepta números de tarjeta. Vuelva a cargar la página e introduzca el pago de nuevo.',
  noAccounts: 'Este sitio no abre cuentas por el momento.',
  noCard: 'Su tarjeta no llegó con el pedido. No se pidió nada. Introduzca su tarjeta otra vez y vuelva a enviar.',
  noSuchWay: 'Esta página no ofrece la forma de pago que eligió. No se pidió nada. Vuelva a cargar la página y elija otra forma.',
  stillWorking: 'Este pedido todavía se está procesando.',
  otherOrder: 'Esta clave se usó para otro pedido.',
  noOrder: 'No hemos encontrado ese pedido.',
  cancelled: 'Este pedido se canceló porque se rechazó el pago. No se ha cobrado nada.',
  noService: 'Este sitio no hace consultas.',
  noQuotes: 'Este sitio no puede enviar presupuestos por correo.',
  noSavedOrders: 'Este sitio no puede guardar pedidos.',
  noSavedOrder: 'Este enlace ya no abre ningún pedido. Ha caducado, o el pedido se realizó o se eliminó.',
  tooManySaved: 'Hoy ya se guardaron varios pedidos para esta dirección. Inténtelo de nuevo mañana.',
  noAddress: 'Escriba un correo electrónico como nombre@example.com.',
  tooManyQuotes: 'Esta dirección ya ha recibido varios presupuestos hoy. Inténtelo de nuevo mañana, o imprima el presupuesto.',
  noParts: 'Este sitio no puede invitar a otras personas por correo.',
  tooManyParts: 'Ya ha invitado a tantas personas como admite un pedido. Retire antes una invitación.',
  tooManyInvitations: 'Esta persona ya ha recibido varias invitaciones hoy. Inténtelo de nuevo mañana, o escriba usted sus datos.',
  partsOf: 'Todavía esperamos los datos de %s. No se ha pedido nada. Vuelva a enviar la invitación o escriba usted los datos.',
  partsMissing:
    'Todavía esperamos los datos de una persona. No se ha pedido nada. Vuelva a enviar la invitación o escriba usted los datos.',
  partPlaced: 'El pedido ya se hizo con estos datos, así que aquí ya no se pueden cambiar.',
  partExpired: 'Este enlace ha caducado. Pida uno nuevo a quien está haciendo el pedido.',
  partIncomplete: 'Falta algo o es demasiado largo. Revise su nombre y su dirección y envíelos de nuevo.',
  noPart: 'Este enlace ya no es válido. Pida uno nuevo a quien está haciendo el pedido.',
  unavailable: 'No es posible en este momento. Inténtelo de nuevo dentro de unos minutos.',
  tooManyFiles: 'Envíe como máximo %d archivos.',
  fileTooLarge: '%s es demasiado grande. Este sitio acepta archivos de hasta %s.',
  fileEmpty: '%s está vacío.',
  fileKind: 'No se puede aceptar %s. Envíe uno de estos: %s.',
  fileFalse: '%s no es lo que dice su nombre.',
};

/** The words in the language of a page config, such as `es-US`. @param {unknown} [locale] @returns {Words} */
export const wordsOf = (locale) => (/^es\b/i.test(String(locale ?? '').replace('_', '-')) ? es : en);

/** A sentence with what is put in, in its order. @param {string} sentence @param {...(string | number)} parts */
export const filled = (sentence, ...parts) => {
  const left = [...parts];
  return sentence.replace(/%[sd]/g, () => String(left.shift() ?? ''));
};

/** A size such as `256 KB`, of 1,024 bytes. @param {number} bytes */
export function sizeOf(bytes) {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${Math.round((kilobytes / 1024) * 10) / 10} MB`;
}
