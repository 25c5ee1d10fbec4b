import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type Cluster, markWidth } from './cluster-marks.ts'
import type { MapSize, Point } from './map-view.ts'

interface MarkButtonProps {
  cluster: Cluster
  /** In pixels of the map. */
  at: Point
  size: MapSize
  /** Of the name of a place; hotels say none. */
  letters: number
  highlighted: string | null
  onHighlight: (id: string | null) => void
  onPress: () => void
}

const edge = 6

/** A price on the map; several that lie together say how many they are and from what price. */
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
  // What is out of sight is not there: nobody tabs through prices that cannot be seen.
  if (!first || at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) return null
  const isAlone = marks.length === 1
  const isLit = marks.some(({ id }) => id === highlighted)
  const money = formatMoney(price)
  // What lies near the edge is written beside its place rather than over the edge.
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
      // Twice in a hurry is no wish to come nearer.
      onDoubleClick={(event) => event.stopPropagation()}
      style={{ transform: `translate(${x}px, ${at.y}px) translate(-50%, -50%)` }}
      className={`group/mark absolute left-0 top-0 inline-flex min-h-8 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-round border-2 border-paper-raised px-2.5 text-fine font-bold shadow-raised hover:z-20 hover:bg-accent hover:text-on-accent focus-visible:z-20 data-[lit]:z-10 data-[lit]:bg-accent data-[lit]:text-on-accent ${isAlone ? 'bg-paper-raised text-ink' : 'bg-sea text-on-sea'}`}
    >
      {isAlone ? null : (
        // Lit, it is white on red: a lighter red behind the number would take away what makes it readable.
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
