// Small checks for settings. Uses only plain Node.

/**
 * @typedef {object} SettingRule
 * @property {(text: string) => boolean} accepts
 * @property {string} remedy what follows the name in the sentence that a person reads
 * @property {number} [secretOf] a production start wants a real secret of so many characters
 */

export const anything = () => true
/** @param {...string} words */
export const oneOf = (...words) => ({
  accepts: (/** @type {string} */ text) => words.includes(text),
  remedy: `must be one of ${words.join(', ')}`,
})
/** @param {number} from @param {number} [to] */
export const wholeNumber = (from, to = Number.MAX_SAFE_INTEGER) => {
  return (/** @type {string} */ text) => /^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to
}
/** @param {number} length */
export const atLeast = (length) => (/** @type {string} */ text) => text.length >= length
/** @param {...string} protocols */
export const addressOf = (...protocols) => {
  return (/** @type {string} */ text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).host !== ''
}
export const webAddress = addressOf('http:', 'https:')
/** What secrets travel to: nobody listens on the way, or there is no way. @param {string} text */
export const closedAddress = (text) =>
  addressOf('https:')(text) ||
  (webAddress(text) && ['127.0.0.1', 'localhost'].includes(new URL(text).hostname))
/** Parts between commas. @param {string} text */
export function listOf(text) {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
