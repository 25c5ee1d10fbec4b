const email = /[^\s@/?&=<>"']+@[^\s@/?&=<>"']+\.[^\s@/?&=<>"']+/g
/** Ten digits or more, as people write phone and card numbers: with spaces, dashes, dots, brackets. */
const longNumber = /\+?\(?\d(?:[\s().-]?\d){9,}/g
/** Of children, in offer codes (`_2c190501`) and wherever a field is called so (`birthDate:2019-05-01`, `"childrenBirthDates":["…"]`). */
const birthDateInCode = /(?<=[-_]\d(?:c\d{6})*)c\d{6}/g
const birthDateInField =
  /((?:birth_?date|birthday)s?(?:%3A|%3D|%5B|%22|\W){1,8})\d{4}-\d\d-\d\d(?:(?:%2C|%22|[^\w:]){1,5}\d{4}-\d\d-\d\d)*/gi
/** Of rooms in a search: `room:2-2019-05-01-2021-03-04`. */
const birthDateInRoom = /(room(?::|=|%3A)\d)(?:-\d{4}-\d\d-\d\d)+/gi
const secretInUrl = /([?&](?:token|password|email|key|code)=)[^&\s]+/gi

/** What may leave in a log or a report: e-mails, phone and card numbers (the rule of tracking identifiers) and birth dates are taken out. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(secretInUrl, '$1…')
    .replace(birthDateInCode, 'c…')
    .replace(birthDateInField, '$1…')
    .replace(birthDateInRoom, '$1-…')
    .replace(email, '[e-mail]')
    .replace(longNumber, '[number]')
}
