import { randomUUID } from 'node:crypto'
import { locales } from '@wojaz/travel/locale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestTalks, type TestTalks } from '../test/open-test-talks.ts'
import { fillTemplate, hasGaps, templateGaps, unknownGaps } from './templates.ts'

let store: TestTalks
beforeAll(async () => {
  store = await openTestTalks()
})
afterAll(() => store.close())

const texts = { pl: 'Tak', cs: 'Ano', ro: 'Da', hu: 'Igen', uk: 'Так' }

test('an office begins with eight answers, each in five languages and with gaps that the page can fill', async () => {
  const first = await store.talks.templates.all()
  expect(first).toHaveLength(8)
  const facts = Object.fromEntries(templateGaps.map((gap) => [gap, gap]))
  for (const { name, texts: written } of first) {
    expect(Object.keys(written).sort(), name).toEqual([...locales].sort())
    expect(new Set(Object.values(written)).size, name).toBe(locales.length)
    for (const text of Object.values(written)) {
      expect(unknownGaps(text), name).toEqual([])
      expect(hasGaps(fillTemplate(text, facts)), name).toBe(false)
    }
  }
})

test('one is written, renamed and removed; two of the same name there are not', async () => {
  const { templates } = store.talks
  const [id, other] = [randomUUID(), randomUUID()]
  expect(await templates.save({ id, name: 'Tak', texts })).toMatchObject({ ok: true })
  expect(await templates.save({ id: other, name: 'Tak', texts })).toMatchObject({
    refusal: { code: 'name-taken' },
  })
  await templates.save({ id, name: 'Potwierdzenie', texts: { ...texts, pl: 'Oczywiście' } })
  expect(await templates.all()).toContainEqual({
    id,
    name: 'Potwierdzenie',
    texts: { ...texts, pl: 'Oczywiście' },
  })
  await templates.remove(id)
  expect((await templates.all()).some((one) => one.id === id)).toBe(false)
})
