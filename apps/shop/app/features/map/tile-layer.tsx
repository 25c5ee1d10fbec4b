import { useEffect, useState } from 'react'
import type { MapSize, MapView } from './map-view.ts'
import { isTemplate, readTileSource, sourceOfTemplate, type TileSource, tilesInView } from './tile-source.ts'

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
    fetch(styleUrl, { signal: leaving.signal, credentials: 'omit' })
      .then((answer) => answer.json())
      .then(
        (document) => setSource(readTileSource(document)),
        () => undefined,
      )
    return () => leaving.abort()
  }, [styleUrl])
  return source
}
