/**
 * What customers read, in Spanish by its English. Those that the WordPress plugin has as well are as its translation has them.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const spanish = Object.freeze({
  'An order below {amount} cannot be paid in this way. Nothing was ordered or charged. Choose another way to pay.':
    'Un pedido de menos de {amount} no se puede pagar de esta forma. No se pidió ni se cobró nada. Elija otra forma de pago.',
  'Try another card or another way to pay.': 'Pruebe con otra tarjeta u otra forma de pago.',
  'Check it and try again, or use another card.': 'Revíselo e inténtelo de nuevo, o use otra tarjeta.',
  'Your bank declined the payment and did not say why.': 'Su banco rechazó el pago y no dijo por qué.',
  'Try another card, or ask your bank.': 'Pruebe con otra tarjeta o pregunte a su banco.',
  'Your bank says that the payment is above the limit or the balance of the card.':
    'Su banco dice que el pago supera el límite o el saldo de la tarjeta.',
  'The card has expired.': 'La tarjeta ha caducado.',
  'Try another card.': 'Pruebe con otra tarjeta.',
  'The expiration date is not the one of the card.': 'La fecha de caducidad no es la de la tarjeta.',
  'The security code is not the one of the card.': 'El código de seguridad no es el de la tarjeta.',
  'The card number is not right.': 'El número de la tarjeta no es correcto.',
  'The ZIP code is not the one that your bank knows.': 'El código postal no es el que conoce su banco.',
  'Your bank could not confirm that it is you who pays.': 'Su banco no pudo confirmar que es usted quien paga.',
  'Try again, or use another card.': 'Inténtelo de nuevo o use otra tarjeta.',
  'Your bank could not process the payment at this moment.': 'Su banco no pudo procesar el pago en este momento.',
  'Try again in a few minutes, or use another card.': 'Inténtelo de nuevo en unos minutos o use otra tarjeta.',
  'The card does not allow this kind of payment.': 'La tarjeta no permite este tipo de pago.',
  'This shop does not take this card, because one of the two is only for testing.':
    'Esta tienda no acepta esta tarjeta, porque una de las dos es solo para pruebas.',
  'The payment was not completed. Nothing was ordered or charged. Please try again.':
    'El pago no se completó. No se pidió ni se cobró nada. Inténtelo de nuevo.',
  'Nothing was ordered or charged.': 'No se pidió ni se cobró nada.',
  'This order was cancelled because its payment was refused. Nothing was charged.':
    'Este pedido se canceló porque se rechazó el pago. No se ha cobrado nada.',
  'The payment service does not answer as it should. Nothing was charged. Please try again in a few minutes.':
    'El servicio de pago no responde como debería. No se ha cobrado nada. Vuelva a intentarlo en unos minutos.',
  'A new link to your order': 'Un enlace nuevo a su pedido',
  Amount: 'Importe',
  'Here is the quote that you asked for at {site}.': 'Este es el presupuesto que pidió en {site}.',
  'These prices hold until {until}. Nothing has been ordered, and nothing has been charged.':
    'Estos precios se mantienen hasta el {until}. No se ha pedido nada y no se ha cobrado nada.',
  'Your quote from {site}': 'Su presupuesto de {site}',
  'Go to the order form': 'Ir al formulario de pedido',
  'Made on': 'Elaborado el',
  'Prices hold until': 'Los precios se mantienen hasta el',
  'What you chose': 'Lo que eligió',
  'What renews': 'Lo que se renueva',
  '{amount} each year': '{amount} cada año',
  '{amount} every {count} years': '{amount} cada {count} años',
  '{amount} each month': '{amount} cada mes',
  '{amount} every {count} months': '{amount} cada {count} meses',
  '{price}, next on {date}': '{price}, la próxima vez el {date}',
  'You get this mail because somebody entered your address to get a quote at {site}. If it was not you, you can ignore this mail.':
    'Recibe este correo porque alguien escribió su dirección para recibir un presupuesto en {site}. Si no fue usted, puede ignorar este correo.',
  'Your order at {site}': 'Su pedido en {site}',
  'Here is the link to the order that you saved at {site}. It opens the order with your answers, on any device.':
    'Este es el enlace al pedido que guardó en {site}. Abre el pedido con sus respuestas, en cualquier dispositivo.',
  'It works until {until}. Nothing has been ordered, and nothing has been charged.':
    'Funciona hasta el {until}. No se ha pedido nada y no se ha cobrado nada.',
  'You left an order at {site}': 'Dejó un pedido en {site}',
  'You asked us to remind you of the order that you saved at {site}. You can go on where you left it.':
    'Nos pidió que le recordáramos el pedido que guardó en {site}. Puede seguir donde lo dejó.',
  'The link works until {until}. Nothing has been ordered, and nothing has been charged. We will not remind you again.':
    'El enlace funciona hasta el {until}. No se ha pedido nada y no se ha cobrado nada. No se lo recordaremos de nuevo.',
  'Open the order': 'Abrir el pedido',
  'Saved on': 'Guardado el',
  'The link works until': 'El enlace funciona hasta el',
  'You do not need it any more?': '¿Ya no lo necesita?',
  'Delete what was saved': 'Eliminar lo guardado',
  'You get this mail because somebody entered your address to save an order at {site}. If it was not you, you can ignore this mail, or delete what was saved.':
    'Recibe este correo porque alguien escribió su dirección para guardar un pedido en {site}. Si no fue usted, puede ignorar este correo o eliminar lo guardado.',
  'Delete the saved order?': '¿Eliminar el pedido guardado?',
  'The answers that were saved are deleted, the links to them stop working, and no reminder is sent.':
    'Se eliminan las respuestas guardadas, los enlaces dejan de funcionar y no se envía ningún recordatorio.',
  Deleted: 'Eliminado',
  'The answers that were saved are gone.': 'Las respuestas guardadas ya no existen.',
  'Nothing is saved any more': 'Ya no hay nada guardado',
  'It has expired, or it was ordered or deleted.': 'Ha caducado, o el pedido se realizó o se eliminó.',
  'Awaiting your payment': 'A la espera de su pago',
  Company: 'Empresa',
  'Choose a new password': 'Elegir una contraseña nueva',
  'Email address of the order': 'Dirección de correo del pedido',
  'For your safety, a link to an order works for {days} days. We can send you a new one.':
    'Por su seguridad, el enlace a un pedido funciona durante {days} días. Podemos enviarle uno nuevo.',
  'Hello {name},': 'Hola, {name}:',
  'How to pay': 'Cómo pagar',
  'If we have an order with this number and email address, we send you a new link to it now. Check your email in a few minutes.':
    'Si tenemos un pedido con este número y esta dirección de correo, ahora le enviamos un enlace nuevo. Revise su correo en unos minutos.',
  Later: 'Más adelante',
  'Log in': 'Iniciar sesión',
  Name: 'Nombre',
  Next: 'Siguiente',
  'Order number': 'Número de pedido',
  'Ordered on': 'Fecha del pedido',
  'Paid after refunds': 'Pagado después de los reembolsos',
  Payment: 'Pago',
  'Please pay {amount}.': 'Por favor, pague {amount}.',
  'Refunded on {date}': 'Reembolsado el {date}',
  'See your order': 'Ver su pedido',
  'See your order and its files': 'Ver su pedido y sus archivos',
  'Send me a new link': 'Envíenme un enlace nuevo',
  'Somebody asked for a new password for your account at {site}. If it was not you, you can ignore this mail: your password stays as it is.':
    'Alguien pidió una contraseña nueva para su cuenta en {site}. Si no fue usted, puede ignorar este correo: su contraseña no cambia.',
  'Thank you for your order. Its number is {number}.': 'Gracias por su pedido. Su número es {number}.',
  'The link may have been cut off in your mail program, or the order may have been deleted. Open the link from the mail once more, or let us send you a new one.':
    'Puede que su programa de correo haya cortado el enlace o que el pedido se haya eliminado. Abra el enlace del correo otra vez o pídanos uno nuevo.',
  'The link to your order {number}': 'El enlace a su pedido {number}',
  'This link has expired': 'Este enlace ha caducado',
  'This mail is your receipt.': 'Este correo es su recibo.',
  'This order costs nothing.': 'Este pedido no cuesta nada.',
  'This order was cancelled on {date}. Please contact us if you have a question about your payment.':
    'Este pedido fue cancelado el {date}. Comuníquese con nosotros si tiene una pregunta sobre su pago.',
  'This order was cancelled on {date}. You do not have to pay anything for it.':
    'Este pedido fue cancelado el {date}. No tiene que pagar nada por él.',
  'Too many visits': 'Demasiadas visitas',
  Total: 'Total',
  'We complete your order': 'Completamos su pedido',
  'We file your documents': 'Presentamos sus documentos',
  'We filed the documents of your order {number}': 'Presentamos los documentos de su pedido {number}',
  'We filed the documents of your order {number}. The page of your order has all files that we have for you.':
    'Presentamos los documentos de su pedido {number}. La página de su pedido tiene todos los archivos que tenemos para usted.',
  'We filed your documents': 'Presentamos sus documentos',
  'We found no order for this link': 'No encontramos ningún pedido para este enlace',
  'We have not received a confirmation of your payment of {amount} yet.':
    'Todavía no hemos recibido la confirmación de su pago de {amount}.',
  'We received your order': 'Recibimos su pedido',
  'We received your payment': 'Recibimos su pago',
  'We received your payment for order {number}': 'Recibimos su pago del pedido {number}',
  'We received your payment for order {number}. Thank you.': 'Recibimos su pago del pedido {number}. Gracias.',
  'We refunded a part of your order {number}': 'Reembolsamos una parte de su pedido {number}',
  'We refunded this order on {date}.': 'Reembolsamos este pedido el {date}.',
  'We refunded your order': 'Reembolsamos su pedido',
  'We refunded your order {number}': 'Reembolsamos su pedido {number}',
  'We refunded your order {number}. It can take a few days until your bank shows it.':
    'Reembolsamos su pedido {number}. Su banco puede tardar unos días en mostrarlo.',
  'We refunded {amount} of it; {rest} remains paid.': 'Le reembolsamos {amount}; quedan pagados {rest}.',
  'We refunded {amount} of your order': 'Reembolsamos {amount} de su pedido',
  'We refunded {amount}.': 'Reembolsamos {amount}.',
  'We refunded {refunded} of your order {number}. It can take a few days until your bank shows it.':
    'Reembolsamos {refunded} de su pedido {number}. Su banco puede tardar unos días en mostrarlo.',
  'We started to work on your order': 'Empezamos a trabajar en su pedido',
  'We work on your order': 'Trabajamos en su pedido',
  'What was ordered': 'Lo que se pidió',
  'Where your order stands': 'En qué punto está su pedido',
  'You asked for a new link to the page of your order. If you did not ask for it, you can ignore this mail.':
    'Usted pidió un enlace nuevo a la página de su pedido. Si no lo pidió, puede ignorar este correo.',
  'You get this mail because you have an account at {site}. Reply to it to reach us.':
    'Recibe este correo porque tiene una cuenta en {site}. Respóndalo para comunicarse con nosotros.',
  'You get this mail because you ordered at {site}. Reply to it to reach us.':
    'Recibe este correo porque hizo un pedido en {site}. Respóndalo para comunicarse con nosotros.',
  'You paid this order on {date}.': 'Usted pagó este pedido el {date}.',
  'You paid {amount} on {date}.': 'Usted pagó {amount} el {date}.',
  'Your account at {site}': 'Su cuenta en {site}',
  'Your account at {site} is open. Log in with your email address and the password that you chose.':
    'Su cuenta en {site} está abierta. Inicie sesión con su dirección de correo y la contraseña que eligió.',
  'Your files': 'Sus archivos',
  'Your new password at {site}': 'Su contraseña nueva en {site}',
  'Your order': 'Su pedido',
  'Your details for an order at {site}': 'Sus datos para un pedido en {site}',
  'Somebody who is placing an order at {site} has entered your address. They ask you for your own name and address, which belong into the order.':
    'Alguien que está haciendo un pedido en {site} ha indicado su dirección de correo. Le pide su nombre y su dirección, que forman parte del pedido.',
  'You see nothing else of the order, you pay nothing, and you need no password. The link works until {until}.':
    'No verá nada más del pedido, no paga nada y no necesita ninguna contraseña. El enlace funciona hasta el {until}.',
  'If you do not expect this, you can ignore this mail. Nothing happens without you.':
    'Si no lo esperaba, puede ignorar este correo. Sin usted no ocurre nada.',
  'Enter your details': 'Escribir sus datos',
  'You get this mail because somebody entered your address at {site}. Reply to it to reach us.':
    'Recibe este correo porque alguien indicó su dirección en {site}. Responda para escribirnos.',
  'Details still to come': 'Datos que faltan',
  'The link works until {day}.': 'El enlace funciona hasta el {day}.',
  'The link expired on {day}. Please write to us.': 'El enlace caducó el {day}. Escríbanos, por favor.',
  'Your order is complete': 'Su pedido está completo',
  'Your order was cancelled': 'Su pedido fue cancelado',
  'Your order {number} at {site}': 'Su pedido {number} en {site}',
  'Your order {number} was cancelled': 'Su pedido {number} fue cancelado',
  'Your order {number} was cancelled. Reply to this mail if you did not expect that.':
    'Su pedido {number} fue cancelado. Responda a este correo si no lo esperaba.',
  'Your orders': 'Sus pedidos',
  'Your payment': 'Su pago',
  'Your payment of {amount} is on its way. We write to you once it is confirmed.':
    'Su pago de {amount} está en camino. Le escribiremos cuando se confirme.',
  'bulk price': 'precio por cantidad',
  coupon: 'cupón',
  'fee of the card': 'comisión de la tarjeta',
  'fee of the state': 'tasa del estado',
  included: 'incluido',
  'part of the bundle': 'parte del paquete',
  price: 'precio',
  'price that the visitor named': 'precio que indicó el visitante',
  'surcharge for processing': 'recargo por tramitación',
  'Pay now': 'Pagar ahora',
  'We cannot reach the payment page at the moment. Nothing was charged. Please try again in a few minutes.':
    'En este momento no podemos acceder a la página de pago. No se ha cobrado nada. Vuelva a intentarlo en unos minutos.',
  'Awaiting payment': 'Pendiente de pago',
  Paid: 'Pagado',
  'In progress': 'En curso',
  Filed: 'Presentado',
  Delivered: 'Entregado',
  Cancelled: 'Cancelado',
  Refunded: 'Reembolsado',
  'partly refunded': 'reembolsado en parte',
  'No order belongs to your account yet. An order that you placed without logging in opens by the link in the email about it.':
    'Su cuenta todavía no tiene ningún pedido. Un pedido que hizo sin iniciar sesión se abre con el enlace del correo correspondiente.',
  'These are your latest orders. Write to us about an older one.': 'Estos son sus últimos pedidos. Escríbanos si busca uno más antiguo.',
  'Log in to see your orders. If you have no account, open your order by the link in the email about it.':
    'Inicie sesión para ver sus pedidos. Si no tiene una cuenta, abra su pedido con el enlace del correo correspondiente.',
  'Log out': 'Cerrar sesión',
  'Change your password': 'Cambiar su contraseña',
  Order: 'Pedido',
  Status: 'Estado del pedido',
  'The username or the password is wrong.': 'El nombre de usuario o la contraseña no son correctos.',
  'We could not create an account with this email and password. If you have an account already, log in or ask for a new password.':
    'No pudimos crear una cuenta con este correo electrónico y esta contraseña. Si ya tiene una cuenta, inicie sesión o pida una contraseña nueva.',
  'We could not open an account with this email and password, and nothing was ordered yet. If you have an account here, go back and enter its password. To order without an account, submit the order again.':
    'No pudimos abrir una cuenta con este correo y esta contraseña, y todavía no se ha pedido nada. Si tiene una cuenta aquí, vuelva atrás y escriba su contraseña. Para pedir sin cuenta, envíe el pedido de nuevo.',
  Email: 'Correo electrónico',
  'This file is not there any more': 'Este archivo ya no está disponible',
  Password: 'Contraseña',
  'New password': 'Contraseña nueva',
  'Forgot your password?': '¿Olvidó su contraseña?',
  'Send me a link': 'Envíenme un enlace',
  'Save password': 'Guardar la contraseña',
  'Use at least {length} characters.': 'Use al menos {length} caracteres.',
  'Enter a password of at least {length} characters.': 'Escriba una contraseña de al menos {length} caracteres.',
  'Your new password is saved. Log in with it.': 'Su contraseña nueva se ha guardado. Inicie sesión con ella.',
  'If there is an account with this email address, we send you a link to a new password now. Check your email in a few minutes.':
    'Si hay una cuenta con esta dirección de correo, ahora le enviamos un enlace para una contraseña nueva. Revise su correo en unos minutos.',
  'This link works once, for an hour. It was used, or it is too old. We can send you a new one.':
    'Este enlace funciona una sola vez, durante una hora. Ya se usó o es demasiado antiguo. Podemos enviarle uno nuevo.',
  'There were too many tries. Please try again in an hour.': 'Hubo demasiados intentos. Intente de nuevo en una hora.',
});
