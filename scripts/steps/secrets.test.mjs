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

test('secrets from before there was a bank get those of the bank, and keep the others', () => {
  const contentSecret = 'a'.repeat(64)
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ contentSecret }))
  const completed = keepSecrets(folder)
  expect(completed).toEqual({
    contentSecret,
    bank: { clientSecret: expect.any(String), secondKey: expect.any(String) },
  })
  expect(keepSecrets(folder)).toEqual(completed)
})

test('a damaged file is named instead of being replaced', () => {
  writeFileSync(path.join(folder, 'secrets.json'), '{"contentSecret": ')
  expect(() => keepSecrets(folder)).toThrow(`The secrets in ${folder}/secrets.json cannot be read`)
})
