import { expect, test } from 'vitest'
import { deepestJson, isTooDeep } from './json.ts'

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['nothing', '', false],
  ['as deep as allowed', lists(deepestJson), false],
  ['one deeper', lists(deepestJson + 1), true],
  ['lists in objects', '{"a":['.repeat(deepestJson / 2 + 1), true],
  ['never closed', '['.repeat(50_000), true],
  ['wide, not deep', `[${'[],{},'.repeat(5_000)}1]`, false],
  ['brackets in a text', JSON.stringify('[{'.repeat(5_000)), false],
  ['a quote in a text', JSON.stringify({ a: `\\"${'['.repeat(5_000)}` }), false],
  ['after a text', `{"a":"\\\\","b":${lists(deepestJson)}}`, true],
])('%s', (_, text, expected) => {
  expect(isTooDeep(text)).toBe(expected)
})
