import type { ContentRecipe } from '@wojaz/content/testing'
import { addDestinations } from './destination-content.ts'
import { addForms, newsletterForm } from './form-content.ts'
import { addListings } from './listing-content.ts'

/** 1 June 2026, noon: the time of the API tests. */
export const noon = '2026-06-01T12:00:00.000Z'
/** The day of the API tests. */
export const today = noon.slice(0, 10)

const picture = { scene: '/file/scenes/coast.greek.golden.a1.jpg', alt: 'Zatoka o zachodzie słońca' }

function hero(heading: string, frame: { validFrom?: string; validTo?: string; profiles?: string[] } = {}) {
  return { blockType: 'hero', heading, picture, active: true, ...frame }
}

/**
 * The content of nearly all tests, because every further recipe costs seconds: a home page with a promotion that ends and one
 * that begins, a winter page, an unpublished page, two questions, an office, the places of the small inventory, lists, a quiz
 * and forms.
 */
export const shopContent: ContentRecipe = {
  name: 'shop',
  async fill(writer) {
    await writer.addPage({
      url: '/',
      title: 'Strona główna',
      metaProperties: [{ key: 'title', value: 'Wakacje {{currentYear}}' }],
      slots: [
        {
          name: 'main',
          components: [
            hero('Witaj na wakacjach'),
            hero('Promocja kończy się o 13:00', { validTo: '2026-06-01T13:00:00.000Z' }),
            hero('Promocja zaczyna się o 14:00', { validFrom: '2026-06-01T14:00:00.000Z' }),
            hero('Tylko dla zalogowanych', { profiles: ['LOGGED'] }),
            hero('Witaj ponownie', { profiles: ['RETURNING'] }),
            newsletterForm('newsletter'),
          ],
        },
      ],
    })
    await writer.addPage({
      url: '/zima',
      title: { pl: 'Zima', cs: 'Zima na horách', ro: 'Iarna', hu: 'Tél', uk: 'Зима' },
      slots: [{ name: 'main', components: [hero('Zima w górach')] }],
    })
    await writer.addPage({ url: '/dawna-promocja', title: 'Dawna promocja', active: false })
    for (const question of [
      {
        topic: 'luggage',
        position: 10,
        active: true,
        question: 'Ile bagażu mogę zabrać?',
        answer: { markdown: 'Zwykle 20 kg w luku i 8 kg w kabinie.' },
      },
      {
        topic: 'payment',
        position: 20,
        active: true,
        question: 'Jak dostanę fakturę?',
        answer: { markdown: 'Faktura jest w dokumentach podróży, zaraz po wpłacie.' },
      },
      {
        topic: 'booking',
        position: 30,
        active: false,
        question: 'Czego już nie pokazujemy?',
        answer: { markdown: 'Tego.' },
      },
    ])
      await writer.addTo('faq', 'question', question)
    await writer.addTo('offices', 'officeId', {
      officeId: '101',
      city: 'Kraków',
      address: 'ul. Długa 7',
      postalCode: '31-147',
      phone: '+48 12 000 00 01',
      active: true,
      openingHours: { monday: { opens: '10:00', closes: '18:00' } },
    })
    await writer.addPage({
      url: '/kontakt/biura-tui',
      title: 'Biura',
      slots: [
        {
          name: 'main',
          components: [{ blockType: 'officeSearch', active: true, heading: 'Znajdź biuro' }],
        },
      ],
    })
    await writer.fillGlobal('global-search', {
      heading: 'Znajdź wakacje',
      submitLabel: 'Szukaj',
      tripTypes: ['WS', 'DW', 'NR', 'CZ'].map((code) => ({ code, label: code, active: true })),
    })
    await addDestinations(writer)
    await addListings(writer)
    await addForms(writer)
    await writer.fillGlobal('header', { phone: '22 255 00 00', phoneHours: 'pn.–pt. 8–20', menu: [] })
    await writer.fillGlobal('footer', { legal: 'Organizator turystyki.', company: 'Wojaż', columns: [] })
  },
}
