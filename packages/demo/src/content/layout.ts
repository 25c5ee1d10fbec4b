import type { WrittenDocument } from '@wojaz/content/server'
import { destinations } from './destinations.ts'
import { legalTitles } from './pages/legal.ts'
import { t } from './words.ts'

const phone = '+48 22 000 00 00'
const link = ({ label, url }: (typeof destinations)[keyof typeof destinations]) => ({ label, url })

const seaLabel = t('Nad morze', 'K moři', 'La mare', 'Tengerpart', 'На море')
const winterLabel = t('Zima', 'Zima', 'Iarna', 'Tél', 'Зима')
const stayLabel = t('Noclegi', 'Ubytování', 'Cazare', 'Szállás', 'Житло')
const adviceLabel = t('Poradnik', 'Rádce', 'Sfaturi', 'Tanácsok', 'Поради')
const aboutLabel = t('O nas', 'O nás', 'Despre noi', 'Rólunk', 'Про нас')
const contactLabel = t('Kontakt', 'Kontakt', 'Contact', 'Kapcsolat', 'Контакти')
const allLabel = t(
  'Wszystkie inspiracje',
  'Všechny inspirace',
  'Toate inspirațiile',
  'Minden ötlet',
  'Усі ідеї',
)

export const header: WrittenDocument = {
  phone,
  phoneHours: t('pn.–pt. 9–17', 'po–pá 9–17', 'luni–vineri 9–17', 'h–p 9–17', 'пн–пт 9–17'),
  menu: [
    {
      label: seaLabel,
      url: null,
      links: [
        link(destinations.grecja),
        link(destinations.turcja),
        link(destinations.chorwacja),
        link(destinations.wlochy),
        { label: allLabel, url: '/inspiracje' },
      ],
    },
    {
      label: winterLabel,
      url: '/zima',
      links: [
        link(destinations.tatry),
        link(destinations.kanary),
        link(destinations.egipt),
        link(destinations.tajlandia),
        {
          label: t('Pomysły na zimę', 'Nápady na zimu', 'Idei pentru iarnă', 'Téli ötletek', 'Ідеї на зиму'),
          url: '/zima',
        },
      ],
    },
    { label: stayLabel, url: '/noclegi', links: [] },
    { label: adviceLabel, url: '/poradnik', links: [] },
    { label: contactLabel, url: '/kontakt', links: [] },
  ],
}

export const footer: WrittenDocument = {
  columns: [
    {
      label: t('Kierunki', 'Destinace', 'Destinații', 'Úti célok', 'Напрямки'),
      url: '/inspiracje',
      links: Object.values(destinations).map(link),
    },
    {
      label: t('Planowanie', 'Plánování', 'Planificare', 'Tervezés', 'Планування'),
      links: [
        { label: winterLabel, url: '/zima' },
        { label: stayLabel, url: '/noclegi' },
        { label: adviceLabel, url: '/poradnik' },
        { label: allLabel, url: '/inspiracje' },
      ],
    },
    {
      label: t('Wojaż', 'Wojaż', 'Wojaż', 'Wojaż', 'Wojaż'),
      links: [
        { label: aboutLabel, url: '/o-nas' },
        { label: contactLabel, url: '/kontakt' },
        { label: legalTitles.termsTitle, url: '/regulamin' },
        { label: legalTitles.privacyTitle, url: '/polityka-prywatnosci' },
        { label: legalTitles.accessibilityTitle, url: '/deklaracja-dostepnosci' },
      ],
    },
  ],
  legal: t(
    'Treści w serwisie mają charakter informacyjny i nie stanowią oferty w rozumieniu Kodeksu cywilnego. Rysunki przedstawiają nastrój miejsc, a nie konkretne obiekty.',
    'Obsah webu má informační charakter a není nabídkou ve smyslu občanského zákoníku. Kresby vyjadřují náladu míst, nikoli konkrétní zařízení.',
    'Conținutul site-ului are caracter informativ și nu constituie o ofertă în sensul Codului civil. Desenele redau atmosfera locurilor, nu unități anume.',
    'Az oldal tartalma tájékoztató jellegű, nem minősül a polgári törvénykönyv szerinti ajánlatnak. A rajzok a helyek hangulatát idézik, nem konkrét létesítményeket.',
    'Матеріали сайту мають інформаційний характер і не є офертою в розумінні Цивільного кодексу. Малюнки передають настрій місць, а не конкретні об’єкти.',
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
  phone,
  help: t(
    'Pomożemy dokończyć zakup',
    'Pomůžeme vám nákup dokončit',
    'Te ajutăm să finalizezi comanda',
    'Segítünk befejezni a vásárlást',
    'Допоможемо завершити покупку',
  ),
  steps: [
    { code: 'recommendations', label: t('Dodatki', 'Doplňky', 'Opțiuni', 'Kiegészítők', 'Додатки') },
    { code: 'travellers', label: t('Podróżni', 'Cestující', 'Călători', 'Utasok', 'Мандрівники') },
    { code: 'payment', label: t('Płatność', 'Platba', 'Plată', 'Fizetés', 'Оплата') },
  ],
}

function tripType(code: string, label: ReturnType<typeof t>) {
  return { code, label, active: true }
}
