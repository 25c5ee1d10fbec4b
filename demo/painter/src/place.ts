import type { Sky } from './light.ts'
import { afar } from './places-afar.ts'
import { mediterranean } from './places-mediterranean.ts'
import { inWinter, north } from './places-north.ts'
import type { Random } from './random.ts'
import type { SceneStyle } from './scene.ts'

export type Roof = 'flat' | 'gable' | 'hip' | 'dome' | 'chalet' | 'pagoda' | 'thatch' | 'steep'
export type Opening = 'plain' | 'arch' | 'shutters'
export type Landmark =
  | 'blue-dome'
  | 'minaret'
  | 'campanile'
  | 'bell-gable'
  | 'lighthouse'
  | 'pagoda'
  | 'kasbah'
  | 'tower'
  | 'spire'
  | 'wooden-church'
export type Tree =
  | 'palm'
  | 'pine'
  | 'cypress'
  | 'broad'
  | 'spruce'
  | 'olive'
  | 'acacia'
  | 'cactus'
  | 'birch'
  | 'banana'
export type Boat = 'sail' | 'fishing' | 'gulet' | 'lateen' | 'longtail' | 'motor' | 'rowing'
export type Frame = 'palm' | 'bougainvillea' | 'pine' | 'olive' | 'leaves' | 'spruce' | 'birch'
export type Relief = 'hills' | 'cliffs' | 'peaks' | 'low' | 'volcano' | 'karst'

/** The colours and shapes of a part of the world. Surface colours are those at noon. */
export interface Place {
  skies: readonly Sky[]
  walls: readonly string[]
  /** Doors, shutters, parasols, boats. */
  accents: readonly string[]
  roofs: readonly string[]
  roofShapes: readonly Roof[]
  opening: Opening
  landmark: Landmark
  /** Far, middle, at the shore. */
  sea: readonly [string, string, string]
  sand: string
  rock: string
  /** Green land: far and near. */
  land: readonly [string, string]
  leaf: string
  flower: string
  trees: readonly Tree[]
  frames: readonly Frame[]
  boats: readonly Boat[]
  relief: Relief
  parasol: 'canvas' | 'thatch'
  wood: string
  /** The view from windows, if it is not the sea. */
  outlook?: 'mountains' | 'town'
  /** Under snow: roofs, ground and trees. */
  isSnowy?: true
  dish: 'mezze' | 'pasta' | 'paella' | 'curry' | 'fish' | 'tagine' | 'pierogi' | 'fruit'
}

/** Lighthouses are built on headlands; a town has a church instead. */
export function townLandmark(place: Place): Landmark {
  return place.landmark === 'lighthouse' ? 'spire' : place.landmark
}

const places: Record<SceneStyle, Place> = {
  ...mediterranean,
  ...afar,
  ...north,
  alpinewinter: inWinter(north.alpine),
  tatrawinter: inWinter(north.tatra),
}

/** White walls under blue domes are typical of the Cyclades; most of Greece has tiles and a bell tower. */
const mainland: Place = {
  ...mediterranean.greek,
  walls: ['#fbf6ea', '#f7ead2', '#ffffff', '#f3e2c4'],
  roofs: ['#c8704a', '#b9603e', '#d08257'],
  roofShapes: ['hip', 'gable', 'flat', 'hip'],
  landmark: 'campanile',
}

/** How often a picture of Greece is one of the Cyclades. */
const cycladic = 0.2

export function placeOf(style: SceneStyle, random: Random): Place {
  return style === 'greek' && !random.chance(cycladic) ? mainland : places[style]
}
