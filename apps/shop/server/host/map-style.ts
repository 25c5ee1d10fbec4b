import { isTemplate, readTileSource } from '@wojaz/pictures'

const answerLimit = 5_000

/**
 * Why guests will see our own map although a tile service is named; null: its pictures are drawn. Said once at the start, to whoever set
 * the variable: on the page a map that is not drawn looks as if none had been named.
 */
export async function mapStyleTrouble(
  address: string,
  read: (url: string) => Promise<unknown> = readJson,
): Promise<string | null> {
  try {
    if (isTemplate(address)) return /\.(pbf|mvt)(\?|$)/.test(address) ? vectors : null
    const named = readTileSource(await read(address), address)
    if (!named) return vectors
    const described = 'source' in named ? named : readTileSource(await read(named.tileJson), named.tileJson)
    if (!described || !('source' in described)) return vectors
    const { origin } = new URL(described.source.template, address)
    return origin === new URL(address).origin
      ? null
      : `MAP_STYLE_URL names pictures of ${origin}, another origin than its own, which pages may not load: guests see our own map.`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `MAP_STYLE_URL cannot be read (${reason}): guests see our own map until it answers.`
  }
}

const vectors =
  'MAP_STYLE_URL names a style of vectors alone, which is not drawn: guests see our own map. Name a style, a TileJSON or a template with raster tiles.'

async function readJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerLimit) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}
