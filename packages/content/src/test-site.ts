import type { Localised } from '@wojaz/travel/locale'
import type { ContentRecipe } from './testing.ts'
import type { WrittenDocument } from './writing/content-writer.ts'

const text = (pl: string, cs: string): Localised => ({
  pl,
  cs,
  ro: `${pl} (ro)`,
  hu: `${pl} (hu)`,
  uk: `${pl} (uk)`,
})

const hero: WrittenDocument = {
  blockType: 'hero',
  active: true,
  heading: text('Zima', 'Zima česky'),
  picture: { scene: '/file/scenes/snow.tatra.golden.a1.jpg', alt: text('Śnieg', 'Sníh') },
  callToAction: { label: text('Dalej', 'Dál'), url: '/noclegi' },
}

const winter = {
  url: '/zima',
  title: text('Zima', 'Zima česky'),
  slots: [
    {
      name: 'main',
      components: [
        hero,
        {
          blockType: 'richText',
          active: true,
          body: { markdown: text('Ahoj [dom](/)', 'Nazdar [domů](/)') },
        },
        {
          blockType: 'customHtml',
          active: true,
          html: text('<p>a</p><script>1</script>', '<p>b</p>'),
          styles: 'p { color: red }',
        },
        { blockType: 'richText', active: false, body: { markdown: text('Ukryte', 'Skryté') } },
        {
          blockType: 'richText',
          active: true,
          validTo: '2026-11-15T11:00:00.000Z',
          body: { markdown: text('Minęło', 'Minulo') },
        },
        {
          blockType: 'richText',
          active: true,
          profiles: ['LOGGED'],
          body: { markdown: text('Dla swoich', 'Pro své') },
        },
        {
          blockType: 'tiles',
          active: true,
          layout: 'fact',
          items: [{ label: text('Kafelek', 'Dlaždice'), icon: 'sun', url: '/noclegi' }],
        },
      ],
    },
  ],
  metaProperties: [{ key: 'title', value: text('Zima {{currentYear}}', 'Zima {{currentYear}} česky') }],
  breadcrumbs: [{ label: text('Zima', 'Zima česky'), url: '/zima' }],
}

/** A small site with one example of every rule. */
export const testSite: ContentRecipe = {
  name: 'test_site',
  async fill(writer) {
    const groups = [{ label: text('Na zimę', 'Na zimu'), url: '/zima', links: [] }]
    const menu = await writer.addTo('menus', 'name', { name: 'Zima', groups })
    await writer.addPage({ ...winter, menu })
    await writer.addPage({ url: '/lato', title: text('Lato', 'Léto'), active: false, slots: [] })
    await writer.fillGlobal('header', {
      phone: '+48 22 000 00 00',
      phoneHours: text('9–17', '9–17 h'),
      menu: [{ label: text('Zima', 'Zima česky'), url: '/zima', links: [] }],
    })
    await writer.fillGlobal('footer', {
      legal: text('Nota', 'Poznámka'),
      company: text('Wojaż', 'Wojaż'),
      columns: [],
    })
    await writer.fillGlobal('global-search', {
      heading: text('Szukaj', 'Hledej'),
      submitLabel: text('Szukaj', 'Hledat'),
      tripTypes: [
        { code: 'WS', label: text('Samolotem', 'Letecky'), active: true },
        { code: 'NR', label: text('Narty', 'Lyže'), active: true },
        { code: 'CZ', label: text('Czartery', 'Chartery'), active: false },
      ],
    })
  },
}
