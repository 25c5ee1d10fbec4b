import { type Cart, isPromoted, promotedFirst, type Upsell } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SeatsCard } from '../seat-map/seat-map.ts'
import { UpsellCard } from './upsell-card.tsx'

export interface UpsellCardsProps {
  cart: Pick<Cart, 'id' | 'offeredUpsells' | 'upsells' | 'seats' | 'promotedUpsells'>
  offer: Offer
  /** The names of the travellers. */
  names: readonly string[]
  /** Seats were held or released, so the price has changed. */
  onSeatsChanged: () => void
}

const groups: readonly Upsell['groupType'][] = ['FLIGHT', 'COMFORT', 'PROTECTION', 'TRIPS']

/**
 * Everything that can be added: first what the link promised, then by group. These are plain fields of the form around them. No
 * box is ticked in advance, not even for promised ones.
 */
export function UpsellCards({ cart, offer, names, onSeatsChanged }: UpsellCardsProps) {
  const { t } = useTranslation()
  const isFirst = (upsell: Upsell) => isPromoted(upsell, cart.promotedUpsells)
  const rest = cart.offeredUpsells.filter((upsell) => !isFirst(upsell))
  const sections = [
    { group: 'promoted', own: promotedFirst(cart.offeredUpsells, cart.promotedUpsells).filter(isFirst) },
    ...groups.map((group) => ({
      group: group.toLowerCase(),
      own: rest.filter(({ groupType }) => groupType === group),
    })),
  ]
  return (
    <div className="grid gap-10">
      {sections.map(({ group, own }) =>
        own.length === 0 ? null : (
          <section key={group} className="grid gap-4">
            <h2 className="text-title">{t(`upsells.group.${group}`)}</h2>
            {own.map((upsell) =>
              upsell.type === 'SEATS' ? (
                <SeatsCard
                  key="SEATS"
                  upsell={upsell}
                  cart={cart}
                  offer={offer}
                  names={names}
                  onSeatsChanged={onSeatsChanged}
                />
              ) : (
                <UpsellCard
                  key={upsell.type}
                  upsell={upsell}
                  names={names}
                  chosen={cart.upsells}
                  isOpen={isFirst(upsell)}
                />
              ),
            )}
          </section>
        ),
      )}
    </div>
  )
}
