import { expect, test } from 'vitest'
import * as passwords from './password-hash.ts'

const cost = 10
const hashPassword = (password: string) => passwords.hashPassword(password, cost)
const isPassword = (password: string, hash: string | null) => passwords.isPassword(password, hash, cost)

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
  expect(await isPassword('dziesięć10', await passwords.hashPassword('dziesięć10', 11))).toBe(true)
})
