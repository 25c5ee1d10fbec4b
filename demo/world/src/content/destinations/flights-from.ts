import { type Localised, seoNameOf } from '@wojaz/travel/locale'
import type { Fields } from '../words.ts'

/** Airports by city, in the grammatical case that follows "from". */
const cities: readonly { airports: string[]; name: Localised }[] = [
  {
    airports: ['WAW', 'WMI'],
    name: { pl: 'Warszawy', cs: 'Varšavy', ro: 'Varșovia', hu: 'Varsóból', uk: 'Варшави' },
  },
  {
    airports: ['KTW'],
    name: { pl: 'Katowic', cs: 'Katovic', ro: 'Katowice', hu: 'Katowicéből', uk: 'Катовиць' },
  },
  {
    airports: ['KRK'],
    name: { pl: 'Krakowa', cs: 'Krakova', ro: 'Cracovia', hu: 'Krakkóból', uk: 'Кракова' },
  },
  {
    airports: ['GDN'],
    name: { pl: 'Gdańska', cs: 'Gdaňsku', ro: 'Gdańsk', hu: 'Gdańskból', uk: 'Гданська' },
  },
  {
    airports: ['POZ'],
    name: { pl: 'Poznania', cs: 'Poznaně', ro: 'Poznań', hu: 'Poznańból', uk: 'Познані' },
  },
  {
    airports: ['WRO'],
    name: { pl: 'Wrocławia', cs: 'Vratislavi', ro: 'Wrocław', hu: 'Wrocławból', uk: 'Вроцлава' },
  },
  {
    airports: ['RZE'],
    name: { pl: 'Rzeszowa', cs: 'Řešova', ro: 'Rzeszów', hu: 'Rzeszówból', uk: 'Жешува' },
  },
  { airports: ['LCJ'], name: { pl: 'Łodzi', cs: 'Lodže', ro: 'Łódź', hu: 'Łódźból', uk: 'Лодзі' } },
  {
    airports: ['BZG'],
    name: { pl: 'Bydgoszczy', cs: 'Bydhoště', ro: 'Bydgoszcz', hu: 'Bydgoszczból', uk: 'Бидгоща' },
  },
  { airports: ['LUZ'], name: { pl: 'Lublina', cs: 'Lublinu', ro: 'Lublin', hu: 'Lublinból', uk: 'Любліна' } },
  {
    airports: ['SZZ'],
    name: { pl: 'Szczecina', cs: 'Štětína', ro: 'Szczecin', hu: 'Szczecinből', uk: 'Щецина' },
  },
]

const lead = {
  pl: 'Sam przelot, bez hotelu. Opłaty lotniskowe są w cenie, a jaki bagaż, piszemy przy każdym locie.',
  cs: 'Jen let, bez hotelu. Letištní poplatky jsou v ceně a jaké zavazadlo, píšeme u každého letu.',
  ro: 'Doar zborul, fără hotel. Taxele de aeroport sunt incluse, iar ce bagaj, scriem la fiecare zbor.',
  hu: 'Csak a repülőút, szálloda nélkül. A reptéri illeték benne van az árban; hogy milyen poggyász, minden járatnál leírjuk.',
  uk: 'Лише переліт, без готелю. Аеропортові збори входять у ціну, а який багаж — пишемо біля кожного рейсу.',
}

/** The searches behind `/wyloty-z-…`: return flights without a hotel. */
export const flightsFrom: (Fields & { seoName: string })[] = cities.map(({ airports, name }) => {
  // Polish, Czech and Ukrainian use a longer "from" before Sz-, Št- and Щ-.
  const long = /^Sz/.test(name.pl)
  return {
    kind: 'flights',
    active: true,
    seoName: seoNameOf(name.pl),
    name,
    heading: {
      pl: `Loty ${long ? 'ze' : 'z'} {{city}} {{toPlace}}`,
      cs: `Lety ${long ? 'ze' : 'z'} {{city}} {{toPlace}}`,
      ro: 'Zboruri din {{city}} {{toPlace}}',
      hu: 'Repülővel {{city}} {{toPlace}}',
      uk: `Рейси ${long ? 'зі' : 'з'} {{city}} {{toPlace}}`,
    },
    lead,
    metaTitle: {
      pl: `Loty ${long ? 'ze' : 'z'} {{city}} – {{place}} {{seasonYear}} | Wojaż`,
      cs: `Lety ${long ? 'ze' : 'z'} {{city}} – {{place}} {{seasonYear}} | Wojaż`,
      ro: 'Zboruri din {{city}} – {{place}} {{seasonYear}} | Wojaż',
      hu: 'Repülővel {{city}} – {{place}} {{seasonYear}} | Wojaż',
      uk: `Рейси ${long ? 'зі' : 'з'} {{city}} – {{place}} {{seasonYear}} | Wojaż`,
    },
    search: { tripType: 'CZ', airports, sortCode: 'price' },
  }
})
