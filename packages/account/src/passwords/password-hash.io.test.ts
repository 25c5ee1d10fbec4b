import { afterAll, expect, test } from 'vitest'
import { openHashAside } from './hash-aside.ts'
import * as passwords from './password-hash.ts'

const aside = openHashAside()
afterAll(() => aside.close())

const cost = 10
const hashPassword = (password: string, at = cost) => passwords.hashPassword(aside.key, password, at)
const isPassword = (password: string, hash: string | null) =>
  passwords.isPassword(aside.key, password, hash, cost)

test('a password is known again, and no other is taken for it', async () => {
  const hash = await hashPassword('dziesięć10')
  expect(hash).not.toContain('dziesi')
  expect(await isPassword('dziesięć10', hash)).toBe(true)
  expect(await isPassword('dziesięć11', hash)).toBe(false)
})

test('two customers with the same password have different hashes', async () => {
  expect(await hashPassword('dziesięć10')).not.toBe(await hashPassword('dziesięć10'))
})

test('letters typed as one sign or as two are the same password', async () => {
  const hash = await hashPassword('źdźbło trawy')
  expect(await isPassword('źdźbło trawy'.normalize('NFD'), hash)).toBe(true)
})

test('who does not exist has no password', async () => {
  expect(await isPassword('dziesięć10', null)).toBe(false)
})

test('a password hashed at another cost is known again', async () => {
  expect(await isPassword('dziesięć10', await hashPassword('dziesięć10', 11))).toBe(true)
})

test('many at once are hashed one after the other', async () => {
  const hashes = await Promise.all(Array.from({ length: 20 }, () => hashPassword('dziesięć10')))
  expect(new Set(hashes).size).toBe(20)
})

test('a thread that was ended is followed by another', async () => {
  const another = openHashAside()
  const wish = { how: 'pbkdf2', password: 'x', salt: 'y', iterations: 10, length: 32 } as const
  const key = await another.key(wish)
  const cut = another.key({ ...wish, iterations: 200_000 })
  await Promise.all([expect(cut).rejects.toThrow('Hashing has ended.'), another.close()])
  expect(await another.key(wish)).toEqual(key)
  await another.close()
})
