import type { AttractionWish } from './attraction-address.ts'
import { AttractionCard } from './attraction-card.tsx'
import type { AttractionCardView } from './attraction-view.ts'

interface AttractionGridProps {
  attractions: readonly AttractionCardView[]
  wish?: AttractionWish
  level?: 2 | 3
  /** Three columns, for a grid beside filters. */
  isNarrow?: boolean
  /** The first card is above the fold, so its picture loads first. */
  leads?: boolean
}

export function AttractionGrid({ attractions, wish, level, isNarrow, leads = false }: AttractionGridProps) {
  const columns = isNarrow ? 'min-[75rem]:grid-cols-3' : 'lg:grid-cols-4'
  return (
    <ul className={`grid gap-4 sm:grid-cols-2 lg:gap-6 ${columns}`}>
      {attractions.map((attraction, position) => (
        <li key={attraction.number}>
          <AttractionCard
            attraction={attraction}
            wish={wish}
            level={level}
            priority={leads && position === 0}
          />
        </li>
      ))}
    </ul>
  )
}
