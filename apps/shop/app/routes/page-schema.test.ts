import { expect, test } from 'vitest'
import { makePage, plainFrame } from '../../test/make-page.ts'
import { pageSchema } from './page-schema.ts'

const address = { locale: 'cs', path: '/faq', siteUrl: 'https://wojaz.pl' } as const
const schemas = (page: ReturnType<typeof makePage>) =>
  pageSchema(page, address).map((tag) => ('script:ld+json' in tag ? tag['script:ld+json'] : null))

test('a page without any of it says nothing', () => {
  expect(schemas(makePage())).toEqual([])
})

test('who we are, without what the editor left empty', () => {
  const organizationSchema = {
    name: 'Wojaż',
    legalName: 'Wojaż sp. z o.o.',
    description: null,
    phone: '+48 22 000 00 00',
    email: null,
    street: 'ul. Przykładowa 1',
    postalCode: '00-000',
    city: 'Warszawa',
    sameAs: [],
  }
  expect(schemas(makePage({ organizationSchema }))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'TravelAgency',
      name: 'Wojaż',
      url: 'https://wojaz.pl',
      legalName: 'Wojaż sp. z o.o.',
      telephone: '+48 22 000 00 00',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'ul. Przykładowa 1',
        postalCode: '00-000',
        addressLocality: 'Warszawa',
        addressCountry: 'PL',
      },
    },
  ])
})

test('the way from home, in the language of the page', () => {
  const breadcrumbs = [{ label: 'Kontakt', url: '/kontakt' }]
  expect(schemas(makePage({ breadcrumbs }))).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://wojaz.pl/cs' },
        { position: 2, name: 'Kontakt', item: 'https://wojaz.pl/cs/kontakt' },
      ],
    },
  ])
})

test('the questions of all its lists, as one page of questions', () => {
  const faq = (uid: string, question: string) => ({
    ...plainFrame,
    uid,
    name: 'faq' as const,
    heading: null,
    lead: null,
    questions: [{ id: uid, question, html: '<p>Tak.</p>', topic: 'booking' as const }],
  })
  const slots = [{ name: 'main', components: [faq('a', 'Czy?'), faq('b', 'Kiedy?')] }]
  expect(schemas(makePage({ slots }))).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Czy?', acceptedAnswer: { text: '<p>Tak.</p>' } }, { name: 'Kiedy?' }],
    },
  ])
})
