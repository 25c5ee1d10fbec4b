import type { Logger } from 'pino'
import { type MapStyle, type ReadJson, readMapStyle } from './read-map-style.ts'

export interface MapStyles {
  /** Null: none is configured, or it is not loaded yet. Guests then see our own map. */
  current(): MapStyle | null
  /** The origins it loads from, for the Content-Security-Policy. */
  origins(): readonly string[]
  /** Loads the style, with retries until it succeeds. */
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

/** The style of `MAP_STYLE_URL`. The shop starts without waiting for it; a fault is logged once. */
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
