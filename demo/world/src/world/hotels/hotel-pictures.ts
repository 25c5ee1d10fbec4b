import { type SceneKind, type SceneLight, type SceneStyle, sceneUrl } from '@wojaz/demo-painter'
import { at, Dice } from '../dice.ts'
import type { HotelPicture } from './hotel-content.ts'
import type { HotelPlan } from './hotel-plan.ts'

/** Pictures in lists look best by day; one hotel in ten is shown after sunset. */
const coverLights: readonly SceneLight[] = [
  'noon',
  'golden',
  'morning',
  'noon',
  'morning',
  'golden',
  'noon',
  'dusk',
  'morning',
  'golden',
]
const daylight: readonly SceneLight[] = ['morning', 'noon', 'golden', 'noon']

/**
 * Ten pictures. The first shows the hotel or the main attraction; neighbouring hotels begin with another view in another light.
 */
export function hotelPictures(hotel: HotelPlan): HotelPicture[] {
  const dice = new Dice('pictures', hotel.code)
  const { covers, outside } = viewsOf(hotel)
  const cover = at(covers, hotel.ordinal)
  const [first, second, third, fourth, last] = rotated(
    outside.filter((kind) => kind !== cover),
    hotel.ordinal,
  )
  const kinds = [
    cover,
    first,
    second,
    third,
    'room',
    fourth ?? cover,
    'plate',
    'lobby',
    hotel.airport === null ? (last ?? cover) : 'aerial',
    hotel.facilities.includes('spa') ? 'spa' : 'room',
  ].filter((kind): kind is SceneKind => kind !== undefined)
  // At most one evening picture per album.
  const evening = dice.pick([1, 2, 3, 5])
  return kinds.map((kind, index) => {
    const light = index === 0 ? at(coverLights, hotel.ordinal + dice.whole(0, 2)) : dice.pick(daylight)
    const seed = `${hotel.code.toLowerCase()}${index}`
    const scene = { kind, style: styleOf(hotel), seed }
    const isEvening = index === evening && !isInside(kind)
    return {
      url: sceneUrl({ ...scene, light: isInside(kind) ? indoorLight(dice) : isEvening ? 'dusk' : light }),
      kind,
    }
  })
}

export function roomPicture(hotel: HotelPlan, roomIndex: number): string {
  return sceneUrl({
    kind: 'room',
    style: styleOf(hotel),
    light: at(['morning', 'noon'], roomIndex),
    seed: `${hotel.code.toLowerCase()}r${roomIndex}`,
  })
}

/** In place of a piste map: the same picture for all hotels of a resort. */
export function slopeImageUrl(hotel: HotelPlan): string {
  const seed = hotel.spot.resortCode.toLowerCase()
  return sceneUrl({ kind: 'snow', style: styleOf(hotel), light: 'morning', seed })
}

/** Ski hotels show snow, also through the windows. */
function styleOf({ trip, spot }: HotelPlan): SceneStyle {
  const style = spot.region.style ?? spot.country.style
  if (trip !== 'NR') return style
  return style === 'tatra' ? 'tatrawinter' : 'alpinewinter'
}

function isInside(kind: SceneKind): boolean {
  return kind === 'room' || kind === 'plate' || kind === 'lobby' || kind === 'spa'
}

function indoorLight(dice: Dice): SceneLight {
  return dice.pick(['morning', 'noon'])
}

function rotated(kinds: readonly SceneKind[], by: number): SceneKind[] {
  return kinds.map((_, index) => at(kinds, by + index))
}

interface Views {
  covers: readonly SceneKind[]
  outside: readonly SceneKind[]
}

function viewsOf({ trip, spot, facts }: HotelPlan): Views {
  const { region, country } = spot
  if (trip === 'NR')
    return { covers: ['snow', 'resort', 'mountains'], outside: ['snow', 'resort', 'mountains', 'snow'] }
  if (trip === 'WO') return toured(country.style)
  switch (region.nature) {
    case 'mountains':
      return {
        covers: ['mountains', 'resort', 'lake'],
        outside: ['mountains', 'resort', 'countryside', 'lake', 'old-town'],
      }
    case 'lake':
      return {
        covers: ['lake', 'resort', 'harbour'],
        outside: ['lake', 'resort', 'harbour', 'countryside', 'beach'],
      }
    case 'city':
      return {
        covers: ['city', 'resort', 'old-town'],
        outside: ['city', 'old-town', 'resort', 'countryside', 'city'],
      }
    case 'sea':
      return seaside(country.style, facts.pools > 0)
  }
}

function seaside(style: SceneStyle, hasPool: boolean): Views {
  const pool: SceneKind = hasPool ? 'pool' : 'beach'
  switch (style) {
    // By the Red Sea and the Gulf there is desert behind the hotels, and there are no towns on cliffs.
    case 'egyptian':
    case 'arabic':
      return { covers: ['resort', pool, 'beach'], outside: ['resort', pool, 'beach', 'desert', 'old-town'] }
    case 'caribbean':
    case 'asian':
      return {
        covers: ['beach', 'resort', pool, 'tropics'],
        outside: ['beach', 'resort', pool, 'tropics', 'coast', 'harbour'],
      }
    case 'african':
      return { covers: ['beach', 'resort', pool], outside: ['beach', 'resort', pool, 'savanna', 'coast'] }
    default:
      return {
        covers: ['resort', pool, 'coast', 'beach'],
        outside: ['resort', pool, 'coast', 'beach', 'old-town', 'harbour'],
      }
  }
}

/** The sights of a round trip. */
function toured(style: SceneStyle): Views {
  const local: SceneKind =
    style === 'african'
      ? 'savanna'
      : style === 'egyptian' || style === 'arabic' || style === 'moroccan'
        ? 'desert'
        : style === 'asian' || style === 'caribbean'
          ? 'tropics'
          : 'countryside'
  return {
    covers: [local, 'old-town', 'coast', 'city', 'harbour'],
    outside: ['old-town', local, 'city', 'coast', 'harbour', 'countryside'],
  }
}
