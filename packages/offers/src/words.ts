import { type Locale, locales, type PluralForm, pluralForm } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import type { PriceRange } from '@wojaz/travel/search'
import {
  type AdditionalType,
  type BetterCabin,
  type DayPart,
  type TripType,
  tripTypeLabels,
} from '@wojaz/travel/trip'
import type { Names } from './store/catalogue.ts'

// Names that are not in the inventory because they follow from it: trip types and their kinds, parts of the day, lengths, stars,
// ratings, prices. In five languages, like the names in the catalogue.

type InEachLocale<Word> = Readonly<Record<Locale, Word>>
type Forms = Readonly<Partial<Record<PluralForm, string>>>

const tripTypes: Readonly<Record<TripType, InEachLocale<string>>> = {
  WS: {
    pl: tripTypeLabels.WS,
    cs: 'Dovolená letecky',
    ro: 'Vacanțe cu avionul',
    hu: 'Repülős nyaralás',
    uk: 'Відпустка літаком',
  },
  DW: {
    pl: tripTypeLabels.DW,
    cs: 'Dovolená autem',
    ro: 'Vacanțe cu mașina',
    hu: 'Autós nyaralás',
    uk: 'Відпустка автомобілем',
  },
  WO: {
    pl: tripTypeLabels.WO,
    cs: 'Poznávací zájezdy',
    ro: 'Circuite',
    hu: 'Körutazások',
    uk: 'Екскурсійні тури',
  },
  NR: { pl: tripTypeLabels.NR, cs: 'Lyže', ro: 'Schi', hu: 'Síelés', uk: 'Лижі' },
  CZ: {
    pl: tripTypeLabels.CZ,
    cs: 'Charterové lety',
    ro: 'Zboruri charter',
    hu: 'Charterjáratok',
    uk: 'Чартери',
  },
}

const kinds: Readonly<Record<AdditionalType, InEachLocale<string>>> = {
  LINEARFLIGHT: {
    pl: 'Loty rejsowe',
    cs: 'Pravidelné linky',
    ro: 'Zboruri de linie',
    hu: 'Menetrend szerinti járatok',
    uk: 'Регулярні рейси',
  },
  SKIBYPLANE: {
    pl: 'Narty samolotem',
    cs: 'Lyže letecky',
    ro: 'Schi cu avionul',
    hu: 'Síelés repülővel',
    uk: 'Лижі літаком',
  },
}

const partsOfTheDay: Readonly<Record<DayPart, InEachLocale<string>>> = {
  '00-06': { pl: 'W nocy', cs: 'V noci', ro: 'Noaptea', hu: 'Éjjel', uk: 'Уночі' },
  '06-12': { pl: 'Rano', cs: 'Dopoledne', ro: 'Dimineața', hu: 'Délelőtt', uk: 'Уранці' },
  '12-18': { pl: 'Po południu', cs: 'Odpoledne', ro: 'După-amiaza', hu: 'Délután', uk: 'Удень' },
  '18-24': { pl: 'Wieczorem', cs: 'Večer', ro: 'Seara', hu: 'Este', uk: 'Увечері' },
}

const flightFilters = {
  oneWay: {
    pl: 'W jedną stronę',
    cs: 'Jen tam',
    ro: 'Doar dus',
    hu: 'Csak oda',
    uk: 'В один бік',
  },
  checked: {
    pl: 'Walizka w cenie',
    cs: 'Kufr v ceně',
    ro: 'Valiză inclusă în preț',
    hu: 'Bőrönd az árban',
    uk: 'Валіза в ціні',
  },
} as const satisfies Record<string, InEachLocale<string>>

const economy: InEachLocale<string> = {
  pl: 'Ekonomiczna',
  cs: 'Ekonomická',
  ro: 'Economică',
  hu: 'Turista',
  uk: 'Економ',
}

/** The same names as in the checkout, where the class is added. */
const cabins: Record<BetterCabin, InEachLocale<string>> = {
  Comfort: { pl: 'Comfort', cs: 'Comfort', ro: 'Comfort', hu: 'Comfort', uk: 'Комфорт' },
  PremiumComfort: {
    pl: 'Premium Comfort',
    cs: 'Premium Comfort',
    ro: 'Premium Comfort',
    hu: 'Premium Comfort',
    uk: 'Преміум-комфорт',
  },
  Business: { pl: 'Biznes', cs: 'Business', ro: 'Business', hu: 'Business', uk: 'Бізнес' },
  Premium: { pl: 'Premium', cs: 'Premium', ro: 'Premium', hu: 'Premium', uk: 'Преміум' },
}

