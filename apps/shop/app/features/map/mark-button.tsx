import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type Cluster, markWidth } from './cluster-marks.ts'
import type { MapSize, Point } from './map-view.ts'

interface MarkButtonProps {
  cluster: Cluster
  /** In pixels of the map. */
  at: Point
  size: MapSize
  /** The number of letters of a place's name. Hotels show no name. */
  letters: number
  highlighted: string | null
  onHighlight: (id: string | null) => void
  onPress: () => void
}

const edge = 6

/** A price on the map. A cluster shows its number and lowest price. */
export function MarkButton({
  cluster,
  at,
  size,
  letters,
  highlighted,
  onHighlight,
  onPress,
}: MarkButtonProps) {
  const { t } = useTranslation()
  const { marks, price } = cluster
  const [first] = marks
  // Marks outside the map are not rendered, so that Tab does not stop at invisible prices.
  if (!first || at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return null
  const isAlone = marks.length === 1
  const isLit = marks.some(({ id }) => id === highlighted)
  const money = formatMoney(price)
  // A mark near the edge is moved inwards, so that it is not cut off.
  const reach = markWidth(first.name, isAlone ? letters : 0) / 2 + edge
  const x = Math.max(reach, Math.min(size.width - reach, at.x))
  const light = () => onHighlight(isAlone ? first.id : null)
  return (
    <button
      type="button"
      data-mark={first.id}
      data-lit={isLit || undefined}
      aria-label={
        isAlone
          ? t('map.mark', { name: first.name, price: money })
          : t(letters > 0 ? 'map.places' : 'map.cluster', { count: marks.length, price: money })
      }
      onClick={onPress}
      onPointerEnter={light}
      onPointerLeave={() => onHighlight(null)}
      onFocus={light}
      onBlur={() => onHighlight(null)}
      // A double click on a mark must not zoom.
      onDoubleClick={(event) => event.stopPropagation()}
      style={{ transform: `translate(${x}px, ${at.y}px) translate(-50%, -50%)` }}
      className={`group/mark absolute left-0 top-0 inline-flex min-h-8 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-round border-2 border-paper-raised px-2.5 text-fine font-bold shadow-raised hover:z-20 hover:bg-accent hover:text-on-accent focus-visible:z-20 data-[lit]:z-10 data-[lit]:bg-accent data-[lit]:text-on-accent ${isAlone ? 'bg-paper-raised text-ink' : 'bg-sea text-on-sea'}`}
    >
      {isAlone ? null : (
        // A highlighted mark is white on red. A lighter red behind the number would lower the contrast.
        <span className="rounded-round bg-on-sea/20 px-1.5 text-[0.75rem] group-hover/mark:bg-ink/30 group-data-[lit]/mark:bg-ink/30">
          {marks.length}
        </span>
      )}
      {isAlone && letters > 0 ? (
        <span className="font-normal">
          {first.name.length > letters ? `${first.name.slice(0, letters).trimEnd()}…` : first.name}
        </span>
      ) : null}
      {money}
    </button>
  )
}
