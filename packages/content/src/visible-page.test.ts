import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import type { Page as PageDocument } from './payload-types.ts'
import { pageFromDocument } from './reading/page-from-document.ts'
import { contactFromDocument } from './reading/shop-contact.ts'
import { fullPage, summerPopup } from './test-components.ts'
import { visiblePage } from './visibility.ts'
import { inLocale } from './writing/localised.ts'
import { withRichText } from './writing/rich-text-from-markdown.ts'

const visitor = { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' }
const anywhere = { directions: [], tripTypes: [] }
const now = new Date('2026-11-15T12:00:00.000Z')
const after = { validTo: '2026-11-15T11:59:59.999Z' }

const written = withRichText(inLocale({ ...fullPage, popup: summerPopup }, 'pl')) as object
const page = pageFromDocument({ createdAt: '', ...written } as unknown as PageDocument, [], {
  ownHosts: [],
  locale: 'pl',
  library: { faq: [], articles: [], cities: [] },
  contact: contactFromDocument({}),
  onUnreadable(_, error) {
    throw error
  },
})

const seen = (fields: Partial<Page>, focus: Parameters<typeof visiblePage>[2] = anywhere) =>
  visiblePage({ ...page, ...fields }, visitor, focus, now)

test('a page whose parts are all valid is seen whole', () => {
  expect(seen({})).toEqual(page)
})

test.each(['banner', 'seoText', 'regulations', 'seoLinksContainer'] as const)(
  'the %s around a page follows the rules of every component',
  (part) => {
    const own = page[part] as NonNullable<Page[typeof part]>
    expect(own.name).toBeTruthy()
    for (const limit of [{ active: false }, after, { profiles: ['LOGGED'] }])
      expect(seen({ [part]: { ...own, ...limit } })[part]).toBeNull()
    const greek = { [part]: { ...own, directions: ['GR'] } }
    expect(seen(greek, { directions: ['TR'], tripTypes: [] })[part]).toBeNull()
    expect(seen(greek, { directions: ['GR'], tripTypes: [] })[part]).toMatchObject({ name: own.name })
  },
)

test('in a slot the component that is over goes, and the others keep their order', () => {
  const [slot] = page.slots
  const components = (slot?.components ?? []).map((one) =>
    one.name === 'banner' ? { ...one, ...after } : one,
  )
  const names = components.map(({ name }) => name)
  expect(names).toContain('banner')
  expect(
    seen({ slots: [{ name: 'main', components }] }).slots[0]?.components.map(({ name }) => name),
  ).toEqual(names.filter((name) => name !== 'banner'))
})

test.each([
  ['switched off', { active: false }],
  ['not open yet', { popupData: { dateFrom: '2026-11-15T12:00:00.001Z', dateTo: null } }],
  ['over', { popupData: { dateFrom: null, dateTo: '2026-11-15T11:59:59.999Z' } }],
])('a popup that is %s does not travel with its page', (_, fields) => {
  const popup = page.popup as NonNullable<Page['popup']>
  const popupData = { ...popup.popupData, ...('popupData' in fields ? fields.popupData : {}) }
  expect(popup.name).toBe('lato-2027')
  expect(seen({ popup: { ...popup, ...fields, popupData } }).popup).toBeNull()
})
