import type { Localised } from '@wojaz/travel/locale'
import { countries } from '../../world/places/countries.ts'
import type { Fields } from '../words.ts'
import { flightsFrom } from './flights-from.ts'

interface Offers {
  seoName: string
  name: Localised
  lead: Localised
  search: Fields
  directions?: string[]
}

/** The offers behind `/oferty-…` at every place. */
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
    name: { pl: 'Last minute', cs: 'Last minute', ro: 'Last minute', hu: 'Last minute', uk: 'Гарячі тури' },
    lead: {
      pl: '{{place}}: wyloty w ciągu najbliższych 30 dni, od najtańszego.',
      cs: '{{place}}: odlety v příštích 30 dnech, od nejlevnějšího.',
      ro: '{{place}}: plecări în următoarele 30 de zile, de la cel mai ieftin.',
      hu: '{{place}}: indulások a következő 30 napban, a legolcsóbbtól.',
      uk: '{{place}}: вильоти протягом 30 днів, від найдешевшого.',
    },
    search: { tripType: 'WS', departsWithinDays: 30, sortCode: 'price' },
  }),
  offers({
    seoName: 'first-minute',
    name: {
      pl: 'First minute',
      cs: 'First minute',
      ro: 'First minute',
      hu: 'First minute',
      uk: 'Раннє бронювання',
    },
    lead: {
      pl: '{{place}}: wyjazdy za cztery miesiące i później, od najtańszego.',
      cs: '{{place}}: odjezdy za čtyři měsíce a později, od nejlevnějšího.',
      ro: '{{place}}: plecări peste patru luni și mai târziu, de la cel mai ieftin.',
      hu: '{{place}}: indulások négy hónap múlva és később, a legolcsóbbtól.',
      uk: '{{place}}: виїзди за чотири місяці й пізніше, від найдешевшого.',
    },
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
    name: {
      pl: 'Wakacje samolotem',
      cs: 'Dovolená letecky',
      ro: 'Vacanțe cu avionul',
      hu: 'Repülős nyaralás',
      uk: 'Відпустка літаком',
    },
    lead: {
      pl: '{{place}}: lot, transfer i tydzień w hotelu, od najtańszego.',
      cs: '{{place}}: let, transfer a týden v hotelu, od nejlevnějšího.',
      ro: '{{place}}: zbor, transfer și o săptămână la hotel, de la cel mai ieftin.',
      hu: '{{place}}: repülő, transzfer és egy hét szállodában, a legolcsóbbtól.',
      uk: '{{place}}: переліт, трансфер і тиждень у готелі, від найдешевшого.',
    },
    search: { tripType: 'WS', durationFrom: 7, durationTo: 7, sortCode: 'price' },
  }),
  offers({
    seoName: 'all-inclusive',
    name: {
      pl: 'All inclusive',
      cs: 'All inclusive',
      ro: 'All inclusive',
      hu: 'All inclusive',
      uk: 'Все включено',
    },
    lead: {
      pl: '{{place}}: hotele, w których posiłki i napoje są w cenie, od najtańszego.',
      cs: '{{place}}: hotely, kde jsou jídlo a nápoje v ceně, od nejlevnějšího.',
      ro: '{{place}}: hoteluri cu mese și băuturi incluse, de la cel mai ieftin.',
      hu: '{{place}}: szállodák, ahol az étel és az ital benne van az árban, a legolcsóbbtól.',
      uk: '{{place}}: готелі, де їжа й напої входять у ціну, від найдешевшого.',
    },
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
    name: {
      pl: 'Wakacje z dziećmi',
      cs: 'Dovolená s dětmi',
      ro: 'Vacanțe cu copiii',
      hu: 'Nyaralás gyerekekkel',
      uk: 'Відпочинок із дітьми',
    },
    lead: {
      pl: '{{place}}: hotele, które lubią dzieci, od najtańszego.',
      cs: '{{place}}: hotely, které mají rády děti, od nejlevnějšího.',
      ro: '{{place}}: hoteluri prietenoase cu copiii, de la cel mai ieftin.',
      hu: '{{place}}: gyerekbarát szállodák, a legolcsóbbtól.',
      uk: '{{place}}: готелі, де раді дітям, від найдешевшого.',
    },
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
    name: { pl: 'Egzotyka', cs: 'Exotika', ro: 'Vacanțe exotice', hu: 'Egzotikus utak', uk: 'Екзотика' },
    lead: {
      pl: '{{place}}: dalekie podróże na tydzień albo dwa, od najtańszej.',
      cs: '{{place}}: daleké cesty na týden nebo dva, od nejlevnější.',
      ro: '{{place}}: călătorii lungi de o săptămână sau două, de la cea mai ieftină.',
      hu: '{{place}}: távoli utak egy-két hétre, a legolcsóbbtól.',
      uk: '{{place}}: далекі подорожі на тиждень чи два, від найдешевшої.',
    },
    search: { tripType: 'WS', durationFrom: 7, durationTo: 14, sortCode: 'price' },
    directions: farCountries,
  }),
  offers({
    seoName: 'samochodem',
    name: {
      pl: 'Wakacje samochodem',
      cs: 'Dovolená autem',
      ro: 'Vacanțe cu mașina',
      hu: 'Autós nyaralás',
      uk: 'Відпустка автомобілем',
    },
    lead: {
      pl: '{{place}}: noclegi z dojazdem własnym, od najtańszego.',
      cs: '{{place}}: ubytování s vlastní dopravou, od nejlevnějšího.',
      ro: '{{place}}: cazare cu transport propriu, de la cea mai ieftină.',
      hu: '{{place}}: szállás egyéni utazással, a legolcsóbbtól.',
      uk: '{{place}}: проживання з власним транспортом, від найдешевшого.',
    },
    search: { tripType: 'DW', durationFrom: 7, durationTo: 7, sortCode: 'price' },
    directions: withTrips('DW'),
  }),
  offers({
    seoName: 'narty',
    name: { pl: 'Narty', cs: 'Lyže', ro: 'Schi', hu: 'Síelés', uk: 'Лижі' },
    lead: {
      pl: '{{place}}: tydzień na nartach, od najtańszego.',
      cs: '{{place}}: týden na lyžích, od nejlevnějšího.',
      ro: '{{place}}: o săptămână la schi, de la cea mai ieftină.',
      hu: '{{place}}: egy hét síelés, a legolcsóbbtól.',
      uk: '{{place}}: тиждень на лижах, від найдешевшого.',
    },
    search: { tripType: 'NR', durationFrom: 7, durationTo: 7, sortCode: 'price' },
    directions: withTrips('NR'),
  }),
  offers({
    seoName: 'wycieczki-objazdowe',
    name: {
      pl: 'Wycieczki objazdowe',
      cs: 'Poznávací zájezdy',
      ro: 'Circuite',
      hu: 'Körutazások',
      uk: 'Екскурсійні тури',
    },
    lead: {
      pl: '{{place}}: trasy z przewodnikiem, od najtańszej.',
      cs: '{{place}}: trasy s průvodcem, od nejlevnější.',
      ro: '{{place}}: trasee cu ghid, de la cel mai ieftin.',
      hu: '{{place}}: idegenvezetett útvonalak, a legolcsóbbtól.',
      uk: '{{place}}: маршрути з гідом, від найдешевшого.',
    },
    search: { tripType: 'WO', sortCode: 'price' },
  }),
  ...flightsFrom,
]
