/**
 * What `docs/contract.md` says, row by row, against the tests and decisions that are there.
 *
 * @typedef {object} Held
 * @property {(file: string) => string | null} sourceOf the text of a file, from the root; null: there is none
 * @property {(file: string) => boolean} isDecision whether `docs/decisions` has it
 *
 * @typedef {{ section: string, statement: string, held: string, line: number }} Row
 */

/** Rows below this heading say what the code does instead of naming a test. */
const notHeld = 'Not held by a test'
const contractFile = 'docs/contract.md'

/** @param {string} text of docs/contract.md @param {Held} held @returns {import('./rules.mjs').Breach[]} */
export function contractBreaches(text, held) {
  const rows = rowsOf(text)
  if (rows.length === 0) return [{ place: `${contractFile}:1`, sentence: 'There is no row in any table.' }]
  return rows.flatMap((row) =>
    faultsOf(row, held).map((sentence) => ({ place: `${contractFile}:${row.line}`, sentence })),
  )
}

/** @param {string} text @returns {Row[]} */
function rowsOf(text) {
  let section = ''
  return text.split('\n').flatMap((line, at) => {
    section = /^## (.+)$/.exec(line)?.[1] ?? section
    if (!line.startsWith('|') || /^\|[\s:|-]+$/.test(line) || line.startsWith('| § |')) return []
    const [, , statement = '', last = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return [{ section, statement, held: last.replaceAll('\\|', '|'), line: at + 1 }]
  })
}

/** @param {Row} row @param {Held} held @returns {string[]} */
function faultsOf({ section, statement, held }, { sourceOf, isDecision }) {
  if (statement === '') return ['The row has no statement.']
  if (section === notHeld) return held === '' ? ['The row does not say what the code does.'] : []
  const tests = [...held.matchAll(/`([^`]+?) › ([^`]+)`/g)]
  const decisions = [...held.matchAll(/\]\(decisions\/([^)]+)\)/g)].map(([, file = '']) => file)
  if (tests.length + decisions.length === 0)
    return [`"${statement}" names neither a test nor a decision, and is not listed under "${notHeld}".`]
  return [
    ...tests.flatMap(([, file = '', title = '']) => faultOfTest(file, title, sourceOf(file))),
    ...decisions.flatMap((file) => (isDecision(file) ? [] : [`The decision ${file} is gone.`])),
  ]
}

/** @param {string} file @param {string} title @param {string | null} source @returns {string[]} */
function faultOfTest(file, title, source) {
  if (!/\.(test|spec)\.(tsx?|mjs)$/.test(file)) return [`${file} is no file of tests.`]
  if (source === null) return [`The file ${file} is gone.`]
  if (isAnyTitle(title)) return [`"${title}" in ${file} could be any test: name more of its title.`]
  if (literalsOf(source).some((words) => words.includes(title))) return []
  return [`No test in ${file} is called "${title}".`]
}

/** Nothing but gaps, and a sign or two. @param {string} title */
function isAnyTitle(title) {
  const words = title.replace(/%[.\d]*[a-z#]|\$\w+/gi, '')
  return (words.match(/[\p{L}\d]/gu) ?? []).length < 3
}

/**
 * The texts of a file, which are titles of its tests and of the cases of their tables. Line by line, so that an apostrophe in a
 * comment cannot turn texts inside out.
 * @param {string} source @returns {string[]}
 */
function literalsOf(source) {
  return source
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)])
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1'))
}
