/** The sentences around the steps: buttons, progress, notices, confirmations. */
export const frame = {
  // Buttons and steps (FORM-10, FORM-11)
  'button.back': 'Back',
  'button.continue': 'Continue',
  'button.submit': 'Submit',
  'button.submitOrder': 'Submit Order',
  'button.retry': 'Try again',
  'button.close': 'Close',
  'steps.label': 'Steps',
  'steps.counter': 'Step {current}/{count}',
  'steps.progress': '{percent} percent complete',
  'steps.valid': '{valid} of {count}',
  'steps.failed': '{count} to fix',
  // Around the steps
  'terms.line': 'By clicking "{button}", you accept the {link}.',
  'terms.link': 'terms of service',
  'phone.line': 'Questions? Call {phone} for help.',
  'errors.one': 'One answer needs another look',
  'errors.some': '{count} answers need another look',
  'errors.inEntry': '{entry}: {message}',
  'error.module': 'This part of the form could not be shown. The rest works; your answers are safe.',
  'error.app.title': 'Error',
  'error.app.message': 'Something went wrong. Please try again later.',
  'restored.secrets': 'We kept your answers. For your safety, please enter again: {fields}.',
  'loading.products': 'Loading prices…',
  'summary.notOffered': 'We cannot file this in the chosen state at the moment. Please choose another one, or ask us.',
  'load.failed': 'We could not load all prices, so the order cannot be sent yet.',
  'submission.sending': 'Sending your order…',
  'submission.sendingMessage': 'Sending your message…',
  'submission.redirecting': 'Thank you. One moment, we are taking you on…',
  'submission.unknown': 'We have not heard back yet. We are asking again about the same order; nothing is charged twice.',
  'submission.unknownMessage': 'We have not heard back yet. We are asking again about the same message; it is sent only once.',
  'submission.unknown.title': 'We are not sure yet',
  'submission.unknown.sameOrder':
    'No answer came, so we do not know whether it went through. Please submit again: it counts as the same one and is never charged twice.',
  'submission.unknown.sameMessage':
    'No answer came, so we do not know whether it went through. Please submit again: it counts as the same one and arrives only once.',
  'submission.unknown.plain':
    'No answer came, so we do not know whether it went through. Please look for a confirmation in your email or contact us before you submit again: it might be done twice.',
  'submission.further': 'Send this in addition?',
  'submission.further.order':
    'No answer came to the order you sent before, so it may have gone through. What you send now differs from it. It would be a further order, charged on top of the first.',
  'submission.further.message':
    'No answer came to the message you sent before, so it may have arrived. What you send now differs from it and would be a further message.',
  'submission.further.decline': 'Do not send',
  'confirmation.order': 'Thank you, your order is in',
  'confirmation.order.text': 'We have sent a receipt to your email. Nothing more is needed from you now.',
  'confirmation.invoice': 'Invoice {invoice}',
  'confirmation.message': 'Thank you, your message is on its way',
  'confirmation.message.text': 'We answer within one business day.',
  'confirmation.again.order': 'Place another order',
  'confirmation.again.message': 'Send another message',
} as const;
