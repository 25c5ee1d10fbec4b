import { isTemplate, readTileSource, sourceOfTemplate, type TileSource } from '@wojaz/pictures'
import { useEffect, useState } from 'react'
import type { MapSize, MapView } from './map-view.ts'
import { tilesInView } from './tiles-in-view.ts'

interface TileLayerProps {
  source: TileSource
  view: MapView
  size: MapSize
}

/** The pictures of a tile service; where one does not come, our own map shows through. */
export function TileLayer({ source, view, size }: TileLayerProps) {
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0">
        {tilesInView(source, view, size).map(({ url, left, top, size: side }) => (
          <img
            key={url}
            src={url}
            alt=""
            draggable={false}
            width={Math.ceil(side)}
            height={Math.ceil(side)}
            style={{ transform: `translate(${left}px, ${top}px)` }}
            className="absolute left-0 top-0 max-w-none"
          />
        ))}
      </div>
      {source.credit === '' ? null : (
        <p className="pointer-events-none absolute bottom-0 right-0 z-10 bg-paper-raised/80 px-2 text-[0.75rem] text-ink-soft">
          {source.credit}
        </p>
      )}
    </>
  )
}

/** Null: there is no service, or not yet, or it has no pictures. */
export function useTileSource(styleUrl: string | null): TileSource | null {
  const [source, setSource] = useState<TileSource | null>(null)
  useEffect(() => {
    if (styleUrl === null) return
    if (isTemplate(styleUrl)) return setSource(sourceOfTemplate(styleUrl))
    const leaving = new AbortController()
    askTileSource(styleUrl, leaving.signal).then(setSource, () => undefined)
    return () => leaving.abort()
  }, [styleUrl])
  return source
}

/** A style may leave it to a TileJSON of its own to say where the pictures are. */
async function askTileSource(address: string, signal: AbortSignal): Promise<TileSource | null> {
  const found = readTileSource(await askDocument(address, signal), address)
  if (!found || 'source' in found) return found?.source ?? null
  const described = readTileSource(await askDocument(found.tileJson, signal), found.tileJson)
  return described && 'source' in described ? described.source : null
}

async function askDocument(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal, credentials: 'omit' })
  return answer.json()
}
