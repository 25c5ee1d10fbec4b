import { daysFromSeeding } from './placeholders.ts'
import { type Fields, scene, t } from './words.ts'

const alt = t(
  'Przedsprzedaż lata: zapisz się i wybieraj jako pierwszy',
  'Předprodej léta: přihlaste se a vybírejte jako první',
  'Prevânzare de vară: înscrie-te și alege primul',
  'Nyári elővétel: iratkozzon fel, és válasszon elsőként',
  'Передпродаж літа: підпишіться й обирайте першими',
)

/** Popups by name: a picture that leads to a campaign. */
export const popups: (Fields & { name: string })[] = [
  {
    name: 'przedsprzedaz-lata',
    active: true,
    everywhere: false,
    variants: {
      desktop: { visible: true, image: scene('beach', 'greek', 'golden', 'pop1', alt) },
      tablet: { visible: true, image: scene('beach', 'greek', 'golden', 'pop2', alt) },
      mobile: { visible: true, image: scene('coast', 'greek', 'golden', 'pop3', alt) },
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
