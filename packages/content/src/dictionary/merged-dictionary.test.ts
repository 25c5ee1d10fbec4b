import { expect, test } from 'vitest'
import { mergedDictionary } from './merged-dictionary.ts'

const key = 'content.api.notFound'
const shipped = mergedDictionary('cs', { texts: [] })
const row = (value: string) => ({ texts: [{ key, value }] })

test("an editor's text goes over the shipped one", () => {
  expect(mergedDictionary('cs', row('Jinak')).texts[key]).toBe('Jinak')
})

test('a text that the editor has emptied is the shipped one again', () => {
  expect(mergedDictionary('cs', row('')).texts[key]).toBe('Na této adrese nic není.')
})

test('a dictionary that is switched off changes nothing', () => {
  expect(mergedDictionary('cs', { ...row('Jinak'), active: false })).toEqual(shipped)
})

test('the version changes with a text and only with a text', () => {
  const changed = mergedDictionary('cs', row('Jinak'))
  expect(changed.version).not.toBe(shipped.version)
  expect(mergedDictionary('cs', row('Na této adrese nic není.')).version).toBe(shipped.version)
})
