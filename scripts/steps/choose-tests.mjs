import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { runJourneys, runVitest } from './run-tests.mjs'
import { projectOf } from './test-sections.mjs'
import { buildStage, stages } from './test-stages.mjs'

/** @typedef {import('./test-stages.mjs').Stage} Stage */

const places = ['apps', 'packages', 'demo', 'scripts', 'e2e/specs']
const notOurs = new Set(['node_modules', 'build', '.next'])
const isTest = /\.(test|spec)\.(ts|tsx|mjs)$/
const gate = ['tests', 'components', 'journeys']

/**
 * What words name: a stage, a test file with or without the line of its test, or a part of the paths of test files. A part means
 * the gate's files, and those of `npm run test:all` only if the gate has none.
 * @param {string[]} words
 * @param {string[]} [files] from the root of the project
 * @returns {Stage[]}
 */
export function stagesNamed(words, files = allTestFiles()) {
  const named = stages.filter(({ name }) => words.includes(name))
  const needed = stages.filter(({ name }) => named.some(({ needs = [] }) => needs.includes(name)))
  const parts = words.filter((word) => !named.some(({ name }) => name === word))
  const chosen = parts.flatMap((part) => filesNamed(part, files))
  return [...new Set([...needed, ...named]), ...stagesOf(chosen)]
}

/** @param {string} part @param {string[]} files */
export function filesNamed(part, files) {
  const [file = '', line] = part.replace(/^\.\//, '').split(':')
  if (files.includes(file)) return [line ? `${file}:${line}` : file]
  const found = files.filter((one) => one.includes(file))
  if (found.length === 0) {
    const names = stages.map(({ name }) => name).join(', ')
    throw new Refusal(`No test file has "${part}" in its path, and the stages are ${names}.`)
  }
  const ofGate = found.filter((one) => gate.includes(projectOf(one)))
  return ofGate.length > 0 ? ofGate : found
}

/** @param {string[]} chosen @returns {Stage[]} */
function stagesOf(chosen) {
  const projects = [...new Set(chosen.map((file) => projectOf(file)))]
  return projects.flatMap((name) => {
    const files = chosen.filter((file) => projectOf(file) === name)
    if (name !== 'journeys') return { name, run: (progress) => runVitest(progress, [name], { files }) }
    return [buildStage, { name, needs: ['build'], run: (progress) => runJourneys(progress, files) }]
  })
}

function allTestFiles() {
  return places.flatMap((place) => testFilesIn(place)).toSorted()
}

/** @param {string} folder @returns {string[]} */
function testFilesIn(folder) {
  if (!existsSync(inProject(folder))) return []
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : testFilesIn(name)
    return isTest.test(name) ? [name] : []
  })
}
