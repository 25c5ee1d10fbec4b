import type { Tile } from '@wojaz/content'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { TileLabel } from './tile-label.tsx'

const sizes = '(min-width: 1200px) 360px, (min-width: 992px) 31vw, (min-width: 576px) 47vw, 94vw'

/** Tiles like printed posters: a picture in a white margin, its name below. */
export function PictureTiles({ items }: { items: Tile[] }) {
  const columns = items.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 lg:gap-6 ${columns}`}>
      {items.map((tile) => (
        <li
          key={tile.label}
          data-track="tile"
          className="group relative flex flex-col rounded-card bg-paper-raised p-2.5 shadow-raised transition-shadow duration-200 hover:shadow-floating"
        >
          <div className="relative">
            <div className="overflow-hidden rounded-[calc(var(--radius-card)-0.625rem)] bg-paper-sunk">
              {tile.picture ? (
                <Image
                  {...tile.picture}
                  sizes={sizes}
                  ratio={1}
                  className="aspect-[4/3] w-full object-cover transition-transform duration-500 ease-settle group-hover:scale-[1.03] sm:aspect-square"
                />
              ) : (
                <div className="aspect-[4/3] sm:aspect-square" />
              )}
            </div>
            {tile.badge ? (
              <p className="notch notch-small pb-1 pl-2.5 pr-4 pt-2 text-title font-black tracking-tight">
                {tile.badge}
              </p>
            ) : null}
          </div>
          <div className="flex flex-1 items-start justify-between gap-3 px-2.5 pb-2 pt-3.5">
            <div className="min-w-0">
              <TileLabel tile={tile} className="text-title" />
              {tile.text ? <p className="mt-1 text-small text-ink-soft">{tile.text}</p> : null}
            </div>
            {tile.url ? (
              <Icon
                name="arrowRight"
                className="mt-1 text-accent transition-transform duration-200 group-hover:translate-x-1"
              />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
