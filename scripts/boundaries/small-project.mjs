import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect } from 'vitest'
import { readProject } from './project-map.mjs'
import { rules } from './rules.mjs'

/** A small project for each test: `write` adds a file, `breaches` returns every breach of every rule. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads here what a fixture needs.
  .extend('root', ({}, { onCleanup }) => {
    const root = mkdtempSync(path.join(tmpdir(), 'wojaz-boundaries-'))
    onCleanup(() => rmSync(root, { recursive: true }))
    const write = writerIn(root)
    write('package.json', JSON.stringify({ devDependencies: { vitest: '1' } }))
    for (const [folder, exports, declared] of workspaces) {
      const dependencies = Object.fromEntries(declared.map((name) => [name, '*']))
      write(`${folder}/package.json`, JSON.stringify({ exports, dependencies }))
    }
    return root
  })
  .extend('write', ({ root }) => writerIn(root))
  .extend(
    'breaches',
    ({ root }) =>
      () =>
        rules.flatMap((rule) => rule(readProject(root))).map(({ place, sentence }) => `${place} ${sentence}`),
  )

/** @type {[folder: string, exports: Record<string, string>, declared: string[]][]} */
const workspaces = [
  [
    'packages/travel',
    { './dates': './src/day.ts', './money': './src/money.ts', './party': './src/party.ts' },
    [],
  ],
  ['packages/database', { '.': './src/index.ts' }, ['@wojaz/travel']],
  [
    'packages/content',
    { '.': './src/index.ts', './server': './src/server.ts' },
    ['@wojaz/database', '@wojaz/travel'],
  ],
  ['packages/mail', { '.': './src/index.ts' }, ['@wojaz/travel']],
  ['packages/wishlist', { '.': './src/index.ts' }, ['@wojaz/travel']],
  ['packages/staff', { '.': './src/index.ts' }, []],
  ['packages/booking', { '.': './src/index.ts' }, []],
  ['demo/world', {}, ['@wojaz/content']],
  ['apps/office', { './server': './server/office.ts' }, []],
  [
    'apps/shop',
    { './settings': './server/host/setting-rules.mjs' },
    ['@wojaz/content', '@wojaz/travel', '@wojaz/database', 'react'],
  ],
]

/** @param {string} root @returns {(file: string, text: string) => void} */
function writerIn(root) {
  return (file, text) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

/**
 * Expects each file, alone in the small project, to be reported with this sentence.
 *
 * @param {[title: string, file: string, text: string, sentence: string][]} faults
 */
export function testBreaches(faults) {
  test.for(faults)('%s', ([, file, text, sentence], { write, breaches }) => {
    write(file, text)
    expect(breaches().join('\n')).toContain(sentence)
  })
}
