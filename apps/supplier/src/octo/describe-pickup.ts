import type { Option, PickupPoint, Product } from '../catalogue/product.ts'
import type { Language, Six } from '../catalogue/six.ts'
import { localIso } from '../local-time.ts'

const directions: Six = {
  pl: 'Kierowca wchodzi do recepcji i pyta o gości po nazwisku.',
  cs: 'Řidič přijde na recepci a zeptá se na hosty podle jména.',
  ro: 'Șoferul intră la recepție și întreabă de oaspeți după nume.',
  hu: 'A sofőr a recepción név szerint keresi a vendégeket.',
  uk: 'Водій заходить на рецепцію й питає гостей за прізвищем.',
  en: 'The driver comes to the reception and asks for guests by name.',
}

/** A pickup point; with a time only if the start of the trip is known. */
export function describePickupPoint(
  { place }: Product,
  point: PickupPoint,
  language: Language,
  start: number | null,
) {
  return {
    id: point.id,
    name: point.name[language],
    directions: directions[language],
    address: `${point.name[language]}, ${place.names[language]}`,
    latitude: point.latitude,
    longitude: point.longitude,
    googlePlaceId: null,
    street: null,
    postalCode: null,
    locality: null,
    region: place.names[language],
    state: null,
    country: place.country,
    localDateTime: start === null ? null : localIso(place.timeZone, start - point.minutesBefore * 60_000),
    localDateTimeTo:
      start === null ? null : localIso(place.timeZone, start - (point.minutesBefore - 10) * 60_000),
  }
}

export function describePickups(
  product: Product,
  { pickup }: Option,
  language: Language,
  start: number | null,
) {
  return {
    pickupAvailable: pickup !== null,
    pickupRequired: pickup?.isRequired ?? false,
    pickupPoints: (pickup?.points ?? []).map((point) => describePickupPoint(product, point, language, start)),
  }
}
