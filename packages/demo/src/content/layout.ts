import type { WrittenDocument } from '@wojaz/content/server'
import { destinations } from './destinations.ts'
import { mainMenu } from './main-menu.ts'
import { adviceLink } from './pages/advice/advice-article.ts'
import { presaleLink } from './pages/forms/presale.ts'
import { inspirationsLink } from './pages/guide.ts'
import { informationLink } from './pages/information/information-page.ts'
import { quizLink } from './pages/quiz/quiz.ts'
import { directionsLink } from './pages/search/directions.ts'
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
import { t } from './words.ts'

const link = ({ label, url }: (typeof destinations)[keyof typeof destinations]) => ({ label, url })

const winterLabel = t('Zima', 'Zima', 'Iarna', 'Tél', 'Зима')
const stayLabel = t('Noclegi', 'Ubytování', 'Cazare', 'Szállás', 'Житло')
const aboutLabel = t('O nas', 'O nás', 'Despre noi', 'Rólunk', 'Про нас')

export const header: WrittenDocument = {
  notice: {
    label: t(
      'Przedsprzedaż lata: zapisz się i wybieraj przed innymi',
      'Předprodej léta: přihlaste se a vybírejte jako první',
      'Prevânzare de vară: înscrie-te și alege înaintea celorlalți',
      'Nyári elővétel: iratkozzon fel, és válasszon elsőként',
      'Передпродаж літа: підпишіться й обирайте раніше за інших',
    ),
    url: presaleLink.url,
  },
  phone: '+48 22 000 00 00',
  phoneHours: t('pn.–pt. 9–17', 'po–pá 9–17', 'luni–vineri 9–17', 'h–p 9–17', 'пн–пт 9–17'),
  emergencyPhone: '+48 22 000 00 02',
  emergencyHours: t('całą dobę', 'nonstop', 'non-stop', 'éjjel-nappal', 'цілодобово'),
  email: 'kontakt@wojaz.example',
  menu: mainMenu,
}

export const footer: WrittenDocument = {
  columns: [
    {
      label: t('Kierunki', 'Destinace', 'Destinații', 'Úti célok', 'Напрямки'),
      url: directionsLink.url,
      links: Object.values(destinations).map(link),
    },
    {
      label: t('Planowanie', 'Plánování', 'Planificare', 'Tervezés', 'Планування'),
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
      label: t('Wojaż', 'Wojaż', 'Wojaż', 'Wojaż', 'Wojaż'),
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
  legal: t(
    'Ceny zawierają podatki, opłaty lotniskowe oraz składki na Turystyczny Fundusz Gwarancyjny i Turystyczny Fundusz Pomocowy. Rysunki przedstawiają nastrój miejsc, a nie konkretne obiekty.',
    'Ceny obsahují daně, letištní poplatky a příspěvky do Turistického garančního a Turistického pomocného fondu. Kresby vyjadřují náladu míst, nikoli konkrétní zařízení.',
    'Prețurile cuprind taxele, taxele de aeroport și contribuțiile la fondurile poloneze de garantare și de ajutor în turism. Desenele redau atmosfera locurilor, nu unități anume.',
    'Az árak tartalmazzák az adókat, a reptéri illetéket, valamint a lengyel idegenforgalmi garancia- és segélyalap díját. A rajzok a helyek hangulatát idézik, nem konkrét létesítményeket.',
    'Ціни містять податки, аеропортові збори та внески до польських Туристичного гарантійного фонду і Туристичного фонду допомоги. Малюнки передають настрій місць, а не конкретні об’єкти.',
  ),
  company: t(
    'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Warszawa',
    'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varšava',
    'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varșovia',
    'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Varsó',
    'Wojaż sp. z o.o., ul. Przykładowa 1, 00-000 Варшава',
  ),
}

export const globalSearch: WrittenDocument = {
  heading: t(
    'Znajdź swoje wakacje',
    'Najděte svou dovolenou',
    'Găsește-ți vacanța',
    'Találja meg a nyaralását',
    'Знайдіть свою відпустку',
  ),
  submitLabel: t('Szukaj', 'Hledat', 'Caută', 'Keresés', 'Шукати'),
  tripTypes: [
    tripType(
      'WS',
      t(
        'Wakacje samolotem',
        'Dovolená letecky',
        'Vacanțe cu avionul',
        'Repülős nyaralás',
        'Відпустка літаком',
      ),
    ),
    tripType(
      'DW',
      t(
        'Wakacje samochodem',
        'Dovolená autem',
        'Vacanțe cu mașina',
        'Autós nyaralás',
        'Відпустка автомобілем',
      ),
    ),
    tripType(
      'WO',
      t('Wycieczki objazdowe', 'Poznávací zájezdy', 'Circuite', 'Körutazások', 'Екскурсійні тури'),
    ),
    tripType('NR', t('Narty', 'Lyže', 'Schi', 'Síelés', 'Лижі')),
    tripType('CZ', t('Czartery', 'Charterové lety', 'Zboruri charter', 'Charterjáratok', 'Чартери')),
  ],
}

export const checkoutHeader: WrittenDocument = {
  help: t(
    'Pomożemy dokończyć zakup',
    'Pomůžeme vám nákup dokončit',
    'Te ajutăm să finalizezi comanda',
    'Segítünk befejezni a vásárlást',
    'Допоможемо завершити покупку',
  ),
  steps: [
    { code: 'recommendations', label: t('Dodatki', 'Doplňky', 'Opțiuni', 'Kiegészítők', 'Додатки') },
    { code: 'participants', label: t('Podróżni', 'Cestující', 'Călători', 'Utasok', 'Мандрівники') },
    { code: 'summary', label: t('Podsumowanie', 'Souhrn', 'Sumar', 'Összegzés', 'Підсумок') },
    { code: 'payment', label: t('Płatność', 'Platba', 'Plată', 'Fizetés', 'Оплата') },
  ],
}

function tripType(code: string, label: ReturnType<typeof t>) {
  return { code, label, active: true }
}
