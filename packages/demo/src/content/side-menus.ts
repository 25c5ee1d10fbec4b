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
import { type Fields, t } from './words.ts'

export const officesLink = {
  label: t('Nasze biura', 'Naše pobočky', 'Agențiile noastre', 'Irodáink', 'Наші офіси'),
  url: '/kontakt/biura-tui',
}

export const contactLink = {
  label: t('Kontakt', 'Kontakt', 'Contact', 'Kapcsolat', 'Контакти'),
  url: '/kontakt',
}

export const newsletterLink = {
  label: t('Newsletter', 'Newsletter', 'Newsletter', 'Hírlevél', 'Розсилка'),
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

/** A page of the shop's own, not of the editors'. */
export const findBookingLink = {
  label: t(
    'Znajdź rezerwację',
    'Najít rezervaci',
    'Găsește rezervarea',
    'Foglalás keresése',
    'Знайти бронювання',
  ),
  url: '/pz/znajdz-rezerwacje',
}

/** The shop's own pages; it leaves the link out where nobody sells any. */
export const attractionsLink = {
  label: t(
    'Atrakcje na miejscu',
    'Zážitky na místě',
    'Activități la destinație',
    'Programok a helyszínen',
    'Розваги на місці',
  ),
  url: '/atrakcje',
}

export const serviceLinks = [
  { label: termsTitle, url: '/regulamin' },
  { label: privacyTitle, url: '/polityka-prywatnosci' },
  { label: accessibilityTitle, url: '/deklaracja-dostepnosci' },
]

/** Side menus by name; the page that names one shows it. */
export const sideMenus: (Fields & { name: string })[] = [
  {
    name: 'informacje',
    groups: [
      {
        label: t('Przed podróżą', 'Před cestou', 'Înainte de plecare', 'Utazás előtt', 'Перед подорожжю'),
        links: beforeLinks,
      },
      {
        label: t('Twoje prawa', 'Vaše práva', 'Drepturile tale', 'Az Ön jogai', 'Ваші права'),
        links: rightsLinks,
      },
      { label: t('Serwis', 'Web', 'Site', 'Az oldal', 'Сайт'), links: serviceLinks },
      {
        label: t(
          'Porozmawiaj z nami',
          'Promluvte si s námi',
          'Vorbește cu noi',
          'Beszéljen velünk',
          'Поговоріть із нами',
        ),
        links: [contactLink, findBookingLink, officesLink],
      },
    ],
  },
]
