import type { Participant, PartyMember } from '@wojaz/booking'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { seatChoiceOf } from './seat-choice.ts'
import { SeatList } from './seat-list.tsx'
import type { SeatMapView } from './seat-map-view.ts'

export interface SeatListPage {
  view: SeatMapView
  members: readonly PartyMember[]
  participants: readonly Participant[]
  backUrl: string
  /** 'HH:mm', while something is held. */
  heldUntil: string | null
}

interface SeatListScreenProps extends SeatListPage {
  /** Why the form was refused. */
  refusal: string | null
}

/** All seats of both planes as lists in a plain form. Works without scripts. */
export function SeatListScreen({
  view,
  members,
  participants,
  backUrl,
  heldUntil,
  refusal,
}: SeatListScreenProps) {
  const { t } = useTranslation()
  const names = members.map(({ person, kind }) => {
    const known = participants[person]
    return known
      ? `${known.firstName} ${known.lastName}`
      : t(`checkout.participants.${kind}`, { person: person + 1 })
  })
  return (
    <Container>
      <div className="mx-auto grid max-w-reading gap-6 py-8">
        <h1 className="text-heading">{t('upsells.plane.title')}</h1>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        {heldUntil ? <Notice>{t('upsells.plane.heldUntil', { time: heldUntil })}</Notice> : null}
        <p className="text-small text-ink-soft">{t('upsells.plane.exitRule')}</p>
        {/* A refused choice is shown as it is held, not as it was wished. */}
        <Form key={view.now} method="post" className="grid gap-8">
          {view.flights.map((flight) => (
            <fieldset key={flight.flightId} className="grid gap-4">
              <legend className="mb-3 text-title">
                {t(`upsells.plane.direction.${flight.direction === 'DEPARTURE' ? 'departure' : 'return'}`)}{' '}
                <span className="text-small text-ink-soft">
                  {flight.flightNumber}, {flight.aircraft}
                </span>
              </legend>
              <SeatList
                choice={{ ...seatChoiceOf(view), flightId: flight.flightId }}
                flight={flight}
                names={names}
              />
            </fieldset>
          ))}
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t('upsells.plane.save')}</Button>
            <Button type="submit" name="intent" value="together" look="secondary">
              {t('upsells.plane.together')}
            </Button>
            <Button type="submit" name="intent" value="clear" look="quiet">
              {t('upsells.plane.clear')}
            </Button>
          </div>
        </Form>
        <p>
          <TextLink href={backUrl}>{t('upsells.plane.back')}</TextLink>
        </p>
      </div>
    </Container>
  )
}
