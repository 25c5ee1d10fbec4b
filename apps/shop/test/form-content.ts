import type { ContentRecipe } from '@wojaz/content/testing'

type Writer = Parameters<ContentRecipe['fill']>[0]

const inAll = (pl: string, cs: string) => ({ pl, cs, ro: pl, hu: pl, uk: pl })
const consent = { markdown: inAll('Zgadzam się. [Więcej](/prywatnosc)', 'Souhlasím. [Více](/prywatnosc)') }
const thanks = inAll('Sprawdź pocztę.', 'Zkontrolujte poštu.')

export const newsletterForm = (list: string, active = true) => ({
  blockType: 'newsletterForm',
  heading: 'Listy',
  list,
  consent,
  thanks,
  active,
})

const contactForm = {
  blockType: 'contactForm',
  heading: 'Napisz do nas',
  topics: [{ code: 'inne', label: inAll('Coś innego', 'Něco jiného') }],
  consent,
  thanks,
  active: true,
}

/** Pages with one form each, one of them unpublished. */
export async function addForms(writer: Writer): Promise<void> {
  await writer.addPage({
    url: '/przedsprzedaz',
    title: 'Przedsprzedaż',
    slots: [{ name: 'main', components: [newsletterForm('presale'), newsletterForm('newsletter', false)] }],
  })
  await writer.addPage({
    url: '/kontakt',
    title: 'Kontakt',
    slots: [{ name: 'main', components: [contactForm] }],
  })
}
