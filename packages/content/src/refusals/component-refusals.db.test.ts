import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blockExamples } from '../blocks/all-examples.ts'
import { oneOfEach } from '../test-components.ts'
import { inLocale } from '../writing/localised.ts'
import { withRichText } from '../writing/rich-text-from-markdown.ts'
import { openDesk, pageWith } from './editing-desk.ts'

const desk = openDesk()
// Saving documents is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(desk.open)
afterAll(desk.close)

describe.each(Object.values(blockExamples))(
  'an editor is refused with a sentence: $name',
  ({ name, refused }) => {
    test.each(refused)('%s', async (_, fields, sentence) => {
      const block = { blockType: name, ...(withRichText(fields) as object) }
      const sentences = await desk.refusals('pages', pageWith(block))
      expect(sentences).toContainEqual(expect.stringMatching(sentence))
    })
  },
)

/** Tries all kinds, because each has the same frame. */
async function refusedInEach(fields: object): Promise<string[]> {
  const blocks = oneOfEach.map((one) => ({ ...(withRichText(inLocale(one, 'pl')) as object), ...fields }))
  return desk.refusals('pages', pageWith(...blocks))
}

test('whatever its kind, a component may not end before it begins', async () => {
  const window = { validFrom: '2026-02-01T00:00:00.000Z', validTo: '2026-01-01T00:00:00.000Z' }
  const sentences = await refusedInEach(window)
  expect(sentences).toHaveLength(oneOfEach.length)
  expect(new Set(sentences)).toEqual(new Set([expect.stringMatching(/Koniec nie może/)]))
})

test('whatever its kind, a component may not be limited to a place that is none', async () => {
  const sentences = await refusedInEach({ directions: ['<script>'] })
  expect(sentences).toHaveLength(oneOfEach.length)
  expect(new Set(sentences)).toEqual(new Set(['„<script>” nie jest kodem.']))
})

test('whatever its kind, a component is for statuses that a guest can have', async () => {
  const sentences = await refusedInEach({ profiles: ['LOGGED', 'logged'] })
  expect(sentences).toHaveLength(oneOfEach.length)
  expect(new Set(sentences)).toEqual(new Set([expect.stringMatching(/^„logged” nie jest statusem/)]))
})
