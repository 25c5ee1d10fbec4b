/** The canvas all scenes are composed for; crops keep its middle. */
export const W = 1200
export const H = 800

export type Point = readonly [number, number]

/**
 * One decimal is a tenth of a pixel at full size: enough, and it halves the drawing. It is built from whole numbers, because
 * formatting a fraction takes four times as long, and a drawing has thousands.
 */
export function n(value: number): string {
  const tenths = Math.round(value * 10)
  const size = Math.abs(tenths)
  const decimal = size % 10
  if (decimal === 0) return String(tenths / 10)
  return `${tenths < 0 ? '-' : ''}${Math.floor(size / 10) || ''}.${decimal}`
}

export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')
}

export function polygon(list: readonly Point[]): string {
  return `M${points(list)}Z`
}

export function fill(d: string, colour: string, more = ''): string {
  return `<path d="${d}" fill="${colour}"${extra(more, 'fill')}/>`
}

export function stroke(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${extra(more, 'stroke')}/>`
}

export function rect(x: number, y: number, w: number, h: number, colour: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${colour}"${extra(more, 'fill')}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, colour: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour}"${extra(more, 'fill')}/>`
}

function group(content: string, more: string): string {
  return content && `<g ${more}>${content}</g>`
}

export function at(content: string, x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  return group(content, `transform="translate(${n(x)},${n(y)}) scale(${round3(scaleX)},${round3(scaleY)})"`)
}

/** A smooth line through the points (Catmull-Rom as cubics), without the leading M. */
export function through(list: readonly Point[]): string {
  let d = `${n(list[0]?.[0] ?? 0)} ${n(list[0]?.[1] ?? 0)}`
  for (let i = 0; i < list.length - 1; i++) {
    const p1 = list[i] as Point
    const p2 = list[i + 1] as Point
    const p0 = list[i - 1] ?? p1
    const p3 = list[i + 2] ?? p2
    d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  }
  return d
}

/** A flat pointed sliver: a glint on water, a streak of cloud. */
export function lens(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  return `M${n(x - half)} ${n(y)}q${n(half)} ${n(-height)} ${n(width)} 0q${n(-half)} ${n(height)} ${n(-width)} 0z`
}

/** Equal round spots as one path: a line of almost no length with round caps is the shortest way to write a circle. */
export function dots(centres: readonly Point[], r: number, colour: string, more = ''): string {
  return stroke(
    centres.map(([x, y]) => `M${n(x)} ${n(y)}h.1`).join(''),
    colour,
    2 * r,
    `stroke-linecap="round"${more && ` ${more}`}`,
  )
}

/** A round spot as part of a path, so that many of one colour are one element. */
export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`
}

/** The outline of overlapping circles above a flat base: clouds, bushes, tree crowns. */
export function envelope(
  circles: readonly { x: number; y: number; r: number }[],
  base: number,
  step = 6,
  samples = 34,
): Point[] {
  const left = Math.min(...circles.map((c) => c.x - c.r))
  const right = Math.max(...circles.map((c) => c.x + c.r))
  const outline: Point[] = [[left, base]]
  const stride = Math.max(step, (right - left) / samples)
  for (let x = left + stride / 2; x < right; x += stride) {
    let top = base
    for (const c of circles) {
      const dx = x - c.x
      if (Math.abs(dx) < c.r) top = Math.min(top, c.y - Math.sqrt(c.r * c.r - dx * dx))
    }
    outline.push([x, top])
  }
  outline.push([right, base])
  return outline
}

/** `opacity` makes the renderer use a separate canvas, 2-4 ms each; `fill-opacity` costs nothing. */
function extra(more: string, paint: 'fill' | 'stroke'): string {
  return more && ` ${more.replace(/(^| )opacity=/, `$1${paint}-opacity=`)}`
}

function round3(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
