import { searchLimits } from '@wojaz/travel/search'
import { holidayTypes } from '@wojaz/travel/trip'
import type { Field, NumberField } from 'payload'
import { label } from '../fields/label.ts'
import { codesField, tripTypeOptions } from '../fields/limits.ts'
import { nightsFields } from '../fields/nights.ts'
import { say } from '../fields/say.ts'
import { wholeNumber } from '../fields/texts.ts'
import { agesFrom } from '../quiz-ages.ts'

/** Hotel features that editors can choose, as `facet:value` of the search. */
const features = {
  'beach:firstLine': label('Plaża: przy samej plaży', 'Beach: first line'),
  'beach:upTo300': label('Plaża: do 300 m', 'Beach: up to 300 m'),
  'beach:upTo700': label('Plaża: do 700 m', 'Beach: up to 700 m'),
  'beach:sand': label('Plaża: piaszczysta', 'Beach: sand'),
  'beach:pebbles': label('Plaża: żwirowa', 'Beach: pebbles'),
  'board:AI': label('Wyżywienie: all inclusive', 'Board: all inclusive'),
  'board:UA': label('Wyżywienie: ultra all inclusive', 'Board: ultra all inclusive'),
  'board:FB': label('Wyżywienie: trzy posiłki', 'Board: full board'),
  'board:HB': label('Wyżywienie: dwa posiłki', 'Board: half board'),
  'board:BB': label('Wyżywienie: śniadania', 'Board: breakfast'),
  'board:RO': label('Wyżywienie: bez posiłków', 'Board: none'),
  'forWhom:families': label('Dla kogo: rodziny', 'For whom: families'),
  'forWhom:couples': label('Dla kogo: pary', 'For whom: couples'),
  'forWhom:adultsOnly': label('Dla kogo: tylko dorośli', 'For whom: adults only'),
  'forWhom:active': label('Dla kogo: aktywni', 'For whom: active'),
  'forWhom:quiet': label('Dla kogo: szukający spokoju', 'For whom: quiet'),
  'forWhom:seniors': label('Dla kogo: seniorzy', 'For whom: seniors'),
  'forWhom:friends': label('Dla kogo: przyjaciele', 'For whom: friends'),
  'facilities:pool': label('Hotel: basen', 'Hotel: pool'),
  'facilities:waterSlides': label('Hotel: zjeżdżalnie', 'Hotel: water slides'),
  'facilities:spa': label('Hotel: spa', 'Hotel: spa'),
  'facilities:kidsClub': label('Hotel: klub dla dzieci', 'Hotel: kids club'),
  'facilities:entertainment': label('Hotel: animacje', 'Hotel: entertainment'),
  'facilities:diving': label('Hotel: nurkowanie', 'Hotel: diving'),
  'facilities:bikes': label('Hotel: rowery', 'Hotel: bikes'),
  'location:centre': label('Położenie: blisko centrum', 'Location: near the centre'),
  'location:outskirts': label('Położenie: z dala od zgiełku', 'Location: away from the bustle'),
  'minHotelCategory:3': label('Gwiazdki: co najmniej 3', 'Stars: at least 3'),
  'minHotelCategory:4': label('Gwiazdki: co najmniej 4', 'Stars: at least 4'),
  'minHotelCategory:5': label('Gwiazdki: 5', 'Stars: 5'),
}

const monthNames = [
  ...['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec'],
  ...['lipiec', 'sierpień', 'wrzesień', 'październik', 'listopad', 'grudzień'],
]

const number = (name: string, text: ReturnType<typeof label>, least: number, most: number): NumberField => ({
  name,
  type: 'number',
  label: text,
  validate: wholeNumber(least, most),
  admin: { width: '33%' },
})

/** What an answer means, for editors of the quiz. An empty field means that the answer does not decide it. */
export const quizRuleFields: Field[] = [
  {
    type: 'row',
    fields: [
      number('adults', label('Kto jedzie: dorośli', 'Who travels: adults'), 1, 8),
      {
        name: 'childAges',
        type: 'text',
        label: label('Kto jedzie: wiek dzieci, po przecinku', 'Who travels: ages of children, by commas'),
        admin: { width: '33%', placeholder: '4, 9' },
        validate: (value: string | null | undefined, { req }: { req: Parameters<typeof say>[0] }) =>
          agesFrom(value) !== null ||
          say(
            req,
            'Podaj wiek każdego dziecka w latach, od 0 do 17, na przykład: 4, 9.',
            'Give the age of every child in years, 0 to 17, for instance: 4, 9.',
          ),
      },
      number('budget', label('Najwyżej złotych za osobę', 'At most złoty a person'), 100, 100_000),
    ],
  },
  {
    name: 'months',
    type: 'select',
    hasMany: true,
    label: label('Wyjazd w miesiącach', 'Leaves in the months'),
    options: monthNames.map((name, month) => ({ value: String(month + 1), label: label(name, name) })),
  },
  nightsFields,
  {
    type: 'row',
    fields: [
      number('airFrom', label('W dzień co najmniej °C', 'By day at least °C'), -20, 50),
      number('airTo', label('W dzień najwyżej °C', 'By day at most °C'), -20, 50),
      number('seaFrom', label('Woda co najmniej °C', 'Water at least °C'), 0, 40),
    ],
  },
  {
    name: 'tripType',
    type: 'select',
    label: label('Rodzaj podróży', 'Trip type'),
    options: tripTypeOptions.filter(({ value }) => holidayTypes.some((type) => type === value)),
  },
  codesField(
    'destinations',
    label('Tylko te kierunki (kody)', 'Only these destinations (codes)'),
    searchLimits.destinations,
  ),
  {
    name: 'features',
    type: 'select',
    hasMany: true,
    label: label('Cechy hotelu', 'Features of the hotel'),
    options: Object.entries(features).map(([value, name]) => ({ value, label: name })),
  },
]
