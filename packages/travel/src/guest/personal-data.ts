const email = /[^\s@/?&=<>"']+@[^\s@/?&=<>"']+\.[^\s@/?&=<>"']+/g
/** Ten digits or more, as people write phone and card numbers: with spaces, dashes, dots, brackets. */
const longNumber = /\+?\(?\d(?:[\s().-]?\d){9,}/g
/**
 * Birth dates of children in offer codes (`_2c190501`) and in fields with such a name (`birthDate:2019-05-01`,
 * `"childrenBirthDates":["…"]`).
 */
const birthDateInCode = /(?<=[-_]\d(?:c\d{6})*)c\d{6}/g
const birthDateInField =
  /((?:birth_?date|birthday)s?(?:%3A|%3D|%5B|%22|\W){1,8})\d{4}-\d\d-\d\d(?:(?:%2C|%22|[^\w:]){1,5}\d{4}-\d\d-\d\d)*/gi
/** Birth dates in the rooms of a search: `room:2-2019-05-01-2021-03-04`. */
const birthDateInRoom = /(room(?::|=|%3A)\d)(?:-\d{4}-\d\d-\d\d)+/gi
const secretInUrl = /([?&](?:token|password|email|key|code)=)[^&\s]+/gi

/**
 * Removes email addresses, phone and card numbers (by the rule for tracking identifiers) and birth dates, so that the text may go
 * to a log or a report.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replace(secretInUrl, '$1…')
    .replace(birthDateInCode, 'c…')
    .replace(birthDateInField, '$1…')
    .replace(birthDateInRoom, '$1-…')
    .replace(email, '[e-mail]')
    .replace(longNumber, '[number]')
}
