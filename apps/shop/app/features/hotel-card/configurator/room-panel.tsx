import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { usePartyWords } from '../../offer-cards/offer-cards.ts'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'
import type { RoomChoiceView } from '../room-choice-view.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { OptionList } from './option-list.tsx'
import { useChoiceLink } from './use-card-step.ts'

/** Rooms for the people of one room at a time, with the current board. The page lists more rooms below. */
export function RoomPanel({
  choice,
  chosen: { offer, url },
}: {
  choice: RoomChoiceView
  chosen: ChosenOffer
}) {
  const { t } = useTranslation()
  const linkOf = useChoiceLink()
  const partyWords = usePartyWords()
  const { occupancies, editing, rooms } = choice
  const edited = occupancies[editing]
  const options = rooms.flatMap(({ code, name, boards }) => {
    const same = boards.find(({ boardCode }) => boardCode === edited?.boardCode)
    return same ? [{ ...same, value: code, label: name, changes: [] }] : []
  })
  const isOne = occupancies.length === 1
  const more = editing > 0 ? { room: String(editing + 1) } : undefined
  return (
    <ChoicePanel
      icon="bed"
      name={t('hotelCard.config.room')}
      title={offer.occupancies.map(({ roomName }) => roomName).join(' + ')}
    >
      {isOne ? null : (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {occupancies.map((occupancy, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
            <li key={at}>
              <Link
                {...linkOf(url, { total: offer.quote.total, more: { room: String(at + 1) } })}
                aria-current={at === editing ? 'true' : undefined}
                className="block rounded-small border border-line-strong px-3 py-2 hover:border-accent aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea"
              >
                <span className="block font-medium">{t('hotelCard.party.room', { room: at + 1 })}</span>
                {partyWords(occupancy)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 ? (
        <OptionList
          label={isOne ? t('hotelCard.config.room') : t('hotelCard.party.room', { room: editing + 1 })}
          options={options}
          total={offer.quote.total}
          more={more}
        />
      ) : null}
      <p className="pt-2">
        <a href={`#${sectionIds.rooms}`} className="text-accent underline decoration-1 underline-offset-4">
          {t('hotelCard.config.seeRooms')}
        </a>
      </p>
    </ChoicePanel>
  )
}
