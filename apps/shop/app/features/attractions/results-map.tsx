import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type MapLook, type MapMark, PriceMap, viewOfPoints } from '../map/map.ts'
import { AttractionCard } from './attraction-card.tsx'
import type { ResultsView } from './attraction-view.ts'

const mostCards = 3

/** A mark with the lowest price for each attraction that was found. A press shows its card. */
export default function ResultsMap({ view: { attractions, search } }: { view: ResultsView }) {
  const { t } = useTranslation()
  const marks = useMemo(
    () =>
      attractions.flatMap(({ number, title, priceFrom, at }): MapMark[] =>
        at && priceFrom !== null ? [{ id: String(number), name: title, price: priceFrom, ...at }] : [],
      ),
    [attractions],
  )
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const [opened, setOpened] = useState<readonly MapMark[]>([])
  const shown = attractions.filter(({ number }) => opened.some(({ id }) => id === String(number)))
  return (
    <PriceMap
      marks={marks}
      look={useCallback<MapLook>((size) => viewOfPoints(marks, size), [marks])}
      highlighted={highlighted}
      onHighlight={setHighlighted}
      onOpen={setOpened}
    >
      {shown.length > 0 ? (
        <div className="absolute inset-x-3 bottom-3 grid max-h-[70%] gap-3 overflow-y-auto sm:right-auto sm:w-72">
          <button
            type="button"
            aria-label={t('attractions.results.close')}
            onClick={() => setOpened([])}
            className="sticky top-0 z-10 ml-auto grid size-11 cursor-pointer place-items-center rounded-control bg-paper-raised text-title font-bold shadow-raised"
          >
            <span aria-hidden="true">×</span>
          </button>
          {shown.slice(0, mostCards).map((attraction) => (
            <AttractionCard key={attraction.number} attraction={attraction} wish={search} level={2} />
          ))}
        </div>
      ) : null}
    </PriceMap>
  )
}
