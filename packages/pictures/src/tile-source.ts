/** Pictures of the world in squares, as a tile service gives them. */
export interface TileSource {
  /** With {z}, {x} and {y}. */
  template: string
  /** Pixels of a square on the screen. */
  size: number
  most: number
  /** What the service wants to be said, without markup. */
  credit: string
  /** Rows from the south on, as TMS does. */
  countsFromSouth?: boolean
}

const usual = { size: 256, most: 19 }

/** A template of addresses says it all by itself. */
export function isTemplate(url: string): boolean {
  const plain = decodeURI(url)
  return ['{z}', '{x}', '{y}'].every((gap) => plain.includes(gap))
}

export function sourceOfTemplate(url: string): TileSource {
  return { ...usual, template: decodeURI(url), credit: '' }
}

/** A source of pictures, or the address of the TileJSON that describes it. */
export type TileAddress = { source: TileSource } | { tileJson: string }

/**
 * Of a style document, its first source with pictures; a TileJSON is such a source itself. Null: it has none. Vectors are none: drawing
 * them takes a library that our map does without.
 */
export function readTileSource(document: unknown, address: string): TileAddress | null {
  const { sources } = Object(document) as { sources?: unknown }
  const all = sources ? Object.values(Object(sources)).map(Object) : [Object(document)]
  for (const one of all) {
    if (sources && one.type !== 'raster') continue
    const template = pictureTemplate(one, address)
    // A style that says nothing means large squares, a TileJSON the usual ones.
    if (template) return { source: sourceOf(one, template, sources ? 512 : usual.size) }
    if (sources && typeof one.url === 'string') return { tileJson: new URL(one.url, address).href }
  }
  return null
}

interface SaidSource {
  tiles?: unknown
  tileSize?: unknown
  maxzoom?: unknown
  attribution?: unknown
  scheme?: unknown
  format?: unknown
  vector_layers?: unknown
}

function sourceOf(said: SaidSource, template: string, size: number): TileSource {
  return {
    template,
    size: numberOr(said.tileSize, size),
    most: numberOr(said.maxzoom, usual.most),
    credit: String(said.attribution ?? '').replace(/<[^>]*>/g, ''),
    ...(said.scheme === 'tms' && { countsFromSouth: true }),
  }
}

function pictureTemplate(said: SaidSource, address: string): string | null {
  const [first] = Array.isArray(said.tiles) ? said.tiles : []
  if (typeof first !== 'string' || said.vector_layers || said.format === 'pbf') return null
  const template = decodeURI(new URL(first, address).href)
  const isVectors = /\.(pbf|mvt)(\?|$)/.test(template)
  return isTemplate(template) && !isVectors ? template : null
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' && value > 0 ? value : otherwise
}
