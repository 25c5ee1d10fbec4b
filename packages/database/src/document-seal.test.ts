import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentSeal } from './document-seal.ts'

const old = { id: 'old', key: randomBytes(32) }
const current = { id: 'new', key: randomBytes(32) }
const text = '{"number":"ZZ1234567"}'

test('what is sealed can be read with the key and not without', () => {
  const sealed = documentSeal([current]).seal(text, 'anna/zofia')
  expect(sealed.bytes.toString('latin1')).not.toContain('1234567')
  expect(documentSeal([current]).open(sealed, 'anna/zofia')?.toString()).toBe(text)
  expect(documentSeal([old]).open(sealed, 'anna/zofia')).toBeNull()
  expect(documentSeal([{ ...current, key: old.key }]).open(sealed, 'anna/zofia')).toBeNull()
})

test('two seals of the same text differ', () => {
  const { seal } = documentSeal([current])
  expect(seal(text, 'a').bytes.equals(seal(text, 'a').bytes)).toBe(false)
})

test('after a new key what the old one sealed still opens, and new things are sealed by the new one', () => {
  const sealed = documentSeal([old]).seal(text, 'anna/zofia')
  const rotated = documentSeal([current, old])
  expect(rotated.open(sealed, 'anna/zofia')?.toString()).toBe(text)
  expect(rotated.seal(text, 'anna/zofia').keyId).toBe('new')
})

test('moved to somebody else, or changed by a bit, it opens for nobody', () => {
  const { seal, open } = documentSeal([current])
  const sealed = seal(text, 'anna/zofia')
  expect(open(sealed, 'ewa/zofia')).toBeNull()
  for (const place of [0, 12, sealed.bytes.length - 1]) {
    const changed = Buffer.from(sealed.bytes)
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    expect(open({ ...sealed, bytes: changed }, 'anna/zofia')).toBeNull()
  }
  expect(open({ ...sealed, bytes: Buffer.alloc(3) }, 'anna/zofia')).toBeNull()
})
