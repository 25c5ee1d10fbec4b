import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { usePartyWords } from '../../offer-cards/offer-cards.ts'
import type { RoomHints } from '../room-choice-view.ts'
import { PriceDifference } from './price-difference.tsx'
import { useChoiceLink } from './use-card-step.ts'

/** Other ways to put the same people into rooms. */
export function RoomHintList({ hints: { items }, total }: { hints: RoomHints; total: number }) {
  const { t } = useTranslation()
  const linkOf = useChoiceLink()
  const partyWords = usePartyWords()
  if (items.length === 0)
    return <p className="mt-1 text-small text-ink-soft">{t('hotelCard.room.noHints')}</p>
  return (
    <ul className="mt-2 grid gap-1 text-small">
      {items.map(({ url, rooms, total: other }) => (
        <li key={url}>
          <Link
            {...linkOf(url, { total: other })}
            className="flex min-h-11 items-center justify-between gap-4 rounded-small px-3 py-2 -outline-offset-3 hover:bg-paper-raised"
          >
            <span>
              {rooms.map((room, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
                <span key={at} className="block">
                  <strong className="font-medium">{room.roomName}</strong>{' '}
                  <span className="text-ink-soft">({partyWords(room)})</span>
                </span>
              ))}
            </span>
            <PriceDifference by={other - total} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
