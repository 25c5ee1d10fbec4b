import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentHash, isFresh, markFresh, markStale, sourcesHash } from './stamps.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wojaz-stamps-'))
  mkdirSync(path.join(folder, 'app'))
  writeFileSync(path.join(folder, 'app/page.ts'), 'one')
})

afterEach(() => rmSync(folder, { recursive: true }))

/** @param {string} name @param {string} text */
const write = (name, text) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
const hash = () => sourcesHash([path.join(folder, 'app'), path.join(folder, 'lock.json')])

test('a changed, added, renamed or removed source asks for a new build', () => {
  const seen = new Set([hash()])
  write('app/page.ts', 'two')
  seen.add(hash())
  write('app/header.ts', 'header')
  seen.add(hash())
  renameSync(path.join(folder, 'app/header.ts'), path.join(folder, 'app/footer.ts'))
  seen.add(hash())
  write('lock.json', '{}')
  seen.add(hash())
  expect(seen.size).toBe(5)
})

test('tests, documents and what a build writes ask for nothing', () => {
  const before = hash()
  write('app/page.test.ts', 'test')
  write('app/README.md', 'words')
  write('app/build/server/index.js', 'built')
  write('app/.next/BUILD_ID', 'built')
  write('app/node_modules/x/index.js', 'installed')
  write('app/next-env.d.ts', 'generated')
  expect(hash()).toBe(before)
})

test('parts are told apart', () => {
  expect(contentHash(['ab', 'c'])).not.toBe(contentHash(['a', 'bc']))
})

test('a stamp is fresh for its own hash only, and not once work on it has begun', () => {
  expect(isFresh('build', 'one', folder)).toBe(false)
  markFresh('build', 'one', folder)
  expect(isFresh('build', 'one', folder)).toBe(true)
  expect(isFresh('build', 'two', folder)).toBe(false)
  markStale('build', folder)
  expect(isFresh('build', 'one', folder)).toBe(false)
})
