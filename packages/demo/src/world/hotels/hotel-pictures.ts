import { type SceneKind, type SceneLight, sceneUrl } from '@wojaz/pictures'
import { at, Dice } from '../dice.ts'
import type { HotelPicture } from './hotel-content.ts'
import type { HotelPlan } from './hotel-plan.ts'

const daylight: readonly SceneLight[] = ['morning', 'noon', 'golden', 'dusk']

/** Ten pictures, the house and its place first. Neighbours open with another kind of view. */
export function hotelPictures(hotel: HotelPlan): HotelPicture[] {
  const dice = new Dice('pictures', hotel.code)
  const { country, region } = hotel.spot
  const style = region.style ?? country.style
  const outside = outsideKinds(hotel)
  const turned = outside.map((_, index) => at(outside, hotel.ordinal + index))
  const inside: SceneKind[] = ['room', 'plate', 'lobby', hotel.facilities.includes('spa') ? 'spa' : 'room']
  const kinds = [
    ...turned.slice(0, 4),
    inside[0],
    turned[4],
    inside[1],
    inside[2],
    turned[5],
    inside[3],
  ].filter((kind): kind is SceneKind => kind !== undefined)
  return kinds.map((kind, index) => ({
    url: sceneUrl({
      kind,
      style,
      light: isInside(kind) ? dice.pick(['morning', 'noon']) : dice.pick(daylight),
      seed: `${hotel.code.toLowerCase()}${index}`,
    }),
    kind,
  }))
}

export function roomPicture(hotel: HotelPlan, roomIndex: number): string {
  const style = hotel.spot.region.style ?? hotel.spot.country.style
  return sceneUrl({
    kind: 'room',
    style,
    light: at(['morning', 'noon'], roomIndex),
    seed: `${hotel.code.toLowerCase()}r${roomIndex}`,
  })
}

/** The piste map's place: the same picture for all houses of a resort. */
export function slopeImageUrl({ spot }: HotelPlan): string {
  const style = spot.region.style ?? spot.country.style
  return sceneUrl({ kind: 'snow', style, light: 'morning', seed: spot.resortCode.toLowerCase() })
}

function isInside(kind: SceneKind): boolean {
  return kind === 'room' || kind === 'plate' || kind === 'lobby' || kind === 'spa'
}

function outsideKinds({ trip, spot, facts }: HotelPlan): SceneKind[] {
  const { region, country } = spot
  if (trip === 'NR') return ['snow', 'mountains', 'snow', 'resort', 'snow', 'aerial']
  if (trip === 'WO')
    return [
      'old-town',
      'coast',
      'city',
      'countryside',
      'harbour',
      country.style === 'african' ? 'savanna' : 'aerial',
    ]
  switch (region.nature) {
    case 'mountains':
      return ['mountains', 'resort', 'countryside', 'lake', 'mountains', 'aerial']
    case 'lake':
      return ['lake', 'resort', 'harbour', 'countryside', 'lake', 'aerial']
    case 'city':
      return ['city', 'old-town', 'resort', 'city', 'countryside', 'aerial']
    case 'sea':
      return seaside(country.style, facts.pools > 0)
  }
}

function seaside(style: string, hasPool: boolean): SceneKind[] {
  const local: SceneKind =
    style === 'egyptian' || style === 'arabic'
      ? 'desert'
      : style === 'caribbean' || style === 'asian'
        ? 'tropics'
        : style === 'african'
          ? 'savanna'
          : 'old-town'
  return ['resort', hasPool ? 'pool' : 'beach', 'coast', 'beach', local, 'aerial']
}
