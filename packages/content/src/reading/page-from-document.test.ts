import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Page as PageDocument } from '../payload-types.ts'
import { oneOfEach } from '../test-components.ts'
import { inLocale } from '../writing/localised.ts'
import { withRichText } from '../writing/rich-text-from-markdown.ts'
import { pageFromDocument } from './page-from-document.ts'
import { contactFromDocument } from './shop-contact.ts'

type Block = Record<string, unknown>

const sound = oneOfEach.map((one) => withRichText(inLocale(one, 'pl')) as Block)
const last: Block = { blockType: 'customHtml', id: 'last', html: 'na końcu' }

function read(fields: object) {
  const unreadable: string[] = []
  const document = { url: '/', title: 'a', createdAt: '2026-01-01', ...fields } as unknown as PageDocument
  const page = pageFromDocument(document, [], {
    ownHosts: ['wojaz.example'],
    locale: 'pl',
    library: { faq: [], articles: [], cities: [] },
    contact: contactFromDocument({}),
    onUnreadable: (name) => void unreadable.push(name),
  })
  return { page, unreadable }
}

const slotOf = (...components: Block[]) => ({ slots: [{ name: 'main', components }] })

test('a component that cannot be read is left out and named; the others stay', () => {
  const { page, unreadable } = read(slotOf({ blockType: 'tiles', items: 7 }, last))
  expect(page.slots[0]?.components.map(({ name }) => name)).toEqual(['customHtml'])
  expect(unreadable).toEqual(['tiles'])
})

test('a kind of component that this version does not know is left out', () => {
  const { page } = read(slotOf({ blockType: 'hologram' }, { blockType: 'constructor' }, last))
  expect(page.slots[0]?.components).toHaveLength(1)
})

test('whatever stands in the fields of components, the page can be read to its end', () => {
  const garbage = fc.oneof(
    fc.constantFrom(
      null,
      true,
      0,
      '',
      [],
      {},
      [null],
      [{}],
      ['x'],
      { root: null },
      { root: { children: 1 } },
    ),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const broken = fc.constantFrom(...sound).chain((block) => {
    const fields = [
      ...Object.keys(block).filter((key) => key !== 'blockType'),
      'profiles',
      'validTo',
      'active',
    ]
    return fc
      .tuple(fc.constantFrom(...fields), garbage)
      .map(([field, value]) => ({ ...block, [field]: value }))
  })
  fc.assert(
    fc.property(fc.array(broken, { minLength: 1, maxLength: 4 }), broken, (blocks, around) => {
      const { page } = read({
        ...slotOf(...blocks, last),
        banner: [{ ...around, blockType: 'banner' }],
        seoText: [{ ...around, blockType: 'seoText' }],
        organizationSchema: [around],
      })
      expect(page.slots[0]?.components.at(-1)).toMatchObject({ uid: 'last', html: 'na końcu' })
    }),
    { numRuns: 250, seed: 20261115 },
  )
})
