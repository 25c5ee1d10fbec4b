import { expect, test } from 'vitest'
import { sectionStages, touchedStages } from './section-stages.mjs'
import { sections, sectionsOfVitest } from './test-sections.mjs'

const namesOf = (/** @type {{ name: string }[]} */ stages) => stages.map(({ name }) => name)

test('without words all sections run, and the build that journeys need before them', async () => {
  expect(namesOf(await sectionStages([]))).toEqual(['build', ...Object.keys(sections)])
})

test('sections run by name, and journeys alone need the build', async () => {
  expect(namesOf(await sectionStages(['outage', 'proof']))).toEqual(['outage', 'proof'])
  expect(namesOf(await sectionStages(['journeys']))).toEqual(['build', 'journeys'])
})

test('an unknown section is refused with the known ones', async () => {
  await expect(sectionStages(['proofs'])).rejects.toThrow(
    'There is no section "proofs": choose some of proof, crowd',
  )
})

test('a change asks for the sections of its folders as a whole, and for what imports it in the others', () => {
  const names = namesOf(touchedStages(['packages/talks/src/talks.ts'], 'HEAD'))
  expect(names[0]).toBe('crowd')
  expect(names.toSorted()).toEqual(sectionsOfVitest.toSorted())
})

test('a folder is touched by what is inside, not by what begins with its name', () => {
  expect(namesOf(touchedStages(['demo-notes/readme.md'], 'HEAD'))).toEqual(sectionsOfVitest)
  expect(namesOf(touchedStages(['package.json'], 'HEAD'))[0]).toBe('start')
  expect(namesOf(touchedStages(['e2e/stack.ts'], 'HEAD'))).toContain('journeys')
})
