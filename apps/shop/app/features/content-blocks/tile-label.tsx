import type { Tile } from '@wojaz/content'
import { ContentLink } from '../../ui/content-link.tsx'

/** One link per tile, stretched over the whole tile: a single Tab stop and a large target. */
export function TileLabel({ tile, className }: { tile: Tile; className: string }) {
  return (
    <h3 className={className}>
      {tile.url ? (
        <ContentLink url={tile.url} className="after:absolute after:inset-0 after:rounded-card">
          {tile.label}
        </ContentLink>
      ) : (
        tile.label
      )}
    </h3>
  )
}
