/** A MapLibre style document, and the origins it loads from. */
export interface MapStyle {
  document: Named
  origins: string[]
}

export type ReadJson = (url: string) => Promise<unknown>
type Named = Record<string, unknown>

/**
 * `MAP_STYLE_URL` may be a style document, a TileJSON of raster tiles or a URL template: each becomes a style document. URLs are
 * made absolute and a source's TileJSON is inlined, so that the Content-Security-Policy can list every origin.
 */
export async function readMapStyle(address: string, read: ReadJson): Promise<MapStyle> {
  if (isTemplate(address)) return ofPictures({ tiles: [decodeURI(address)], tileSize: 256 }, address)
  const named = asNamed(await read(address))
  if (Array.isArray(named.tiles)) return ofPictures({ tileSize: 256, ...named }, address)
  if (!Array.isArray(named.layers)) throw new Error('no style document, TileJSON or template of tiles')
  return ofDocument(named, address, read)
}

/** Raster tiles need one layer only. Vector tiles without a style are refused, because they have no colours. */
function ofPictures(tileJson: Named, address: string): MapStyle {
  const pictures: Named = { type: 'raster', ...tilesOf(tileJson, address) }
  const isVectors = tileJson.vector_layers || tileJson.format === 'pbf'
  if (isVectors || /\.(pbf|mvt)(\?|$)/.test(String(asList(pictures.tiles)[0])))
    throw new Error('vector tiles without the style document that says how to draw them')
  const layers = [{ id: 'pictures', type: 'raster', source: 'pictures' }]
  return { document: { version: 8, sources: { pictures }, layers }, origins: originsOf([pictures]) }
}

async function ofDocument(style: Named, address: string, read: ReadJson): Promise<MapStyle> {
  const sources: Record<string, Named> = {}
  for (const [name, source] of Object.entries(asNamed(style.sources)))
    sources[name] = await described(asNamed(source), address, read)
  const { sprite, glyphs } = style
  const symbols: Named = {}
  if (typeof glyphs === 'string') symbols.glyphs = whole(glyphs, address)
  if (typeof sprite === 'string') symbols.sprite = whole(sprite, address)
  if (Array.isArray(sprite)) symbols.sprite = sprite.map((one) => withWhole(asNamed(one), 'url', address))
  const origins = originsOf([...Object.values(sources), symbols, ...asList(symbols.sprite).map(asNamed)])
  return { document: { ...style, ...symbols, sources }, origins }
}

/** A source may refer to a TileJSON for its tile URLs. */
async function described(source: Named, address: string, read: ReadJson): Promise<Named> {
  const { url, ...own } = source
  const isTiled = source.type === 'vector' || String(source.type).startsWith('raster')
  if (typeof url !== 'string' || !isTiled)
    return { ...withWhole(withWhole(source, 'url', address), 'data', address), ...tilesOf(source, address) }
  const tileJson = whole(url, address)
  return { ...tilesOf(asNamed(await read(tileJson)), tileJson), ...own }
}

/** The TileJSON fields to copy into the source. */
const said = ['minzoom', 'maxzoom', 'attribution', 'bounds', 'scheme', 'tileSize', 'encoding']

function tilesOf(tileJson: Named, address: string): Named {
  const facts = Object.fromEntries(
    said.filter((name) => name in tileJson).map((name) => [name, tileJson[name]]),
  )
  const tiles = asList(tileJson.tiles).map((tile) => whole(String(tile), address).replace('{r}', ''))
  return tiles.length > 0 ? { tiles, ...facts } : facts
}

function originsOf(parts: readonly Named[]): string[] {
  const named = parts.flatMap(({ url, data, glyphs, sprite, tiles }) => [
    url,
    data,
    glyphs,
    sprite,
    ...asList(tiles),
  ])
  const addresses = named.filter((one): one is string => typeof one === 'string')
  const strange = addresses.find((one) => !/^https?:/.test(one))
  if (strange) throw new Error(`${new URL(strange).protocol} addresses are not loaded`)
  return [...new Set(addresses.map((one) => new URL(one).origin))]
}

/** Makes a URL absolute without escaping the braces of a template. */
function whole(url: string, address: string): string {
  return new URL(url, address).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

function withWhole(part: Named, name: string, address: string): Named {
  const url = part[name]
  return typeof url === 'string' ? { ...part, [name]: whole(url, address) } : part
}

function isTemplate(url: string): boolean {
  const plain = decodeURI(url)
  return ['{z}', '{x}', '{y}'].every((gap) => plain.includes(gap))
}

function asNamed(value: unknown): Named {
  return Object(value) as Named
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
