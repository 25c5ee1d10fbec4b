import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecrets } from './secrets.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-secrets-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a secret is made once, kept, and readable by its owner only', () => {
  const first = keepSecrets(folder)
  expect(first.contentSecret).toMatch(/^[0-9a-f]{64}$/)
  chmodSync(path.join(folder, 'secrets.json'), 0o644)
  expect(keepSecrets(folder)).toEqual(first)
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('secrets from before there was a bank, a key for documents or a supplier get those, and keep the others', () => {
  const contentSecret = 'a'.repeat(64)
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ contentSecret }))
  const completed = keepSecrets(folder)
  expect(completed).toEqual({
    contentSecret,
    documentKey: expect.stringMatching(/^[0-9a-f]{64}$/),
    bank: {
      clientSecret: expect.any(String),
      secondKey: expect.any(String),
      apiKey: expect.any(String),
      crc: expect.any(String),
    },
    supplier: { token: expect.stringMatching(/^[0-9a-f]{48}$/) },
  })
  expect(keepSecrets(folder)).toEqual(completed)
})

test('a bank from before it spoke the language of Przelewy24 keeps the secrets it has', () => {
  const bank = { clientSecret: 'b'.repeat(32), secondKey: 'c'.repeat(32) }
  const known = { contentSecret: 'a'.repeat(64), documentKey: 'd'.repeat(64), bank }
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(known))
  const completed = keepSecrets(folder)
  expect(completed.bank).toMatchObject(bank)
  expect(completed.bank.crc).toMatch(/^[0-9a-f]{32}$/)
  expect(keepSecrets(folder)).toEqual(completed)
})

test('a damaged file is named instead of being replaced', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"contentSecret": ')
  expect(() => keepSecrets(folder)).toThrow(`The secrets in ${folder}/secrets.json cannot be read`)
})