const nights: InEachLocale<Forms> = {
  pl: { one: 'noc', few: 'noce', many: 'nocy' },
  cs: { one: 'noc', few: 'noci', other: 'nocí' },
  ro: { one: 'noapte', few: 'nopți', other: 'de nopți' },
  hu: { other: 'éjszaka' },
  uk: { one: 'ніч', few: 'ночі', many: 'ночей' },
}

const stars: InEachLocale<Forms> = {
  pl: { one: 'gwiazdka', few: 'gwiazdki', many: 'gwiazdek' },
  cs: { one: 'hvězdička', few: 'hvězdičky', other: 'hvězdiček' },
  ro: { one: 'stea', few: 'stele', other: 'de stele' },
  hu: { other: 'csillag' },
  uk: { one: 'зірка', few: 'зірки', many: 'зірок' },
}

const orMore: InEachLocale<string> = {
  pl: 'i więcej',
  cs: 'a více',
  ro: 'sau mai multe',
  hu: 'vagy több',
  uk: 'і більше',
}

const rating: InEachLocale<(grade: string) => string> = {
  pl: (grade) => `Ocena ${grade} i więcej`,
  cs: (grade) => `Hodnocení ${grade} a více`,
  ro: (grade) => `Nota ${grade} sau mai mare`,
  hu: (grade) => `Értékelés: legalább ${grade}`,
  uk: (grade) => `Оцінка ${grade} і вище`,
}

const priceTypes = {
  personPrice: {
    pl: 'Cena za osobę',
    cs: 'Cena za osobu',
    ro: 'Preț pe persoană',
    hu: 'Ár személyenként',
    uk: 'Ціна за особу',
  },
  fullPrice: {
    pl: 'Cena za wszystkich',
    cs: 'Cena za všechny',
    ro: 'Preț pentru toți',
    hu: 'Ár mindenkinek',
    uk: 'Ціна за всіх',
  },
} as const satisfies Record<string, InEachLocale<string>>

const bounds: InEachLocale<{ from: string; to: string }> = {
  pl: { from: 'od', to: 'do' },
  cs: { from: 'od', to: 'do' },
  ro: { from: 'de la', to: 'până la' },
  hu: { from: 'legalább', to: 'legfeljebb' },
  uk: { from: 'від', to: 'до' },
}

export const tripTypeName = (tripType: TripType, locale: Locale): string => tripTypes[tripType][locale]

export const kindName = (kind: AdditionalType, locale: Locale): string => kinds[kind][locale]

/** 'Rano, 6–12'. */
export function dayPartName(part: DayPart, locale: Locale): string {
  return `${partsOfTheDay[part][locale]}, ${part.split('-').map(Number).join('–')}`
}

export const economyName = (locale: Locale): string => economy[locale]

export const cabinName = (cabin: BetterCabin, locale: Locale): string => cabins[cabin][locale]

export const flightFilterName = (value: keyof typeof flightFilters, locale: Locale): string =>
  flightFilters[value][locale]

export const priceTypeName = (type: keyof typeof priceTypes, locale: Locale): string =>
  priceTypes[type][locale]

/** '7 nocy', '5–8 nocy'. */
export function lengthName(from: number, to: number, locale: Locale): string {
  const number = from === to ? `${from}` : `${from}–${to}`
  return `${number} ${counted(nights, to, locale)}`
}

export function priceRangeName({ from, to }: PriceRange, locale: Locale): string {
  if (from !== null && to !== null) return `${formatMoney(from)} – ${formatMoney(to)}`
  if (from !== null) return `${bounds[locale].from} ${formatMoney(from)}`
  return `${bounds[locale].to} ${formatMoney(to ?? 0)}`
}

/** The maximum is five. */
export const atLeastStarsNames = (count: number): Names =>
  inEach((locale) => {
    const named = `${count} ${counted(stars, count, locale)}`
    return count < 5 ? `${named} ${orMore[locale]}` : named
  })

export const atLeastRatingNames = (grade: number): Names =>
  inEach((locale) => rating[locale](String(grade).replace('.', ',')))

function counted(words: InEachLocale<Forms>, count: number, locale: Locale): string {
  const forms = words[locale]
  return forms[pluralForm(locale, count)] ?? forms.other ?? ''
}

function inEach(name: (locale: Locale) => string): Names {
  return { pl: name('pl'), ...Object.fromEntries(locales.map((locale) => [locale, name(locale)])) }
}
