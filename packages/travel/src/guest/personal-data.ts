const email = /[^\s@/?&=<>"']+@[^\s@/?&=<>"']+\.[^\s@/?&=<>"']+/g
/** Ten digits or more, as people write phone and card numbers: with spaces, dashes, dots, brackets. */
const longNumber = /\+?\(?\d(?:[\s().-]?\d){9,}/g
const secretInUrl = /([?&](?:token|password|email|key|code)=)[^&\s]+/gi

/** What may leave in a log or a report: e-mails, phone and card numbers are taken out (the rule of tracking identifiers). */
export function withoutPersonalData(text: string): string {
  return text.replace(secretInUrl, '$1…').replace(email, '[e-mail]').replace(longNumber, '[number]')
}
