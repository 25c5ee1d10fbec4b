import type { Cart, Upsell } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SeatsCard } from '../seat-map/seat-map.ts'
import { UpsellCard } from './upsell-card.tsx'

export interface UpsellCardsProps {
  cart: Pick<Cart, 'id' | 'offeredUpsells' | 'upsells' | 'seats'>
  offer: Offer
  /** How each traveller is called. */
  names: readonly string[]
  /** Seats were held or let go: the price has changed. */
  onSeatsChanged: () => void
}

const groups: readonly Upsell['groupType'][] = ['FLIGHT', 'COMFORT', 'PROTECTION', 'TRIPS']

/** Everything that can be added, by what it is for. Plain fields of the form around them: nothing is ticked for anybody. */
export function UpsellCards({ cart, offer, names, onSeatsChanged }: UpsellCardsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-10">
      {groups.map((group) => {
        const own = cart.offeredUpsells.filter(({ groupType }) => groupType === group)
        return own.length === 0 ? null : (
          <section key={group} className="grid gap-4">
            <h2 className="text-title">{t(`upsells.group.${group.toLowerCase()}`)}</h2>
            {own.map((upsell) =>
              upsell.type === 'SEATS' ? (
                <SeatsCard key="SEATS" {...{ upsell, cart, offer, names, onSeatsChanged }} />
              ) : (
                <UpsellCard key={upsell.type} upsell={upsell} chosen={cart.upsells} names={names} />
              ),
            )}
          </section>
        )
      })}
    </div>
  )
}
