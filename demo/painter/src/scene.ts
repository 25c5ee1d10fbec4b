import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'

/** The subject of the picture. */
export const sceneKinds = [
  'coast',
  'beach',
  'pool',
  'resort',
  'old-town',
  'harbour',
  'desert',
  'mountains',
  'snow',
  'lake',
  'city',
  'tropics',
  'countryside',
  'savanna',
  'room',
  'lobby',
  'plate',
  'spa',
  'aerial',
] as const

/** The region whose houses, plants and colours it shows. */
export const sceneStyles = [
  'greek',
  'turkish',
  'egyptian',
  'canary',
  'spanish',
  'italian',
  'croatian',
  'caribbean',
  'asian',
  'arabic',
  'alpine',
  'tatra',
  'bohemian',
  'alpinewinter',
  'tatrawinter',
  'baltic',
  'nordic',
  'portuguese',
  'moroccan',
  'african',
] as const

export const sceneLights = ['morning', 'noon', 'golden', 'dusk', 'night'] as const

export type SceneKind = (typeof sceneKinds)[number]
export type SceneStyle = (typeof sceneStyles)[number]
export type SceneLight = (typeof sceneLights)[number]

/** A picture in four words: the same words always give the same drawing. */
export interface Scene {
  kind: SceneKind
  style: SceneStyle
  light: SceneLight
  /** 1 to 16 small letters and digits; varies the composition. */
  seed: string
}

const address = /^\/(?:file|scale)\/scenes\/([a-z-]+)\.([a-z]+)\.([a-z]+)\.([a-z0-9]{1,16})\.jpg$/

/** `/file/scenes/coast.greek.golden.k3f9a2.jpg` */
export function sceneUrl({ kind, style, light, seed }: Scene): string {
  const url = `/file/scenes/${kind}.${style}.${light}.${seed}.jpg`
  if (!parseScene(url).ok) throw new RangeError(`Not a scene: ${url}`)
  return url
}

/** The inverse of `sceneUrl`; the address below `/scale/` names the same scene. */
export function parseScene(path: string): Outcome<Scene, { code: 'unknown-scene' }> {
  const [, kind, style, light, seed] = address.exec(path) ?? []
  if (!isOneOf(sceneKinds, kind) || !isOneOf(sceneStyles, style) || !isOneOf(sceneLights, light) || !seed) {
    return refused({ code: 'unknown-scene' })
  }
  return accepted({ kind, style, light, seed })
}

function isOneOf<T extends string>(words: readonly T[], word: string | undefined): word is T {
  return (words as readonly (string | undefined)[]).includes(word)
}
