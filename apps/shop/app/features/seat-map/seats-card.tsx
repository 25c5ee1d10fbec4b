import { type Cart, readChosen, type Upsell } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { formatMoney } from '@wojaz/travel/money'
import { useFetcher, useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatMapLink } from './seat-map-link.tsx'

interface SeatsCardProps {
  upsell: Upsell
  cart: Pick<Cart, 'id' | 'seats' | 'upsells' | 'offeredUpsells'>
  offer: Pick<Offer, 'departureFlight' | 'returnFlight'>
  names: readonly string[]
  onSeatsChanged: () => void
}

/** Query parameter: opens the map. */
const openParameter = 'miejsca'

/** Why to choose seats, what is chosen, and the link to the map: a dialog, or without scripts a page of lists. */
export function SeatsCard({ upsell, cart, offer, names, onSeatsChanged }: SeatsCardProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const save = useSaving(cart)
  const lowest = Math.min(...upsell.variants.map(({ price }) => price))
  const total = cart.seats.reduce((sum, { price }) => sum + price, 0)
  return (
    <article className="rounded-card border border-line bg-paper-raised">
      <div className="flex gap-4 p-5 sm:p-6">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-paper-sunk text-accent">
          <Icon name="seat" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-title">{t('upsells.seats.title')}</h3>
            <p className="text-small tabular-nums">
              {t('upsells.from', { price: formatMoney(lowest) })} {t('upsells.perSeat')}
            </p>
          </div>
          <p className="mt-1 text-small text-ink-soft">{t('upsells.seats.recommend.title')}</p>
          <ChosenSeats cart={cart} offer={offer} names={names} />
          <SeatMapLink
            cartId={cart.id}
            names={names}
            save={save}
            isForced={address.has(openParameter)}
            onClosed={() => {
              if (address.has(openParameter)) setAddress({}, { replace: true, preventScrollReset: true })
              onSeatsChanged()
            }}
            className="mt-2 inline-flex min-h-11 items-center gap-1.5 text-small font-bold text-accent no-underline hover:underline"
          >
            {t(cart.seats.length > 0 ? 'upsells.plane.change' : 'upsells.seats.recommend.cta')}
            <Icon name="chevronRight" size={16} />
          </SeatMapLink>
          <p className="text-fine text-ink-soft">{t('upsells.seats.discourage.title')}</p>
        </div>
      </div>
      <p className="border-t border-line px-5 py-3 text-small font-bold empty:hidden sm:px-6">
        {total > 0 ? t('upsells.cardTotal', { price: formatMoney(total) }) : null}
      </p>
    </article>
  )
}

/**
 * Saves the ticked upsells first, because the class determines which seats can be chosen. Nothing is sent if the server already
 * has them.
 */
function useSaving({ upsells, offeredUpsells }: SeatsCardProps['cart']) {
  const saving = useFetcher()
  return async (form: HTMLFormElement | null) => {
    if (!form) return
    const ticked = new FormData(form)
    const typed = Object.fromEntries([...ticked].map(([name, value]) => [name, String(value)]))
    if (isSameChoice(readChosen(typed, offeredUpsells), upsells)) return
    ticked.set('intent', 'recount')
    await saving.submit(ticked, { method: 'post' })
  }
}

function isSameChoice(one: Cart['upsells'], other: Cart['upsells']): boolean {
  const words = (chosen: Cart['upsells']) =>
    chosen.map(({ type, code, person }) => `${type} ${code} ${person}`).sort()
  return words(one).join() === words(other).join()
}

function ChosenSeats({ cart, offer, names }: Pick<SeatsCardProps, 'cart' | 'offer' | 'names'>) {
  const { t } = useTranslation()
  if (cart.seats.length === 0) return null
  const legs = [
    { way: 'departure', flightId: offer.departureFlight?.flightId },
    { way: 'return', flightId: offer.returnFlight?.flightId },
  ].filter(({ flightId }) => flightId !== undefined)
  return (
    <dl className="mt-3 grid gap-1 text-small">
      {legs.map(({ way, flightId }) => (
        <div key={way} className="flex flex-wrap gap-x-3">
          <dt className="font-bold">{t(`upsells.plane.direction.${way}`)}:</dt>
          {cart.seats.every((seat) => seat.flightId !== flightId) ? (
            <dd>{t('upsells.plane.noSeat')}</dd>
          ) : null}
          {cart.seats
            .filter((seat) => seat.flightId === flightId)
            .map(({ seat, person }) => (
              <dd key={seat} className="w-full">
                <strong className="inline-block min-w-9 tabular-nums">{seat}</strong> {names[person]}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
