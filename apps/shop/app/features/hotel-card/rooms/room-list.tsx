import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePartyWords } from '../../offer-cards/offer-cards.ts'
import { OptionList } from '../configurator/option-list.tsx'
import type { RoomChoiceView, RoomView } from '../room-choice-view.ts'
import { CardPicture } from '../sections/card-picture.tsx'
import { ShowMore } from '../sections/show-more.tsx'

interface RoomListProps {
  choice: RoomChoiceView
  /** The price of the chosen offer. Null: no offer. */
  total: number | null
}

/** More rooms than this are folded. The chosen one is always visible. */
const inSight = 2

/** Rooms of the hotel. If there is an offer, each room shows the price difference with every board. */
export function RoomList({ choice, total }: RoomListProps) {
  const { t } = useTranslation()
  const isChosen = (room: RoomView) => room.boards.some((board) => board.isChosen)
  const sorted = [...choice.rooms.filter(isChosen), ...choice.rooms.filter((room) => !isChosen(room))]
  const others = sorted.slice(inSight)
  return (
    <>
      <Rooms rooms={sorted.slice(0, inSight)} choice={choice} total={total} />
      {others.length > 0 ? (
        <ShowMore label={t('hotelCard.room.others', { count: others.length })}>
          <Rooms rooms={others} choice={choice} total={total} />
        </ShowMore>
      ) : null}
    </>
  )
}

function Rooms({ rooms, choice, total }: RoomListProps & { rooms: readonly RoomView[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-4">
      {rooms.map((room) => (
        <li
          key={room.code}
          className={`rounded-card border bg-paper-raised p-2.5 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-5 ${room.boards.some(({ isChosen }) => isChosen) ? 'border-accent' : 'border-line'}`}
        >
          <RoomPicture room={room} />
          <div className="flex flex-col px-2 pb-2 pt-3.5 sm:px-0 sm:py-2 sm:pr-3">
            <h3 className="text-title">{room.name}</h3>
            <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-soft">
              <span className="inline-flex items-center gap-1.5">
                <Icon name="people" size={16} />
                {t('hotelCard.room.upTo', { count: room.maxPersons })}
              </span>
              {room.size ? <span>{room.size} m²</span> : null}
            </p>
            {room.text ? <p className="mt-2 text-small">{room.text}</p> : null}
            {total === null ? null : <RoomBoards room={room} choice={choice} total={total} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function RoomPicture({ room: { picture } }: { room: RoomView }) {
  if (!picture) return <div className="aspect-[3/2] rounded-control bg-paper-sunk sm:h-full" />
  return <CardPicture src={picture} sizes="(min-width: 576px) 224px, 330px" />
}

interface RoomBoardsProps {
  room: RoomView
  choice: RoomChoiceView
  total: number
}

function RoomBoards({ room: { name, boards, missing }, choice, total }: RoomBoardsProps) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  const party = choice.occupancies[choice.editing]
  if (missing && party)
    return (
      <p className="mt-auto pt-3 text-small text-ink-soft">
        {missing === 'too-small'
          ? t('hotelCard.room.tooSmall', { party: partyWords(party) })
          : t('hotelCard.room.notThen')}
      </p>
    )
  return (
    <div className="mt-auto pt-3 text-small">
      <OptionList
        label={t('hotelCard.room.boards', { room: name })}
        options={boards.map(({ boardCode, name: label, url, ...option }) => ({
          value: boardCode,
          label,
          url,
          changes: [],
          ...option,
        }))}
        total={total}
        more={choice.editing > 0 ? { room: String(choice.editing + 1) } : undefined}
      />
    </div>
  )
}
