import { includedIn, wordKey } from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { HotelView } from '../hotel-card-view.ts'
import { boardsInWords } from '../known-boards.ts'
import { includedParts } from './included-parts.ts'

/** What the price includes, in words. The breakdown beside it shows the amounts. */
export function Included({ offer, hotel }: { offer: Offer; hotel: HotelView }) {
  const { t } = useTranslation()
  const facts = {
    nights: t('offers.nights', { count: offer.duration }),
    board: boardsInWords(hotel.boards, offer.occupancies),
    rooms: offer.occupancies.map(({ roomName }) => roomName).join(' + '),
    airport: offer.airportName ?? '',
  }
  return (
    <div className="mb-8">
      <h3 className="text-title">{t('hotelCard.included.heading')}</h3>
      <ul className="mt-2 grid gap-x-8 text-small sm:grid-cols-2">
        {includedParts(offer).map((part) => (
          <li key={part} className="flex gap-2.5 py-1.5">
            <Icon name="check" size={16} className="mt-1 text-success" />
            <Words>{t(`hotelCard.included.${part}`, facts)}</Words>
          </li>
        ))}
        {includedIn(offer)
          .filter((service) => service !== 'TRANSFER_SHARED')
          .map((service) => (
            <li key={service} className="flex gap-2.5 py-1.5">
              <Icon name="check" size={16} className="mt-1 text-success" />
              <Words>{t(`offers.included.${wordKey(service)}`)}</Words>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Some of these texts are also used within a sentence; here each starts with a capital. */
function Words({ children }: { children: string }) {
  return <span className="inline-block first-letter:uppercase">{children}</span>
}
