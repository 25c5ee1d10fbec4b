import type { Tile } from '@wojaz/content'
import { Icon } from '../../ui/icon.tsx'
import { TileLabel } from './tile-label.tsx'

/** Short promises of the shop, side by side on a sunken band. */
export function FactTiles({ items }: { items: Tile[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-7 rounded-poster bg-paper-sunk px-5 py-7 sm:grid-cols-2 sm:px-8 sm:py-9 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {items.map((tile) => (
        <li key={tile.label} data-track="tile" className="relative flex gap-4 lg:block">
          {tile.icon ? (
            <span className="grid size-12 shrink-0 place-items-center rounded-round bg-paper-raised text-accent">
              <Icon name={tile.icon} />
            </span>
          ) : null}
          <div className="min-w-0 lg:mt-4">
            <TileLabel tile={tile} className="text-title leading-snug" />
            {tile.text ? <p className="mt-1 text-small text-ink-soft">{tile.text}</p> : null}
            {tile.badge ? <p className="mt-1 text-small font-bold text-accent">{tile.badge}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
