import type { PictureSource } from '@wojaz/pictures/server'
import { drawingVersion, paintScene } from './paint-scene.ts'
import { parseScene, type Scene } from './scene.ts'

/** The scenes for the shop's default pictures. */
const defaults: Readonly<Record<string, Scene>> = {
  hotel: { kind: 'resort', style: 'spanish', light: 'morning', seed: 'hotel' },
  place: { kind: 'aerial', style: 'greek', light: 'noon', seed: 'flight' },
  poster: { kind: 'coast', style: 'greek', light: 'golden', seed: 'wojaz' },
  specimen: { kind: 'coast', style: 'greek', light: 'golden', seed: 'gallery' },
  'upsell-flight-class': upsell('aerial', 'flightclass'),
  'upsell-seats': upsell('aerial', 'seats'),
  'upsell-luggage': upsell('lobby', 'luggage'),
  'upsell-transfer': upsell('coast', 'transfer'),
  'upsell-insurance': upsell('beach', 'insurance'),
  'upsell-flex': upsell('harbour', 'flex'),
  'upsell-parking': upsell('city', 'parking'),
  'upsell-assistance': upsell('lobby', 'assistance'),
  'upsell-facultative-trips': upsell('old-town', 'facultativetrips'),
}

/** The picture source of the demo: `PICTURE_SOURCES` names this module. */
export const pictureSource: PictureSource = {
  version: drawingVersion,
  find(name) {
    const [, wanted = ''] = /^default\/([a-z-]+)\.jpg$/.exec(name) ?? []
    const scene = Object.hasOwn(defaults, wanted) ? defaults[wanted] : sceneOf(name)
    return scene ? () => paintScene(scene) : null
  },
}

function sceneOf(name: string): Scene | undefined {
  const scene = parseScene(`/file/${name}`)
  return scene.ok ? scene.value : undefined
}

function upsell(kind: Scene['kind'], seed: string): Scene {
  return { kind, style: 'greek', light: 'golden', seed }
}
