// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are grids, which Safari takes for no table without them.
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Image } from '../../ui/image.tsx'
import { GuestRating, StarRow } from '../offer-cards/offer-cards.ts'
import { cheapestOf } from './compared-offers.ts'
import { PriceSince } from './price-since.tsx'
import type { SavedOffer } from './saved-offer.ts'
import { SeeOffer } from './see-offer.tsx'
import { usePartyWords } from './use-party-words.ts'

/**
 * One row per property, one column per offer. On a phone the property is above its values. The ARIA roles keep it a table for
 * screen readers.
 */
export function CompareTable({ offers }: { offers: SavedOffer[] }) {
  const { t } = useTranslation()
  const cheapest = cheapestOf(offers)
  const soldOut = <span className="text-ink-soft">{t('wishlistPage.soldOut')}</span>
  const rows: [question: string, answer: (offer: SavedOffer) => ReactNode][] = [
    [
      'price',
      ({ id, hotel, hotelName, sale }) =>
        sale ? (
          <div className="grid gap-2">
            <p className="flex flex-wrap items-center gap-x-2">
              <strong className="whitespace-nowrap text-title font-black">
                {formatMoney(sale.perPerson)}
              </strong>
              {cheapest.has(id) ? (
                <span className="whitespace-nowrap rounded-small bg-success-wash px-1.5 py-0.5 text-fine font-bold text-success">
                  {t('wishlistPage.lowest')}
                </span>
              ) : null}
            </p>
            {hotel ? <SeeOffer url={hotel.offerUrl} hotelName={hotelName} /> : null}
          </div>
        ) : (
          soldOut
        ),
    ],
    ['total', ({ sale }) => (sale ? formatMoney(sale.total) : soldOut)],
    [
      'change',
      ({ sale, totalThen, savedOn }) =>
        sale ? <PriceSince then={totalThen} now={sale.total} savedOn={savedOn} /> : '–',
    ],
    ['party', (offer) => <Party {...offer} />],
    [
      'dates',
      ({ departureDate, returnDate, nights }) => (
        <>
          {formatDate(departureDate)} – {formatDate(returnDate)}
          <span className="block text-ink-soft">{t('offers.nights', { count: nights })}</span>
        </>
      ),
    ],
    [
      'departure',
      ({ sale }) =>
        sale
          ? [sale.airport ?? t('offers.ownTransport'), sale.departureTime].filter(Boolean).join(', ')
          : '–',
    ],
    ['board', ({ sale }) => sale?.board ?? '–'],
    ['room', ({ sale }) => sale?.rooms.join(', ') ?? '–'],
    ['category', ({ hotel }) => (hotel ? <StarRow stars={hotel.stars} /> : '–')],
    [
      'rating',
      ({ hotel }) =>
        hotel?.rating ? (
          <GuestRating rating={hotel.rating} ratingCount={hotel.ratingCount} />
        ) : (
          t('wishlistPage.unrated')
        ),
    ],
    ['features', ({ hotel }) => <Features all={hotel?.features ?? []} />],
  ]
  return (
    <section
      // So that the keyboard can scroll what is wider than the screen.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable.
      tabIndex={0}
      aria-label={t('wishlistPage.tableLabel')}
      className="compare-scroll relative -mx-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:px-0"
      style={{ '--offers': offers.length } as Record<string, unknown>}
    >
      <table role="table" className="compare-table text-small">
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {offers.map((offer) => (
              <th key={offer.id} role="columnheader" scope="col">
                <OfferHead offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([question, answer]) => (
            <tr key={question} role="row">
              <th role="rowheader" scope="row">
                {t(`wishlistPage.row.${question}`)}
              </th>
              {offers.map((offer) => (
                <td key={offer.id} role="cell">
                  {answer(offer)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function OfferHead({ offer: { hotel, hotelName, sale } }: { offer: SavedOffer }) {
  return (
    <>
      {hotel ? (
        <Image
          {...hotel.picture}
          alt=""
          sizes="(min-width: 768px) 260px, 180px"
          ratio={1.5}
          className={`mb-2.5 aspect-[3/2] w-full rounded-control bg-paper-sunk object-cover ${sale ? '' : 'grayscale'}`}
        />
      ) : null}
      <span className="block text-body font-bold leading-snug">
        {hotel ? (
          <ContentLink url={hotel.offerUrl} className="hover:text-accent hover:underline">
            {hotelName}
          </ContentLink>
        ) : (
          hotelName
        )}
      </span>
      {hotel ? (
        <ContentLink
          url={hotel.placeUrl}
          className="mt-0.5 inline-block py-0.5 text-small font-normal text-accent underline decoration-1 underline-offset-4"
        >
          {hotel.place}
        </ContentLink>
      ) : null}
    </>
  )
}

function Features({ all }: { all: string[] }) {
  if (all.length === 0) return '–'
  return (
    <ul className="grid gap-1">
      {all.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}

function Party(offer: SavedOffer) {
  return usePartyWords(offer)
}
