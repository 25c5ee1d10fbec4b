import { expect, test } from 'vitest'
import { Refusal } from './refusal.mjs'
import { runStages } from './run-stages.mjs'

/** @type {import('./progress.mjs').Progress} */
const progress = { step: (_title, work) => work(() => {}), say: () => {} }
const types = { name: 'types', run: async () => ({ passed: 1, failed: 0, output: 'not shown' }) }
const unit = { name: 'unit', run: async () => ({ passed: 40, failed: 2, output: '\n2 tests say why\n' }) }

/** @param {import('./test-stages.mjs').Stage[]} stages */
async function run(stages) {
  /** @type {string[]} */
  const said = []
  const isGreen = await runStages(stages, progress, (line) => said.push(line.replace(/[\d.]+ s/, '… s')))
  return { said, isGreen }
}

test('stages run in their order, and the last line counts what passed', async () => {
  const { said, isGreen } = await run([types, { ...types, name: 'lint' }])
  expect(isGreen).toBe(true)
  expect(said).toEqual([
    expect.stringMatching(/^✓ types .* 1 passed, 0 failed$/),
    expect.stringMatching(/^✓ lint .* 1 passed, 0 failed$/),
    '2 passed, 0 failed',
  ])
})

test('a red stage shows its own words and stops no other; the end names what failed', async () => {
  const failures = [{ file: 'packages/travel/src/age.test.ts', line: 7, title: 'a child becomes two' }]
  const red = { name: 'tests', run: async () => ({ ...(await unit.run()), failures }) }
  const broken = { name: 'lint', run: async () => ({ passed: 0, failed: 1, output: 'a semicolon' }) }
  const { said, isGreen } = await run([broken, red, types])
  expect(isGreen).toBe(false)
  expect(said).toEqual([
    expect.stringMatching(/^✗ lint .* 0 passed, 1 failed$/),
    '\na semicolon\n',
    expect.stringMatching(/^✗ tests .* 40 passed, 2 failed$/),
    '\n2 tests say why\n',
    expect.stringMatching(/^✓ types .* 1 passed, 0 failed$/),
    [
      '✗ lint\n    npm test -- lint',
      '✗ packages/travel/src/age.test.ts:7  a child becomes two\n    npm test -- packages/travel/src/age.test.ts:7\n',
    ].join('\n'),
    '41 passed, 3 failed',
  ])
})

test('a stage that needs what a red one makes is not run, and has failed', async () => {
  const build = { name: 'build', run: () => Promise.reject(new Refusal('No space left.')) }
  const journeys = { name: 'journeys', needs: ['build'], run: () => Promise.reject(new Error('was run')) }
  const { said } = await run([build, journeys, types])
  expect(said.slice(2)).toEqual([
    expect.stringMatching(/^✗ journeys .* 0 passed, 1 failed$/),
    '\nNot run, because build failed.\n',
    expect.stringMatching(/^✓ types/),
    '✗ build\n    npm test -- build\n✗ journeys\n    npm test -- journeys\n',
    '1 passed, 2 failed',
  ])
})

test('a stage that cannot run has failed: by a sentence if we know the remedy, else with its stack', async () => {
  const refused = { name: 'browser', run: () => Promise.reject(new Refusal('Install Chromium.')) }
  expect((await run([refused])).said).toEqual([
    expect.stringMatching(/^✗ browser .* 0 passed, 1 failed$/),
    '\nInstall Chromium.\n',
    '✗ browser\n    npm test -- browser\n',
    '0 passed, 1 failed',
  ])
  const broken = { name: 'api', run: () => Promise.reject(new Error('out of memory')) }
  expect((await run([broken])).said[1]).toMatch(/Error: out of memory\n\s+at /)
})

test('what a later stage needs is begun before the first one runs', async () => {
  /** @type {string[]} */
  const order = []
  /** @param {string} name */
  const noted = (name) => ({
    name,
    run: () => {
      order.push(name)
      return types.run()
    },
  })
  await run([noted('types'), { ...noted('build'), begin: () => void order.push('begun') }])
  expect(order).toEqual(['begun', 'types', 'build'])
})

test('after the stages, green or red, the ten files that took longest over all of them are named', async () => {
  const timed = (/** @type {string} */ kind) =>
    Array.from({ length: 8 }, (_, number) => ({ file: `${number}.${kind}.ts`, ms: number * 1_000 }))
  const { said } = await run([
    { name: 'tests', run: async () => ({ passed: 8, failed: 0, output: '', files: timed('test') }) },
    { name: 'browser', run: async () => ({ passed: 6, failed: 2, output: 'why', files: timed('spec') }) },
  ])
  expect(said.at(-1)).toBe('14 passed, 2 failed')
  const slowest = said.find((line) => line.includes('slowest')) ?? ''
  const lines = slowest.trim().split('\n')
  expect(lines[0]).toBe('The slowest test files:')
  expect(lines.slice(1).map((line) => line.trim().split(/\s{2,}/))).toEqual(
    [7, 6, 5, 4, 3].flatMap((number) =>
      ['test', 'spec'].map((kind) => [expect.stringMatching(/ s$/), `${number}.${kind}.ts`]),
    ),
  )
})
