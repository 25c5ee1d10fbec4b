import { runCommand } from './command.mjs'
import { Refusal } from './refusal.mjs'
import { runJourneys, runVitest } from './run-tests.mjs'
import { sections, sectionsOfVitest } from './test-sections.mjs'
import { buildStage } from './test-stages.mjs'

/** @typedef {import('./test-stages.mjs').Stage} Stage */

/**
 * The stages of `npm run test:all`: all sections, those named, or those that a change touches.
 * @param {string[]} words
 * @returns {Promise<Stage[]>}
 */
export async function sectionStages(words) {
  const [first, since = 'HEAD'] = words
  if (first === '--changed') return touchedStages(await changedFiles(since), since)
  const unknown = words.find((word) => !(word in sections))
  if (unknown) {
    throw new Refusal(`There is no section "${unknown}": choose some of ${Object.keys(sections).join(', ')}.`)
  }
  const names = words.length > 0 ? words : Object.keys(sections)
  return withBuild(names.map((name) => stageOf(name)))
}

/**
 * A section whose folders were touched runs as a whole; of the others Vitest runs the files that import something changed.
 * @param {string[]} files @param {string} since @returns {Stage[]}
 */
export function touchedStages(files, since) {
  const isTouched = (/** @type {string} */ name) =>
    sections[name]?.touchedBy.some((place) => files.some((file) => `${file}/`.startsWith(`${place}/`)))
  const whole = Object.keys(sections).filter(isTouched)
  const others = sectionsOfVitest.filter((name) => !whole.includes(name))
  return withBuild([...whole.map((name) => stageOf(name)), ...others.map((name) => stageOf(name, since))])
}

/** @param {Stage[]} stages */
const withBuild = (stages) => (stages.some(({ needs }) => needs) ? [buildStage, ...stages] : stages)

/** @param {string} name @param {string} [changedSince] @returns {Stage} */
function stageOf(name, changedSince) {
  if (name === 'journeys') return { name, needs: ['build'], run: (progress) => runJourneys(progress) }
  const projects = name === 'sweep' ? ['sweep', 'sweep-browser'] : [name]
  return { name, run: (progress) => runVitest(progress, projects, { changedSince }) }
}

/** @param {string} since */
async function changedFiles(since) {
  const changed = await runCommand('git', ['diff', '--name-only', since])
  const added = await runCommand('git', ['ls-files', '--others', '--exclude-standard'])
  if (changed.code !== 0) throw new Refusal(`git cannot tell what has changed: ${changed.output.trim()}`)
  return `${changed.stdout}${added.stdout}`.split('\n').filter(Boolean)
}
