import { accessibilityTitle } from './pages/information/accessibility.ts'
import { liabilityTitle } from './pages/information/carrier-liability.ts'
import { complaintsTitle } from './pages/information/complaints.ts'
import { healthTitle } from './pages/information/health.ts'
import { careTitle } from './pages/information/holiday-care.ts'
import { guaranteeTitle } from './pages/information/insurance-guarantee.ts'
import { privacyTitle } from './pages/information/privacy.ts'
import { questionsLink } from './pages/information/questions.ts'
import { formTitle } from './pages/information/standard-form.ts'
import { termsTitle } from './pages/information/terms.ts'
import type { Fields } from './words.ts'

export const officesLink = {
  label: { pl: 'Nasze biura', cs: 'Naše pobočky', ro: 'Agențiile noastre', hu: 'Irodáink', uk: 'Наші офіси' },
  url: '/kontakt/biura-tui',
}

export const contactLink = {
  label: { pl: 'Kontakt', cs: 'Kontakt', ro: 'Contact', hu: 'Kapcsolat', uk: 'Контакти' },
  url: '/kontakt',
}

export const newsletterLink = {
  label: { pl: 'Newsletter', cs: 'Newsletter', ro: 'Newsletter', hu: 'Hírlevél', uk: 'Розсилка' },
  url: '/formularz-do-newslettera',
}

export const beforeLinks = [
  { label: healthTitle, url: '/informacje/zdrowie-i-szczepienia' },
  { label: careTitle, url: '/informacje/opieka-wakacyjna' },
  questionsLink,
]

export const rightsLinks = [
  { label: formTitle, url: '/informacje/standardowy-formularz-informacyjny' },
  { label: guaranteeTitle, url: '/informacje/gwarancja-ubezpieczeniowa' },
  { label: liabilityTitle, url: '/informacje/odpowiedzialnosc-przewoznika' },
  { label: complaintsTitle, url: '/informacje/reklamacje' },
]

/** A page of the shop itself, not of the CMS. */
export const findBookingLink = {
  label: {
    pl: 'Znajdź rezerwację',
    cs: 'Najít rezervaci',
    ro: 'Găsește rezervarea',
    hu: 'Foglalás keresése',
    uk: 'Знайти бронювання',
  },
  url: '/pz/znajdz-rezerwacje',
}

/** Pages of the shop itself; it hides the link if there are no suppliers. */
export const attractionsLink = {
  label: {
    pl: 'Atrakcje na miejscu',
    cs: 'Zážitky na místě',
    ro: 'Activități la destinație',
    hu: 'Programok a helyszínen',
    uk: 'Розваги на місці',
  },
  url: '/atrakcje',
}

export const serviceLinks = [
  { label: termsTitle, url: '/regulamin' },
  { label: privacyTitle, url: '/polityka-prywatnosci' },
  { label: accessibilityTitle, url: '/deklaracja-dostepnosci' },
]

/** Side menus by name. */
export const sideMenus: (Fields & { name: string })[] = [
  {
    name: 'informacje',
    groups: [
      {
        label: {
          pl: 'Przed podróżą',
          cs: 'Před cestou',
          ro: 'Înainte de plecare',
          hu: 'Utazás előtt',
          uk: 'Перед подорожжю',
        },
        links: beforeLinks,
      },
      {
        label: {
          pl: 'Twoje prawa',
          cs: 'Vaše práva',
          ro: 'Drepturile tale',
          hu: 'Az Ön jogai',
          uk: 'Ваші права',
        },
        links: rightsLinks,
      },
      { label: { pl: 'Serwis', cs: 'Web', ro: 'Site', hu: 'Az oldal', uk: 'Сайт' }, links: serviceLinks },
      {
        label: {
          pl: 'Porozmawiaj z nami',
          cs: 'Promluvte si s námi',
          ro: 'Vorbește cu noi',
          hu: 'Beszéljen velünk',
          uk: 'Поговоріть із нами',
        },
        links: [contactLink, findBookingLink, officesLink],
      },
    ],
  },
]
