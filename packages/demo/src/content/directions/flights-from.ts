import { seoNameOf } from '@wojaz/travel/locale'
import { type Fields, t } from '../words.ts'

/** Airports by the city guests say they fly from, in the case their language wants after "from". */
const cities: readonly (readonly [
  airports: string[],
  pl: string,
  cs: string,
  ro: string,
  hu: string,
  uk: string,
])[] = [
  [['WAW', 'WMI'], 'Warszawy', 'Varšavy', 'Varșovia', 'Varsóból', 'Варшави'],
  [['KTW'], 'Katowic', 'Katovic', 'Katowice', 'Katowicéből', 'Катовиць'],
  [['KRK'], 'Krakowa', 'Krakova', 'Cracovia', 'Krakkóból', 'Кракова'],
  [['GDN'], 'Gdańska', 'Gdaňsku', 'Gdańsk', 'Gdańskból', 'Гданська'],
  [['POZ'], 'Poznania', 'Poznaně', 'Poznań', 'Poznańból', 'Познані'],
  [['WRO'], 'Wrocławia', 'Vratislavi', 'Wrocław', 'Wrocławból', 'Вроцлава'],
  [['RZE'], 'Rzeszowa', 'Řešova', 'Rzeszów', 'Rzeszówból', 'Жешува'],
  [['LCJ'], 'Łodzi', 'Lodže', 'Łódź', 'Łódźból', 'Лодзі'],
  [['BZG'], 'Bydgoszczy', 'Bydhoště', 'Bydgoszcz', 'Bydgoszczból', 'Бидгоща'],
  [['LUZ'], 'Lublina', 'Lublinu', 'Lublin', 'Lublinból', 'Любліна'],
  [['SZZ'], 'Szczecina', 'Štětína', 'Szczecin', 'Szczecinből', 'Щецина'],
]

const lead = t(
  'Sam przelot, bez hotelu. Opłaty lotniskowe są w cenie, a jaki bagaż, piszemy przy każdym locie.',
  'Jen let, bez hotelu. Letištní poplatky jsou v ceně a jaké zavazadlo, píšeme u každého letu.',
  'Doar zborul, fără hotel. Taxele de aeroport sunt incluse, iar ce bagaj, scriem la fiecare zbor.',
  'Csak a repülőút, szálloda nélkül. A reptéri illeték benne van az árban; hogy milyen poggyász, minden járatnál leírjuk.',
  'Лише переліт, без готелю. Аеропортові збори входять у ціну, а який багаж — пишемо біля кожного рейсу.',
)

/** What `/wyloty-z-…` stands for: seats there and back, without a hotel. */
export const flightsFrom: (Fields & { seoName: string })[] = cities.map(([airports, ...names]) => {
  const name = t(...names)
  // Polish, Czech and Ukrainian put a longer "from" before Sz-, Št- and Щ-.
  const long = /^Sz/.test(name.pl)
  return {
    kind: 'flights',
    active: true,
    seoName: seoNameOf(name.pl),
    name,
    heading: t(
      `Loty ${long ? 'ze' : 'z'} {{city}} {{toPlace}}`,
      `Lety ${long ? 'ze' : 'z'} {{city}} {{toPlace}}`,
      'Zboruri din {{city}} {{toPlace}}',
      'Repülővel {{city}} {{toPlace}}',
      `Рейси ${long ? 'зі' : 'з'} {{city}} {{toPlace}}`,
    ),
    lead,
    metaTitle: t(
      `Loty ${long ? 'ze' : 'z'} {{city}} – {{place}} {{seasonYear}} | Wojaż`,
      `Lety ${long ? 'ze' : 'z'} {{city}} – {{place}} {{seasonYear}} | Wojaż`,
      'Zboruri din {{city}} – {{place}} {{seasonYear}} | Wojaż',
      'Repülővel {{city}} – {{place}} {{seasonYear}} | Wojaż',
      `Рейси ${long ? 'зі' : 'з'} {{city}} – {{place}} {{seasonYear}} | Wojaż`,
    ),
    search: { tripType: 'CZ', airports, sortCode: 'price' },
  }
})
