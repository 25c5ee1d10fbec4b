import type { WrittenDocument } from '@wojaz/content/server'
import type { Localised } from '@wojaz/travel/locale'
import { destinations } from './destinations.ts'
import { mainMenu } from './main-menu.ts'
import { adviceLink } from './pages/advice/advice-article.ts'
import { presaleLink } from './pages/forms/presale.ts'
import { inspirationsLink } from './pages/guide.ts'
import { informationLink } from './pages/information/information-page.ts'
import { quizLink } from './pages/quiz/quiz.ts'
import { directionsLink } from './pages/search/destinations.ts'
import { exploreLink } from './pages/search/explore.ts'
import { priceChartLink } from './pages/search/price-chart.ts'
import {
  attractionsLink,
  beforeLinks,
  contactLink,
  findBookingLink,
  newsletterLink,
  officesLink,
  rightsLinks,
  serviceLinks,
} from './side-menus.ts'

const link = ({ label, url }: (typeof destinations)[keyof typeof destinations]) => ({ label, url })

const winterLabel = { pl: 'Zima', cs: 'Zima', ro: 'Iarna', hu: 'Tél', uk: 'Зима' }
const stayLabel = { pl: 'Noclegi', cs: 'Ubytování', ro: 'Cazare', hu: 'Szállás', uk: 'Житло' }
const aboutLabel = { pl: 'O nas', cs: 'O nás', ro: 'Despre noi', hu: 'Rólunk', uk: 'Про нас' }

export const header: WrittenDocument = {
  notice: {
    label: {
      pl: 'Przedsprzedaż lata: zapisz się i wybieraj przed innymi',
      cs: 'Předprodej léta: přihlaste se a vybírejte jako první',
      ro: 'Prevânzare de vară: înscrie-te și alege înaintea celorlalți',
      hu: 'Nyári elővétel: iratkozzon fel, és válasszon elsőként',
      uk: 'Передпродаж літа: підпишіться й обирайте раніше за інших',
    },
    url: presaleLink.url,
  },
  phone: '+48 22 000 00 00',
  phoneHours: {
    pl: 'pn.–pt. 9–17',
    cs: 'po–pá 9–17',
    ro: 'luni–vineri 9–17',
    hu: 'h–p 9–17',
    uk: 'пн–пт 9–17',
  },
  emergencyPhone: '+48 22 000 00 02',
  emergencyHours: { pl: 'całą dobę', cs: 'nonstop', ro: 'non-stop', hu: 'éjjel-nappal', uk: 'цілодобово' },
  email: 'kontakt@wojaz.example',
  menu: mainMenu,
}

export const footer: WrittenDocument = {
  columns: [
    {
      label: { pl: 'Kierunki', cs: 'Destinace', ro: 'Destinații', hu: 'Úti célok', uk: 'Напрямки' },
      url: directionsLink.url,
      links: Object.values(destinations).map(link),
    },
    {
      label: { pl: 'Planowanie', cs: 'Plánování', ro: 'Planificare', hu: 'Tervezés', uk: 'Планування' },
      links: [
        exploreLink,
        priceChartLink,
        quizLink,
        attractionsLink,
        { label: winterLabel, url: '/zima' },
        { label: stayLabel, url: '/noclegi' },
        presaleLink,
        inspirationsLink,
        adviceLink,
      ],
    },
    { label: informationLink.label, url: informationLink.url, links: [...beforeLinks, ...rightsLinks] },
    {
      label: { pl: 'Wojaż', cs: 'Wojaż', ro: 'Wojaż', hu: 'Wojaż', uk: 'Wojaż' },
      links: [
        { label: aboutLabel, url: '/o-nas' },
        contactLink,
        findBookingLink,
        officesLink,
        newsletterLink,
        ...serviceLinks,
      ],
    },
  ],
  legal: {
    pl: 'Ceny zawierają podatki, opłaty lotniskowe oraz składki na Turystyczny Fundusz Gwarancyjny i Turystyczny Fundusz Pomocowy. Rysunki przedstawiają nastrój miejsc, a nie konkretne obiekty.',
    cs: 'Ceny obsahují daně, letištní poplatky a příspěvky do Turistického garančního a Turistického pomocného fondu. Kresby vyjadřují náladu míst, nikoli konkrétní zařízení.',
    ro: 'Prețurile cuprind taxele, taxele de aeroport și contribuțiile la fondurile poloneze de garantare și de ajutor în turism. Desenele redau atmosfera locurilor, nu unități anume.',
    hu: 'Az árak tartalmazzák az adókat, a reptéri illetéket, valamint a lengyel idegenforgalmi garancia- és segélyalap díját. A rajzok a helyek hangulatát idézik, nem konkrét létesítményeket.',
    uk: 'Ціни містять податки, аеропортові збори та внески до польських Туристичного гарантійного фонду і Туристичного фонду допомоги. Малюнки передають настрій місць, а не конкретні об’єкти.',
  },
  company: {
    pl: 'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Warszawa',
    cs: 'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varšava',
    ro: 'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varșovia',
    hu: 'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varsó',
    uk: 'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Варшава',
  },
}

