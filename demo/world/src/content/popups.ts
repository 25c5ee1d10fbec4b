import { daysFromSeeding } from './placeholders.ts'
import { type Fields, scene } from './words.ts'

/** The text below the picture. */
const announcement = {
  pl: 'Wybieraj lato przed innymi: przedsprzedaż dla zapisanych',
  cs: 'Vyberte si léto dřív než ostatní: předprodej pro přihlášené',
  ro: 'Alege vara înaintea celorlalți: prevânzare pentru cei înscriși',
  hu: 'Válasszon nyarat a többiek előtt: elővétel a feliratkozóknak',
  uk: 'Обирайте літо раніше за інших: передпродаж для підписників',
}

/** Popups by name: a picture that links to a campaign. */
export const popups: (Fields & { name: string })[] = [
  {
    name: 'przedsprzedaz-lata',
    active: true,
    everywhere: false,
    variants: {
      desktop: { visible: true, image: scene('beach', 'greek', 'golden', 'pop1', announcement) },
      tablet: { visible: true, image: scene('beach', 'greek', 'golden', 'pop2', announcement) },
      mobile: { visible: true, image: scene('coast', 'greek', 'golden', 'pop3', announcement) },
    },
    popupData: {
      dateFrom: daysFromSeeding(-1),
      dateTo: daysFromSeeding(60),
      showLimit: 3,
      timeInterval: 72,
      delay: 8,
      redirectUrl: '/przedsprzedaz',
    },
  },
]
