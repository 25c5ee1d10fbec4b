import { type Cancellation, cancellations } from './cancellation.ts'
import { chance, pick } from './chance.ts'
import type { Kind } from './kinds/kind.ts'
import type { Place } from './places.ts'
import type { ContactField, Option, PickupPoint } from './product.ts'
import { asked } from './questions.ts'
import { type Six, six, withPlace } from './six.ts'
import { unitsOf } from './units.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const guides = ['pl', 'cs', 'ro', 'hu', 'uk', 'de'] as const

const titles = {
  standard: six('Standard', 'Standard', 'Standard', 'Alap', 'Стандарт', 'Standard'),
  polish: six(
    'Przewodnik w języku polskim',
    'Průvodce v polštině',
    'Ghid în limba polonă',
    'Lengyel nyelvű idegenvezetés',
    'Гід польською мовою',
    'Guide in Polish',
  ),
  english: six(
    'Przewodnik w języku angielskim',
    'Průvodce v angličtině',
    'Ghid în limba engleză',
    'Angol nyelvű idegenvezetés',
    'Гід англійською мовою',
    'Guide in English',
  ),
  car: six(
    'Samochód osobowy, do 3 osób',
    'Osobní vůz, až 3 osoby',
    'Autoturism, până la 3 persoane',
    'Személyautó, legfeljebb 3 fő',
    'Легковий автомобіль, до 3 осіб',
    'Car, up to 3 people',
  ),
  van: six(
    'Minivan, do 7 osób',
    'Minivan, až 7 osob',
    'Microbuz, până la 7 persoane',
    'Kisbusz, legfeljebb 7 fő',
    'Мінівен, до 7 осіб',
    'Minivan, up to 7 people',
  ),
}

/** The options of a product: the guide's language on a trip, the car of a transfer; otherwise one. */
export function optionsOf(seed: string, id: string, kind: Kind, place: Place): Option[] {
  const whole = optionOf(seed, id, kind, place)
  if (kind.isPricedByBooking)
    return [
      { ...whole, id: 'car', title: titles.car, maxUnits: 3 },
      {
        ...whole,
        id: 'van',
        title: titles.van,
        isDefault: false,
        price: Math.round(whole.price / 66.67) * 100,
      },
    ]
  if (kind.category !== 'excursion') return [whole]
  const polishDays = pick(
    [
      [2, 5],
      [1, 4],
      [3, 6],
      [2, 4, 6],
    ],
    seed,
    id,
    'polish',
  )
  return [
    { ...whole, id: 'en', title: titles.english, isDefault: false, languages: ['en'] },
    { ...whole, id: 'pl', title: titles.polish, languages: ['pl'], weekdays: polishDays },
  ].reverse()
}

function optionOf(seed: string, id: string, kind: Kind, place: Place): Option {
  const passport = kind.asksPassportIn?.includes(place.country) ? (['passport'] as const) : []
  return {
    id: 'standard',
    isDefault: true,
    title: titles.standard,
    startTimes: pick(kind.startTimes, seed, id, 'starts'),
    opening: kind.opening ? { from: kind.opening[0], to: kind.opening[1] } : null,
    weekdays: pick(kind.weekdays ?? [everyDay], seed, id, 'weekdays'),
    cancellation: cancellationOf(seed, id, kind),
    cutoffMinutes: kind.cutoffHours * 60,
    minUnits: 1,
    maxUnits: kind.maxUnits,
    capacity: kind.capacity && Math.ceil(kind.capacity * (0.7 + chance(seed, id, 'capacity') * 0.3)),
    languages: languagesOf(seed, id, kind),
    pickup:
      kind.pickup === 'none' ? null : { isRequired: kind.pickup === 'required', points: pickupPoints(place) },
    contactFields: contactFieldsOf(kind),
    questions: asked(...kind.asksBooking),
    units: unitsOf(kind.units, asked(...kind.asksPerson, ...passport)),
    price: priceOf(seed, id, kind, place),
  }
}

function cancellationOf(seed: string, id: string, kind: Kind): Cancellation {
  const allowed = kind.category === 'ticket' ? cancellations.slice(0, 1) : cancellations
  return pick(allowed, seed, id, 'cancellation')
}

function languagesOf(seed: string, id: string, { guide }: Kind): string[] {
  if (guide === null) return []
  const share = guide === 'RECORDED_AUDIO' ? 0.9 : 0.35
  return ['en', ...guides.filter((language) => chance(seed, id, 'speaks', language) < share)]
}

const contactFieldsOf = ({ category, pickup }: Kind): ContactField[] =>
  category === 'transfer' || pickup === 'required'
    ? ['firstName', 'lastName', 'emailAddress', 'phoneNumber']
    : ['firstName', 'lastName', 'emailAddress']

/** In grosze, rounded to złoty. */
function priceOf(seed: string, id: string, { price }: Kind, { level }: Place): number {
  const dear = Math.min(Math.max(level / 300, 0.7), 1.6)
  return Math.round(price * dear * (0.9 + chance(seed, id, 'price') / 4)) * 100
}

const hotels: Six = six(
  '{place}: przy recepcji hotelu',
  '{place}: u recepce hotelu',
  '{place}: la recepția hotelului',
  '{place}: a szálloda recepciójánál',
  '{place}: біля рецепції готелю',
  '{place}: at the hotel reception',
)

/** Pickup points by resort, the farthest first. */
function pickupPoints({ code, resorts }: Place): PickupPoint[] {
  return resorts.slice(0, 6).map((resort, index) => ({
    id: `${code}-P${index + 1}`,
    name: withPlace(hotels, resort.names),
    latitude: resort.latitude,
    longitude: resort.longitude,
    minutesBefore: 20 + 10 * index,
  }))
}
