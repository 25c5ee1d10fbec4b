import { expect, test } from 'vitest'
import { allBlocks } from '../blocks/all-blocks.ts'
import { blockExamples } from '../blocks/all-examples.ts'
import { article, breadcrumbSteps, city, contact, fact, question } from '../blocks/example-of.ts'
import type { Page as PageDocument } from '../payload-types.ts'
import { pageFromDocument } from '../reading/page-from-document.ts'
import { withRichText } from '../writing/rich-text-from-markdown.ts'
import { publicComponent } from './public-component.ts'

const examples = Object.values(blockExamples)
const blocks = examples.map(({ name, written, joined }) => ({
  id: name,
  blockType: name,
  ...(withRichText(written) as object),
  ...joined,
}))
const page = pageFromDocument(
  {
    url: '/wszystko',
    title: 'Wszystko',
    createdAt: '',
    breadcrumbs: breadcrumbSteps,
    slots: [{ name: 'main', components: blocks }],
  } as unknown as PageDocument,
  [],
  {
    ownHosts: [],
    locale: 'pl' as const,
    library: { faq: [question], articles: [article], cities: [city] },
    contact,
    onUnreadable(_: string, error: unknown) {
      throw error
    },
  },
)
const frame = { active: true, validFrom: null, validTo: null, profiles: [] }
const limits = { directions: [], tripTypes: [] }

test('every kind of component has its example: what is read, told, drawn and refused', () => {
  expect(examples.map(({ name }) => name).sort()).toEqual(Object.keys(allBlocks).sort())
  for (const { name, drawn, refused } of examples)
    expect([drawn.length, refused.length], name).not.toContain(0)
})

test.each(examples)('$name: the shop gets what its editor wrote', ({ name, read }) => {
  const component = page.slots[0]?.components.find((one) => one.name === name)
  expect(component).toEqual({ uid: name, name, ...frame, ...limits, ...read })
})

test.each(examples)('$name: its facts are options, html, styles and items', ({ name, api }) => {
  const component = page.slots[0]?.components.find((one) => one.name === name)
  if (!component) throw new Error(`no ${name}`)
  expect(publicComponent(component)).toEqual({
    uid: name,
    name,
    ...frame,
    options: [],
    html: '',
    styles: '',
    items: [],
    ...api,
  })
})

test('what an editor limits a component to is said with it', () => {
  const [first] = page.slots[0]?.components ?? []
  if (!first) throw new Error('no component')
  const limited = { directions: ['GR', 'TR'], tripTypes: ['WS' as const] }
  const frame = {
    validFrom: '2026-11-01T00:00:00.000Z',
    validTo: '2026-12-01T00:00:00.000Z',
    profiles: ['LOGGED'],
  }
  const shown = publicComponent({ ...first, ...limited, ...frame, uid: 'a1', active: false })
  expect(shown).toMatchObject({ uid: 'a1', active: false, ...frame })
  expect(shown.options).toEqual(
    expect.arrayContaining([fact('directions', 'GR,TR'), fact('tripTypes', 'WS')]),
  )
})
