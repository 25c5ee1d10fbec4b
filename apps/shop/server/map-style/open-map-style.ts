import type { Logger } from 'pino'
import { type MapStyle, type ReadJson, readMapStyle } from './read-map-style.ts'

export interface MapStyles {
  /** Null: none is named, or it could not be read yet. Guests then see our own map. */
  current(): MapStyle | null
  /** Where it loads from. */
  origins(): readonly string[]
  /** Reads it, and again until it answers. */
  start(): void
  close(): void
}

interface MapStyleOptions {
  address: string | null
  log: Pick<Logger, 'warn'>
  read?: ReadJson
}

const answerLimit = 5_000
const retryMs = 60_000

/** The style that `MAP_STYLE_URL` names. The start of the shop does not wait for it; what is wrong with it is said once in the log. */
export function openMapStyle({ address, log, read = readJson }: MapStyleOptions): MapStyles {
  let style: MapStyle | null = null
  let told = ''
  let again: NodeJS.Timeout | undefined
  const attempt = async (named: string) => {
    try {
      style = await readMapStyle(named, read)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== told) log.warn(`MAP_STYLE_URL cannot be drawn (${reason}): guests see our own map.`)
      told = reason
      again = setTimeout(attempt, retryMs, named).unref()
    }
  }
  return {
    current: () => style,
    origins: () => style?.origins ?? [],
    start: () => void (address && attempt(address)),
    close: () => clearTimeout(again),
  }
}

async function readJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(answerLimit) })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}
