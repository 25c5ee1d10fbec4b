import { participantField } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { RadioRow } from '../../ui/radio-row.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { PersonFields, useFaultWords } from '../checkout/checkout.ts'
import type { ChangeAnswer, ChangeStep, LeavingView } from './change-view.ts'
import { differenceWords } from './difference-words.ts'
import { Panel } from './panel.tsx'

interface ChangePartyProps {
  step: Extract<ChangeStep, { step: 'osoby' }>
  answer: ChangeAnswer | undefined
}

/** Who leaves the party and who joins it. A press requests the exact price. */
export function ChangeParty({ step, answer }: ChangePartyProps) {
  const { people, percent, rooms, nth, canJoin } = step
  const { t } = useTranslation()
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel heading={t('reservation.party.leave')}>
        <p className="mb-3 max-w-reading">{t('reservation.party.leaveLead', { percent })}</p>
        <ul className="divide-y divide-line">
          {people.map((person) => (
            <Leaving key={person.place} person={person} />
          ))}
        </ul>
      </Panel>
      {canJoin ? (
        <Panel heading={t('reservation.party.join')}>
          <Joining rooms={rooms} nth={nth} answer={answer} />
        </Panel>
      ) : null}
    </div>
  )
}

function Leaving({ person: { place, name, total, difference } }: { person: LeavingView }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-bold">{name}</span>
        <span className="text-small text-ink-soft">
          {total === null
            ? t('reservation.party.needed')
            : `${t('reservation.party.then', { total: formatMoney(total) })}, ${differenceWords(t, difference)}`}
        </span>
      </p>
      {total === null ? null : (
        <Form method="post">
          <Button type="submit" name="leave" value={String(place)} look="secondary">
            {t('reservation.party.out')}
            <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  )
}

function Joining({ rooms, nth, answer }: { rooms: number; nth: number; answer: ChangeAnswer | undefined }) {
  const { t } = useTranslation()
  const faultOf = useFaultWords(answer?.faults ? { faults: answer.faults } : undefined)
  const typed = answer?.typed ?? {}
  return (
    <Form method="post" noValidate data-kept className="grid gap-4">
      <p className="max-w-reading">{t('reservation.party.joinLead')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields
          person={nth}
          before={(field) => typed[participantField(nth, field)] ?? ''}
          faultOf={faultOf}
        />
      </div>
      {rooms > 1 ? (
        <RadioRow
          label={t('reservation.change.filter.numer')}
          name="room"
          options={Array.from({ length: rooms }, (_, room) => ({
            id: String(room),
            label: t('reservation.change.roomNumber', { nth: room + 1 }),
          }))}
          chosen={typed.room ?? '0'}
          required
        />
      ) : null}
      <p>
        <Button type="submit" name="join" value="1">
          {t('reservation.party.price')}
        </Button>
      </p>
    </Form>
  )
}
