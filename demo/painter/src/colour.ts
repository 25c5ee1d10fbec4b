/** Colours are `#rrggbb`. Mixing happens in OKLab, where half-way between two colours looks half-way. */
type Triple = [number, number, number]

export function mix(from: string, to: string, share: number): string {
  const t = Math.min(1, Math.max(0, share))
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return fromLab([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t])
}

/** The colour of a surface under coloured light. */
export function multiply(surface: string, light: string): string {
  const s = channels(surface)
  const l = channels(light)
  return hex([s[0] * l[0], s[1] * l[1], s[2] * l[2]])
}

export function lighten(colour: string, amount: number): string {
  return mix(colour, '#ffffff', amount)
}

export function darken(colour: string, amount: number): string {
  const [l, a, b] = toLab(colour)
  return fromLab([l * (1 - amount), a * (1 - amount * 0.4), b * (1 - amount * 0.4)])
}

function channels(colour: string): Triple {
  const value = Number.parseInt(colour.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

function hex(rgb: Triple): string {
  const bytes = rgb.map((c) => Math.round(Math.min(1, Math.max(0, c)) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function toLab(colour: string): Triple {
  const [r, g, b] = channels(colour).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  ) as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return hex(
    rgb.map((c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(0, c) ** (1 / 2.4) - 0.055)) as Triple,
  )
}
