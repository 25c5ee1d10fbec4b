import { mix, multiply } from './colour.ts'
import { type Light, lights, type Sky } from './light.ts'
import { n, W } from './path.ts'
import { type Place, placeOf } from './place.ts'
import { Random } from './random.ts'
import type { Scene } from './scene.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** What every part of a drawing needs: randomness, the light, the colours of the place, shared definitions. */
export class Stage {
  readonly random: Random
  readonly light: Light
  readonly place: Place
  readonly sky: Sky
  /** Position of the sun or moon. Every shadow falls to the other side. */
  readonly sunX: number
  readonly sunSide: -1 | 1
  readonly haze: string
  #defs: string[] = []
  #count = 0
  /** A cache: a drawing uses the same few surfaces thousands of times. */
  readonly #colours = new Map<string, string>()

  constructor(readonly scene: Scene) {
    this.random = new Random(`${scene.kind}.${scene.style}.${scene.light}.${scene.seed}`)
    this.place = placeOf(scene.style, this.random.fork('face'))
    this.light = this.place.isSnowy ? overSnow(lights[scene.light]) : lights[scene.light]
    const air = this.random.fork('air')
    this.sky = air.pick(this.light.skies.length > 0 ? this.light.skies : this.place.skies)
    this.sunSide = air.side()
    this.sunX = W / 2 + this.sunSide * air.between(110, 380)
    this.haze = mix(this.sky[3], this.sky[2], 0.35)
  }

  get isDark(): boolean {
    return this.light.name === 'night' || this.light.name === 'dusk'
  }

  /** A surface in the sun; `depth` 0 is near, 1 at the horizon. */
  tone(colour: string, depth = 0): string {
    return this.between(colour, 0, depth)
  }

  /** The same surface turned away from the sun. */
  shade(colour: string, depth = 0): string {
    return this.between(colour, 1, depth)
  }

  /** Shade of a given strength: 0 in the sun, 1 fully turned away. */
  between(colour: string, shade: number, depth = 0): string {
    const key = `${colour} ${shade} ${depth}`
    const known = this.#colours.get(key)
    if (known) return known
    const struck =
      shade === 1
        ? this.light.fill
        : shade === 0
          ? this.light.key
          : mix(this.light.key, this.light.fill, shade)
    const seen = mix(multiply(colour, struck), this.haze, depth * this.light.haze)
    this.#colours.set(key, seen)
    return seen
  }

  /** The dark colour of a cast shadow, drawn over anything with an opacity. */
  get shadow(): string {
    return mix(multiply('#3a3f66', this.light.fill), '#101430', 0.25)
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, space: 'box' | 'canvas' = 'box'): string {
    const units = space === 'canvas' ? ' gradientUnits="userSpaceOnUse"' : ''
    const frame = `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"${units}`
    return this.#paint(`linearGradient`, frame, stops)
  }

  radial(stops: readonly Stop[], centre?: { x: number; y: number; r: number }): string {
    const frame = centre
      ? `cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(centre.r)}" gradientUnits="userSpaceOnUse"`
      : ''
    return this.#paint(`radialGradient`, frame, stops)
  }

  /** Defines a part that `show` can show several times. */
  keep(content: string): string {
    const id = this.#id()
    this.#defs.push(`<g id="${id}">${content}</g>`)
    return id
  }

  show(id: string, x: number, y: number, scaleX = 1, scaleY = scaleX, more = ''): string {
    const scale = `${Math.round(scaleX * 1000) / 1000},${Math.round(scaleY * 1000) / 1000}`
    return `<use href="#${id}" transform="translate(${n(x)},${n(y)}) scale(${scale})"${more && ` ${more}`}/>`
  }

  /** Everything outside the path is cut off. */
  clip(d: string, content: string): string {
    const id = this.#id()
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  get defs(): string {
    return this.#defs.join('')
  }

  #paint(element: string, frame: string, stops: readonly Stop[]): string {
    const id = this.#id()
    const inner = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`,
      )
      .join('')
    this.#defs.push(`<${element} id="${id}" ${frame}>${inner}</${element}>`)
    return `url(#${id})`
  }

  #id(): string {
    this.#count += 1
    return `p${this.#count.toString(36)}`
  }
}

/** Snow stays white in any light: a low sun only warms it, and its shade is blue. */
function overSnow(light: Light): Light {
  return { ...light, key: mix(light.key, '#ffffff', 0.6), fill: mix(light.fill, '#9db4e2', 0.55) }
}
