import type { Six } from '../catalogue/six.ts'
import type { Reading } from './reading.ts'

const what: Six = {
  pl: 'Wycieczki, bilety, rejsy, nurkowanie, transfery i warsztaty kulinarne.',
  cs: 'Výlety, vstupenky, plavby, potápění, transfery a kurzy vaření.',
  ro: 'Excursii, bilete, croaziere, scufundări, transferuri și ateliere de gătit.',
  hu: 'Kirándulások, belépők, hajóutak, búvárkodás, transzferek és főzőkurzusok.',
  uk: 'Екскурсії, квитки, круїзи, дайвінг, трансфери та кулінарні майстер-класи.',
  en: 'Excursions, tickets, cruises, diving, transfers and cooking classes.',
}

/** A fictitious company. */
export const describeSupplier = (endpoint: string, { language, capabilities }: Reading) => ({
  id: 'zeglarek',
  name: 'Żeglarek Excursions',
  endpoint,
  contact: {
    website: 'https://zeglarek.example',
    email: 'dyzur@zeglarek.example',
    telephone: '+48 22 555 01 77',
    address: 'ul. Portowa 7, 80-001 Gdańsk, PL',
  },
  ...(capabilities.has('octo/content') && { shortDescription: what[language], media: [] }),
})
