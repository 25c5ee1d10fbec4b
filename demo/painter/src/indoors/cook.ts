import { darken, lighten } from '../colour.ts'
import { disc, ellipse, fill, n, polygon, stroke } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage.ts'
import { indoor } from './furniture.ts'

/** Arranges ingredients on a round plate seen from above. */
export class Cook {
  constructor(
    readonly stage: Stage,
    readonly random: Random,
    readonly x: number,
    readonly y: number,
    readonly r: number,
  ) {}

  #c(colour: string, shade = 0): string {
    return indoor(this.stage, colour, shade)
  }

  #spot(reach: number): readonly [number, number] {
    const a = this.random.between(0, Math.PI * 2)
    const far = Math.sqrt(this.random.next()) * reach * this.r
    return [this.x + Math.cos(a) * far, this.y + Math.sin(a) * far]
  }

  /** Draws at scattered places, each with its shadow. */
  #scatter(count: number, reach: number, draw: (x: number, y: number, angle: number) => string): string {
    let out = ''
    for (let i = 0; i < count; i++) {
      const [px, py] = this.#spot(reach)
      out += draw(px, py, this.random.between(0, 360))
    }
    return out
  }

  pool(colour: string, size: number): string {
    const { x, y, r } = this
    return (
      ellipse(x, y, r * size, r * size, this.#c(darken(colour, 0.12), 0.2)) +
      ellipse(x + 3, y - 4, r * size * 0.94, r * size * 0.94, this.#c(colour))
    )
  }

  bed(colour: string, count: number, reach: number): string {
    return this.#scatter(
      count,
      reach,
      (px, py, a) =>
        `<path d="${leafPath(this.r * 0.36, 0.5)}" fill="${this.#c(this.random.chance(0.5) ? colour : darken(colour, 0.14), 0.1)}" transform="translate(${n(px)},${n(py)}) rotate(${n(a)})"/>`,
    )
  }

  leaves(colour: string, count: number): string {
    return this.#scatter(
      count,
      0.72,
      (px, py, a) =>
        `<path d="${leafPath(this.r * 0.2, 0.42)}" fill="${this.#c(colour, this.random.between(0, 0.3))}" transform="translate(${n(px)},${n(py)}) rotate(${n(a)})"/>`,
    )
  }

  wedges(skin: string, flesh: string, count: number): string {
    const s = this.r * 0.24
    return this.#scatter(
      count,
      0.66,
      (px, py, a) =>
        `<g transform="translate(${n(px)},${n(py)}) rotate(${n(a)})">${fill(`M${n(-s)} 0a${n(s)} ${n(s)} 0 0 0 ${n(2 * s)} 0z`, this.#c(skin, 0.1))}${fill(`M${n(-s * 0.84)} 0a${n(s * 0.84)} ${n(s * 0.8)} 0 0 0 ${n(s * 1.68)} 0z`, this.#c(flesh))}</g>`,
    )
  }

  rounds(flesh: string, rim: string, count: number, size: number): string {
    const s = this.r * size
    return this.#scatter(
      count,
      0.68,
      (px, py) =>
        ellipse(px - 3, py + 5, s, s, this.stage.shadow, 'opacity=".2"') +
        ellipse(px, py, s, s, this.#c(darken(rim, 0.08))) +
        ellipse(px, py, s * 0.86, s * 0.86, this.#c(flesh)) +
        stroke(disc(px, py, s * 0.5), this.#c(rim), s * 0.07, 'stroke-dasharray="4 5"'),
    )
  }

  rings(colour: string, count: number): string {
    return this.#scatter(
      count,
      0.62,
      (px, py) =>
        stroke(disc(px, py, this.r * this.random.between(0.1, 0.16)), this.#c(lighten(colour, 0.2)), 5) +
        stroke(disc(px, py, this.r * 0.08), this.#c('#f6e8f0'), 3),
    )
  }

  cubes(colour: string, count: number): string {
    const s = this.r * 0.17
    return this.#scatter(
      count,
      0.5,
      (px, py, a) =>
        `<g transform="translate(${n(px)},${n(py)}) rotate(${n(a)})">${fill(
          polygon([
            [-s / 2, -s / 2],
            [s / 2, -s / 2],
            [s / 2 + 6, s / 2 + 6],
            [-s / 2 + 6, s / 2 + 6],
          ]),
          this.#c(colour, 0.7),
        )}${fill(
          polygon([
            [-s / 2, -s / 2],
            [s / 2, -s / 2],
            [s / 2, s / 2],
            [-s / 2, s / 2],
          ]),
          this.#c(colour),
        )}</g>`,
    )
  }

  balls(colour: string, count: number, size: number): string {
    const s = this.r * size
    return this.#scatter(
      count,
      0.7,
      (px, py) =>
        ellipse(px - 3, py + 4, s, s, this.stage.shadow, 'opacity=".25"') +
        ellipse(px, py, s, s, this.#c(colour, 0.1)) +
        ellipse(
          px + this.stage.sunSide * s * 0.3,
          py - s * 0.35,
          s * 0.3,
          s * 0.24,
          '#ffffff',
          'opacity=".55"',
        ),
    )
  }

  grains(colour: string, count: number): string {
    let d = ''
    for (let i = 0; i < count; i++) {
      const [px, py] = this.#spot(0.9)
      const a = this.random.between(0, 3)
      d += `M${n(px)} ${n(py)}l${n(Math.cos(a) * 9)} ${n(Math.sin(a) * 9)}`
    }
    return stroke(d, this.#c(colour), 5, 'stroke-linecap="round"')
  }

  grainBed(colour: string): string {
    return (
      this.pool(colour, 0.92) +
      fill(
        Array.from({ length: 80 }, () => disc(...this.#spot(0.88), this.random.between(2, 4))).join(''),
        this.#c(lighten(colour, 0.35)),
      ) +
      fill(
        Array.from({ length: 50 }, () => disc(...this.#spot(0.88), this.random.between(2, 3.4))).join(''),
        this.#c(darken(colour, 0.18)),
      )
    )
  }

  halfRice(): string {
    const { x, y, r } = this
    return (
      fill(
        `M${n(x - r * 0.62)} ${n(y + r * 0.7)}A${n(r * 0.94)} ${n(r * 0.94)} 0 0 1 ${n(x - r * 0.5)} ${n(y - r * 0.8)}Q${n(x - r * 0.1)} ${n(y)} ${n(x - r * 0.62)} ${n(y + r * 0.7)}Z`,
        this.#c('#fffdf4', 0.1),
      ) +
      stroke(
        Array.from(
          { length: 36 },
          () =>
            `M${n(x - r * this.random.between(0.34, 0.8))} ${n(y + r * this.random.between(-0.5, 0.5))}l5 4`,
        ).join(''),
        this.#c('#e4dcc8', 0.1),
        4,
        'stroke-linecap="round"',
      )
    )
  }

  prawns(count: number): string {
    const s = this.r * 0.17
    return this.#scatter(count, 0.56, (_x, _y, a) => {
      const [px, py] = this.#spot(0.6)
      return `<g transform="translate(${n(px)},${n(py)}) rotate(${n(a)})">${stroke(`M${n(-s)} ${n(s * 0.6)}A${n(s)} ${n(s)} 0 1 1 ${n(s * 0.8)} ${n(s * 0.5)}`, this.#c('#f08a5a', 0.05), s * 0.62, 'stroke-linecap="round"')}${stroke(`M${n(-s)} ${n(s * 0.6)}A${n(s)} ${n(s)} 0 1 1 ${n(s * 0.8)} ${n(s * 0.5)}`, this.#c('#ffc49a'), s * 0.22, 'stroke-dasharray="6 7"')}</g>`
    })
  }

  strips(colour: string, count: number): string {
    const s = this.r * 0.26
    return this.#scatter(
      count,
      0.7,
      (px, py, a) =>
        `<path d="M${n(-s / 2)} 0Q0 ${n(-s * 0.4)} ${n(s / 2)} 0" fill="none" stroke="${this.#c(colour)}" stroke-width="${n(s * 0.24)}" stroke-linecap="round" transform="translate(${n(px)},${n(py)}) rotate(${n(a)})"/>`,
    )
  }

  lemons(count: number, colour = '#f4d23a'): string {
    const s = this.r * 0.2
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + 0.6
      const [px, py] = [this.x + Math.cos(a) * this.r * 0.78, this.y + Math.sin(a) * this.r * 0.78]
      out += `<g transform="translate(${n(px)},${n(py)}) rotate(${n((a * 180) / Math.PI + 90)})">${fill(`M${n(-s)} 0a${n(s)} ${n(s)} 0 0 0 ${n(2 * s)} 0z`, this.#c(colour))}${fill(`M${n(-s * 0.8)} 3a${n(s * 0.8)} ${n(s * 0.8)} 0 0 0 ${n(s * 1.6)} 0z`, this.#c(lighten(colour, 0.55)))}${stroke(`M0 4V${n(s * 0.76)}M0 4L${n(s * 0.55)} ${n(s * 0.5)}M0 4L${n(-s * 0.55)} ${n(s * 0.5)}`, this.#c(colour), 3)}</g>`
    }
    return out
  }

  noodles(colour: string, count: number): string {
    const { x, y, r, random } = this
    let d = ''
    for (let i = 0; i < count; i++) {
      const rr = r * (0.12 + (0.6 * i) / count)
      const a = random.between(0, 6.3)
      d += `M${n(x + Math.cos(a) * rr)} ${n(y + Math.sin(a) * rr)}A${n(rr)} ${n(rr * random.between(0.86, 1.1))} 0 1 1 ${n(x + Math.cos(a + 5) * rr)} ${n(y + Math.sin(a + 5) * rr)}`
    }
    return (
      stroke(d, this.#c(darken(colour, 0.22), 0.1), 9, 'stroke-linecap="round"') +
      stroke(d, this.#c(colour), 6, 'stroke-linecap="round"')
    )
  }

  flakes(colour: string, count: number): string {
    return fill(
      Array.from({ length: count }, () => {
        const [px, py] = this.#spot(0.7)
        const s = this.random.between(3, 8)
        return polygon([
          [px, py],
          [px + s, py + 2],
          [px + s * 0.4, py + s],
        ])
      }).join(''),
      this.#c(colour),
    )
  }

  fish(): string {
    const { x, y, r } = this
    const side = this.random.side()
    const d = `M${n(-r * 0.72)} 0Q${n(-r * 0.3)} ${n(-r * 0.36)} ${n(r * 0.3)} ${n(-r * 0.1)}L${n(r * 0.72)} ${n(-r * 0.3)}Q${n(r * 0.6)} 0 ${n(r * 0.72)} ${n(r * 0.3)}L${n(r * 0.3)} ${n(r * 0.1)}Q${n(-r * 0.3)} ${n(r * 0.36)} ${n(-r * 0.72)} 0Z`
    const grill = [-0.34, -0.18, -0.02, 0.14]
      .map((t) => `M${n(r * t)} ${n(-r * 0.17)}l${n(r * 0.1)} ${n(r * 0.34)}`)
      .join('')
    return `<g transform="translate(${n(x)},${n(y)}) rotate(${-18 * side}) scale(${side},1)">${fill(d, this.stage.shadow, 'opacity=".25" transform="translate(-5,9)"')}${fill(d, this.#c('#b8b4a4', 0.05))}${fill(`M${n(-r * 0.72)} 0Q${n(-r * 0.3)} ${n(-r * 0.36)} ${n(r * 0.3)} ${n(-r * 0.1)}L${n(r * 0.2)} 0Q${n(-r * 0.3)} ${n(-r * 0.1)} ${n(-r * 0.72)} 0Z`, this.#c('#8a8f98', 0.2))}${stroke(grill, this.#c('#5a4030', 0.2), 7, 'stroke-linecap="round" opacity=".7"')}${ellipse(-r * 0.56, -r * 0.05, 7, 7, this.#c('#fffaf0'))}${ellipse(-r * 0.56, -r * 0.05, 4, 4, this.#c('#2a2a2a'))}</g>`
  }

  potatoes(count: number): string {
    const s = this.r * 0.13
    return this.#scatter(
      count,
      0.74,
      (px, py) =>
        ellipse(px - 3, py + 5, s * 1.2, s, this.stage.shadow, 'opacity=".22"') +
        ellipse(px, py, s * 1.2, s, this.#c('#e6bc62', 0.08)) +
        ellipse(px + 4, py - 4, s * 0.7, s * 0.5, this.#c('#f6d88e'), 'opacity=".7"'),
    )
  }

  chunks(colour: string, count: number): string {
    const s = this.r * 0.17
    return this.#scatter(
      count,
      0.56,
      (px, py, a) =>
        `<g transform="translate(${n(px)},${n(py)}) rotate(${n(a)})"><rect x="${n(-s * 0.7)}" y="${n(-s * 0.4)}" width="${n(s * 1.5)}" height="${n(s)}" rx="${n(s * 0.35)}" fill="${this.#c(darken(colour, 0.2), 0.2)}"/><rect x="${n(-s * 0.75)}" y="${n(-s * 0.5)}" width="${n(s * 1.5)}" height="${n(s * 0.9)}" rx="${n(s * 0.35)}" fill="${this.#c(colour)}"/></g>`,
    )
  }

  pierogi(count: number): string {
    const { x, y, r } = this
    const s = r * 0.27
    let out = ''
    for (let i = 0; i < count; i++) {
      const a = i === count - 1 ? 0 : (i / (count - 1)) * Math.PI * 2
      const far = i === count - 1 ? 0 : r * 0.62
      const crimp = Array.from({ length: 7 }, (_, k) => {
        const t = Math.PI * (0.08 + (0.84 * k) / 6)
        return disc(-Math.cos(t) * s, Math.sin(t) * s * 0.82, s * 0.12)
      }).join('')
      out += `<g transform="translate(${n(x + Math.cos(a) * far)},${n(y + Math.sin(a) * far)}) rotate(${n((a * 180) / Math.PI - 90)})">${ellipse(-4, s * 0.5, s * 1.05, s * 0.62, this.stage.shadow, 'opacity=".22"')}${fill(crimp, this.#c('#dcb878', 0.15))}${fill(`M${n(-s)} 0a${n(s)} ${n(s * 0.86)} 0 0 0 ${n(2 * s)} 0q${n(-s)} ${n(-s * 0.3)} ${n(-2 * s)} 0z`, this.#c('#f0d698', 0.05))}${ellipse(s * 0.2, s * 0.2, s * 0.4, s * 0.18, '#ffffff', 'opacity=".5"')}</g>`
    }
    return out
  }
}

function leafPath(length: number, wide: number): string {
  const w = length * wide
  return `M0 0Q${n(length * 0.5)} ${n(-w)} ${n(length)} 0Q${n(length * 0.5)} ${n(w)} 0 0Z`
}
