// Small checks for settings. Uses only plain Node.

/**
 * @typedef {object} SettingRule
 * @property {(text: string) => boolean} accepts
 * @property {string} remedy the rest of the error message after the setting's name
 * @property {number} [secretOf] in production it must be a real secret of at least this length
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
/** A URL that is safe for secrets: https, or the same machine. @param {string} text */
export const closedAddress = (text) =>
  addressOf('https:')(text) ||
  (webAddress(text) && ['127.0.0.1', 'localhost'].includes(new URL(text).hostname))
/** The parts of a comma-separated list. @param {string} text */
export function listOf(text) {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
