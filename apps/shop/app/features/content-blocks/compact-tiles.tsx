import type { Tile } from '@wojaz/content'
import { Image } from '../../ui/image.tsx'
import { TileLabel } from './tile-label.tsx'

/** A list with a small picture in each line. */
export function CompactTiles({ items }: { items: Tile[] }) {
  // Four in rows of three would leave one alone.
  const columns = items.length === 4 ? '' : 'lg:grid-cols-3'
  return (
    <ul className={`grid gap-x-8 gap-y-1 md:grid-cols-2 ${columns}`}>
      {items.map((tile) => (
        <li
          key={tile.label}
          data-track="tile"
          className="group relative -mx-2.5 flex items-center gap-4 rounded-card p-2.5 transition-colors hover:bg-paper-sunk"
        >
          {tile.picture ? (
            <Image
              {...tile.picture}
              sizes="96px"
              ratio={1}
              className="size-22 shrink-0 rounded-control object-cover sm:size-24"
            />
          ) : null}
          <div className="min-w-0">
            <TileLabel tile={tile} className="text-title leading-snug group-hover:text-accent" />
            {tile.text ? <p className="mt-0.5 text-small text-ink-soft">{tile.text}</p> : null}
            {tile.badge ? <p className="mt-1 text-small font-bold text-accent">{tile.badge}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
