import type { Localised } from '@wojaz/content/server'
import { countries } from '../../world/places/countries.ts'
import { type Fields, t } from '../words.ts'
import { flightsFrom } from './flights-from.ts'

interface Offers {
  seoName: string
  name: Localised
  lead: Localised
  search: Fields
  directions?: string[]
}

/** What `/oferty-…` stands for at every place. */
function offers({ name, ...written }: Offers): Fields & { seoName: string } {
  const named = (tail: string): Localised => ({
    pl: `${name.pl}${tail}`,
    cs: `${name.cs}${tail}`,
    ro: `${name.ro}${tail}`,
    hu: `${name.hu}${tail}`,
    uk: `${name.uk}${tail}`,
  })
  return {
    kind: 'offers',
    active: true,
    name,
    heading: named(' {{inPlace}}'),
    metaTitle: named(' – {{place}} {{seasonYear}} | Wojaż'),
    metaDescription: written.lead,
    ...written,
  }
}

const farCountries = countries.filter(({ zone }) => zone === 'world').map(({ code }) => code)
const withTrips = (type: 'DW' | 'NR') =>
  countries.filter(({ regions }) => regions.some(({ trips }) => trips[type])).map(({ code }) => code)

export const searchCriteria: (Fields & { seoName: string })[] = [
  offers({
    seoName: 'last-minute',
    name: t('Last minute', 'Last minute', 'Last minute', 'Last minute', 'Гарячі тури'),
    lead: t(
      '{{place}}: wyloty w ciągu najbliższych 30 dni, od najtańszego.',
      '{{place}}: odlety v příštích 30 dnech, od nejlevnějšího.',
      '{{place}}: plecări în următoarele 30 de zile, de la cel mai ieftin.',
      '{{place}}: indulások a következő 30 napban, a legolcsóbbtól.',
      '{{place}}: вильоти протягом 30 днів, від найдешевшого.',
    ),
    search: { tripType: 'WS', departsWithinDays: 30, sortCode: 'price' },
  }),
  offers({
    seoName: 'first-minute',
    name: t('First minute', 'First minute', 'First minute', 'First minute', 'Раннє бронювання'),
    lead: t(
      '{{place}}: wyjazdy za cztery miesiące i później, od najtańszego.',
      '{{place}}: odjezdy za čtyři měsíce a později, od nejlevnějšího.',
      '{{place}}: plecări peste patru luni și mai târziu, de la cel mai ieftin.',
      '{{place}}: indulások négy hónap múlva és később, a legolcsóbbtól.',
      '{{place}}: виїзди за чотири місяці й пізніше, від найдешевшого.',
    ),
    search: {
      tripType: 'WS',
      durationFrom: 7,
      durationTo: 7,
      sortCode: 'price',
      filters: [{ key: 'departsAfterDays', values: ['120'] }],
    },
  }),
  offers({
    seoName: 'samolotem',
    name: t(
      'Wakacje samolotem',
      'Dovolená letecky',
      'Vacanțe cu avionul',
      'Repülős nyaralás',
      'Відпустка літаком',
    ),
    lead: t(
      '{{place}}: lot, transfer i tydzień w hotelu, od najtańszego.',
      '{{place}}: let, transfer a týden v hotelu, od nejlevnějšího.',
      '{{place}}: zbor, transfer și o săptămână la hotel, de la cel mai ieftin.',
      '{{place}}: repülő, transzfer és egy hét szállodában, a legolcsóbbtól.',
      '{{place}}: переліт, трансфер і тиждень у готелі, від найдешевшого.',
    ),
    search: { tripType: 'WS', durationFrom: 7, durationTo: 7, sortCode: 'price' },
  }),
  offers({
    seoName: 'all-inclusive',
    name: t('All inclusive', 'All inclusive', 'All inclusive', 'All inclusive', 'Все включено'),
    lead: t(
      '{{place}}: hotele, w których posiłki i napoje są w cenie, od najtańszego.',
      '{{place}}: hotely, kde jsou jídlo a nápoje v ceně, od nejlevnějšího.',
      '{{place}}: hoteluri cu mese și băuturi incluse, de la cel mai ieftin.',
      '{{place}}: szállodák, ahol az étel és az ital benne van az árban, a legolcsóbbtól.',
      '{{place}}: готелі, де їжа й напої входять у ціну, від найдешевшого.',
    ),
    search: {
      tripType: 'WS',
      durationFrom: 7,
      durationTo: 7,
      sortCode: 'price',
      filters: [{ key: 'board', values: ['AI', 'UA'] }],
    },
  }),
  offers({
    seoName: 'dla-rodzin',
    name: t(
      'Wakacje z dziećmi',
      'Dovolená s dětmi',
      'Vacanțe cu copiii',
      'Nyaralás gyerekekkel',
      'Відпочинок із дітьми',
    ),
    lead: t(
      '{{place}}: hotele, które lubią dzieci, od najtańszego.',
      '{{place}}: hotely, které mají rády děti, od nejlevnějšího.',
      '{{place}}: hoteluri prietenoase cu copiii, de la cel mai ieftin.',
      '{{place}}: gyerekbarát szállodák, a legolcsóbbtól.',
      '{{place}}: готелі, де раді дітям, від найдешевшого.',
    ),
    search: {
      tripType: 'WS',
      durationFrom: 7,
      durationTo: 7,
      sortCode: 'price',
      filters: [{ key: 'forWhom', values: ['families'] }],
    },
  }),
  offers({
    seoName: 'egzotyka',
    name: t('Egzotyka', 'Exotika', 'Vacanțe exotice', 'Egzotikus utak', 'Екзотика'),
    lead: t(
      '{{place}}: dalekie podróże na tydzień albo dwa, od najtańszej.',
      '{{place}}: daleké cesty na týden nebo dva, od nejlevnější.',
      '{{place}}: călătorii lungi de o săptămână sau două, de la cea mai ieftină.',
      '{{place}}: távoli utak egy-két hétre, a legolcsóbbtól.',
      '{{place}}: далекі подорожі на тиждень чи два, від найдешевшої.',
    ),
    search: { tripType: 'WS', durationFrom: 7, durationTo: 14, sortCode: 'price' },
    directions: farCountries,
  }),
  offers({
    seoName: 'samochodem',
    name: t(
      'Wakacje samochodem',
      'Dovolená autem',
      'Vacanțe cu mașina',
      'Autós nyaralás',
      'Відпустка автомобілем',
    ),
    lead: t(
      '{{place}}: noclegi z dojazdem własnym, od najtańszego.',
      '{{place}}: ubytování s vlastní dopravou, od nejlevnějšího.',
      '{{place}}: cazare cu transport propriu, de la cea mai ieftină.',
      '{{place}}: szállás egyéni utazással, a legolcsóbbtól.',
      '{{place}}: проживання з власним транспортом, від найдешевшого.',
    ),
    search: { tripType: 'DW', durationFrom: 7, durationTo: 7, sortCode: 'price' },
    directions: withTrips('DW'),
  }),
  offers({
    seoName: 'narty',
    name: t('Narty', 'Lyže', 'Schi', 'Síelés', 'Лижі'),
    lead: t(
      '{{place}}: tydzień na nartach, od najtańszego.',
      '{{place}}: týden na lyžích, od nejlevnějšího.',
      '{{place}}: o săptămână la schi, de la cea mai ieftină.',
      '{{place}}: egy hét síelés, a legolcsóbbtól.',
      '{{place}}: тиждень на лижах, від найдешевшого.',
    ),
    search: { tripType: 'NR', durationFrom: 7, durationTo: 7, sortCode: 'price' },
    directions: withTrips('NR'),
  }),
  offers({
    seoName: 'wycieczki-objazdowe',
    name: t('Wycieczki objazdowe', 'Poznávací zájezdy', 'Circuite', 'Körutazások', 'Екскурсійні тури'),
    lead: t(
      '{{place}}: trasy z przewodnikiem, od najtańszej.',
      '{{place}}: trasy s průvodcem, od nejlevnější.',
      '{{place}}: trasee cu ghid, de la cel mai ieftin.',
      '{{place}}: idegenvezetett útvonalak, a legolcsóbbtól.',
      '{{place}}: маршрути з гідом, від найдешевшого.',
    ),
    search: { tripType: 'WO', sortCode: 'price' },
  }),
  ...flightsFrom,
]
