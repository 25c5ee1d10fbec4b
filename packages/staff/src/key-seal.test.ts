import { expect, test } from 'vitest'
import { keySeal } from './key-seal.ts'
import { wordSealing } from './sealed-words.ts'

const { seal, open } = keySeal('a secret for tests only', 'codes')
const plain = Buffer.from('12345678901234567890')

test('what is sealed opens again, and looks different every time', () => {
  expect(open(seal(plain))).toEqual(plain)
  expect(seal(plain)).not.toEqual(seal(plain))
})

test('another secret, another purpose, a changed or cut byte open nothing', () => {
  const sealed = seal(plain)
  const changed = Buffer.from(sealed)
  changed[20] = (changed[20] ?? 0) ^ 1
  expect(keySeal('another secret', 'codes').open(sealed)).toBeNull()
  expect(keySeal('a secret for tests only', 'words').open(sealed)).toBeNull()
  expect(open(changed)).toBeNull()
  expect(open(sealed.subarray(0, 20))).toBeNull()
})

test('words in an address cannot be read, and rubbish is no words', () => {
  const { sealWords, openWords } = wordSealing('a secret for tests only')
  const sealed = sealWords('Żółcińska')
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(openWords(sealed)).toBe('Żółcińska')
  expect(openWords('rubbish')).toBe('')
  expect(openWords('')).toBe('')
})
