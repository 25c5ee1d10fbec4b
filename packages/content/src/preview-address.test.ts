import { expect, test } from 'vitest'
import { previewAddress } from './preview-address.ts'

test('a preview is the page itself in the language of the editor, asked for as staged and with a token', () => {
  expect(previewAddress('/zima', 'cs', 'abc.def')).toBe('/cs/zima?catalogVersion=Staged&previewToken=abc.def')
  expect(previewAddress('/', 'pl', 'abc')).toBe('/?catalogVersion=Staged&previewToken=abc')
})

test('a language that the shop does not speak is previewed in Polish', () => {
  expect(previewAddress('/zima', 'xx', 'abc')).toBe('/zima?catalogVersion=Staged&previewToken=abc')
})