export const globalSearch: WrittenDocument = {
  heading: {
    pl: 'Znajdź swoje wakacje',
    cs: 'Najděte svou dovolenou',
    ro: 'Găsește-ți vacanța',
    hu: 'Találja meg a nyaralását',
    uk: 'Знайдіть свою відпустку',
  },
  submitLabel: { pl: 'Szukaj', cs: 'Hledat', ro: 'Caută', hu: 'Keresés', uk: 'Шукати' },
  tripTypes: [
    tripType('WS', {
      pl: 'Wakacje samolotem',
      cs: 'Dovolená letecky',
      ro: 'Vacanțe cu avionul',
      hu: 'Repülős nyaralás',
      uk: 'Відпустка літаком',
    }),
    tripType('DW', {
      pl: 'Wakacje samochodem',
      cs: 'Dovolená autem',
      ro: 'Vacanțe cu mașina',
      hu: 'Autós nyaralás',
      uk: 'Відпустка автомобілем',
    }),
    tripType('WO', {
      pl: 'Wycieczki objazdowe',
      cs: 'Poznávací zájezdy',
      ro: 'Circuite',
      hu: 'Körutazások',
      uk: 'Екскурсійні тури',
    }),
    tripType('NR', { pl: 'Narty', cs: 'Lyže', ro: 'Schi', hu: 'Síelés', uk: 'Лижі' }),
    tripType('CZ', {
      pl: 'Czartery',
      cs: 'Charterové lety',
      ro: 'Zboruri charter',
      hu: 'Charterjáratok',
      uk: 'Чартери',
    }),
  ],
}

export const checkoutHeader: WrittenDocument = {
  help: {
    pl: 'Pomożemy dokończyć zakup',
    cs: 'Pomůžeme vám nákup dokončit',
    ro: 'Te ajutăm să finalizezi comanda',
    hu: 'Segítünk befejezni a vásárlást',
    uk: 'Допоможемо завершити покупку',
  },
  steps: [
    {
      code: 'recommendations',
      label: { pl: 'Dodatki', cs: 'Doplňky', ro: 'Opțiuni', hu: 'Kiegészítők', uk: 'Додатки' },
    },
    {
      code: 'participants',
      label: { pl: 'Podróżni', cs: 'Cestující', ro: 'Călători', hu: 'Utasok', uk: 'Мандрівники' },
    },
    {
      code: 'summary',
      label: { pl: 'Podsumowanie', cs: 'Souhrn', ro: 'Sumar', hu: 'Összegzés', uk: 'Підсумок' },
    },
    { code: 'payment', label: { pl: 'Płatność', cs: 'Platba', ro: 'Plată', hu: 'Fizetés', uk: 'Оплата' } },
  ],
}

function tripType(code: string, label: Localised) {
  return { code, label, active: true }
}
