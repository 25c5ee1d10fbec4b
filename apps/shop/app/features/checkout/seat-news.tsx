import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { SeatHold, SeatMapLink } from '../seat-map/seat-map.ts'
import type { CheckoutView } from './checkout-view.ts'
import { lostSeatsWords } from './lost-seats-words.ts'
import { useParticipantNames } from './participant-names.ts'

/** How long the seats are held and which are lost. It is on every step, because a booking may take longer than the hold. */
export function SeatNews(view: CheckoutView) {
  const { t } = useTranslation()
  const names = useParticipantNames(view)
  const { revalidate } = useRevalidator()
  const { step, seatHold } = view
  const { id, lostSeats } = view.cart
  const lost = lostSeats && lostSeatsWords(t, lostSeats)
  return (
    <>
      {seatHold ? <SeatHold {...seatHold} onGone={revalidate} /> : null}
      {lost ? (
        <Notice tone="warning" title={lost.title}>
          <p>{lost.text}</p>
          {/* The first step has a link to the map itself, which includes the boxes ticked there. */}
          {step === 'recommendations' ? null : (
            <SeatMapLink
              cartId={id}
              names={names}
              onClosed={revalidate}
              className="inline-flex min-h-11 items-center font-bold text-accent underline decoration-1 underline-offset-4"
            >
              {lost.again}
            </SeatMapLink>
          )}
        </Notice>
      ) : null}
    </>
  )
}
