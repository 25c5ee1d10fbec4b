import { expect, test } from 'vitest'
import { contractBreaches } from './contract-rows.mjs'

const file = 'packages/travel/src/search/sort.test.ts'
const source = `
// test('a title in a comment', () => {})
test('the cheapest comes first', () => {})
test.each(['DW', 'NR'])('%s hides airport and hour', () => {})
test('a guest\\'s own order', () => {})
test.each([
  ['without consent to preferences', 1],
])('%s', () => {})
`
const held = {
  /** @param {string} asked */
  sourceOf: (asked) => (asked === file ? source : null),
  /** @param {string} asked */
  isDecision: (asked) => asked === '0016-a-listing-is-its-address.md',
}

/** @param {string[]} rows */
const contract = (...rows) =>
  ['# The contract', '## 4. States', '| § | Statement | Held by |', '|---|---|---|', ...rows].join('\n')
/** @param {string[]} rows */
const faults = (...rows) => contractBreaches(contract(...rows), held)

test.each([
  ['a test', `| 4 | Sorted by price | \`${file} › the cheapest comes first\` |`],
  ['a part of its title', `| 4 | Sorted by price | \`${file} › cheapest comes\` |`],
  ['a title with a gap', `| 4 | DW has no airport | \`${file} › %s hides airport\` |`],
  ['a case of a table', `| 4 | Asks first | \`${file} › without consent to preferences\` |`],
  ['a title with an apostrophe', `| 4 | Own order | \`${file} › a guest's own order\` |`],
  ['a decision', '| 4 | A list is a store | [decision 16](decisions/0016-a-listing-is-its-address.md) |'],
])('a row is held by %s', (_, row) => {
  expect(faults(row)).toEqual([])
})

test.each([
  [
    'a file that is gone',
    '`packages/gone.test.ts › the cheapest`',
    'The file packages/gone.test.ts is gone.',
  ],
  ['a title that is gone', `\`${file} › the dearest\``, `No test in ${file} is called "the dearest".`],
  [
    'a title in a comment',
    `\`${file} › a title in a comment\``,
    `No test in ${file} is called "a title in a comment".`,
  ],
  [
    'what could be any test',
    `\`${file} › %s\``,
    `"%s" in ${file} could be any test: name more of its title.`,
  ],
  [
    'a file without tests',
    '`packages/travel/src/sort.ts › sort`',
    'packages/travel/src/sort.ts is no file of tests.',
  ],
  ['a decision that is gone', '[decision 9](decisions/0009-gone.md)', 'The decision 0009-gone.md is gone.'],
  [
    'nothing',
    '',
    '"Sorted" names neither a test nor a decision, and is not listed under "Not held by a test".',
  ],
  [
    'words',
    'yes',
    '"Sorted" names neither a test nor a decision, and is not listed under "Not held by a test".',
  ],
])('a row that is held by %s is named with its line', (_, cell, sentence) => {
  expect(faults(`| 4 | Sorted | ${cell} |`)).toEqual([{ place: 'docs/contract.md:5', sentence }])
})

test('of several tests in a row each is looked for', () => {
  const cell = `\`${file} › the cheapest\`<br>\`${file} › the dearest\``
  expect(faults(`| 4 | Sorted | ${cell} |`)).toHaveLength(1)
})

test('what no test holds is listed with what the code does', () => {
  const list = (/** @type {string} */ cell) =>
    contractBreaches(`## Not held by a test\n| § | Statement | In the code |\n| 4 | Ticks | ${cell} |`, held)
  expect(list('yes: `countdown.tsx`')).toEqual([])
  expect(list('')).toEqual([
    { place: 'docs/contract.md:3', sentence: 'The row does not say what the code does.' },
  ])
})

test('a bar in a title is written with a backslash', () => {
  const source = "test('tiles | Greece are counted', () => {})"
  const row = `| 4 | Counted | \`${file} › tiles \\| Greece\` |`
  expect(contractBreaches(contract(row), { ...held, sourceOf: () => source })).toEqual([])
})

test('a document without rows holds nothing', () => {
  expect(contractBreaches('# The contract', held)).toHaveLength(1)
})
