import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Image } from '../../ui/image.tsx'
import type { ExploreDestination, ExploreView } from './explore-view.ts'
import { useExploreWords } from './explore-words.ts'
import { MonthRow } from './month-row.tsx'

export const destinationId = (code: string) => `kierunek-${code}`

interface DestinationRowProps {
  destination: ExploreDestination
  view: Pick<ExploreView, 'search'>
}

/** A destination: the cheapest way there now, and what it costs in other months. */
export function DestinationRow({ destination, view: { search } }: DestinationRowProps) {
  const { t } = useTranslation()
  const words = useExploreWords(search)
  const { code, name, url, picture, price, offer, listingUrl, months } = destination
  const link = 'underline decoration-1 underline-offset-4 hover:text-accent'
  return (
    <article className="grid gap-x-6 gap-y-4 rounded-card bg-paper-raised p-2 shadow-raised md:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="aspect-[5/2] overflow-hidden rounded-[calc(var(--radius-card)-0.5rem)] bg-paper-sunk md:aspect-auto">
        <Image
          {...picture}
          alt=""
          sizes="(min-width: 768px) 208px, 100vw"
          ratio={1.5}
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0 px-2.5 pb-3 md:px-0 md:py-2 md:pr-3">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h3 id={destinationId(code)} tabIndex={-1} className="scroll-mt-6 text-title">
              {url ? (
                <ContentLink url={url} className={link}>
                  {name}
                </ContentLink>
              ) : (
                name
              )}
            </h3>
            <p className="mt-1 text-small text-ink-soft">
              {formatDate(offer.departureDate)} ·{' '}
              {offer.nights === 0 ? t('explore.oneWay') : t('offers.nights', { count: offer.nights })} ·{' '}
              {offer.airport ? t('offers.departure', { airport: offer.airport }) : t('offers.ownTransport')}
            </p>
            <p className="mt-0.5 text-small">
              {t('explore.cheapest')}{' '}
              <ContentLink url={offer.url} className={`font-medium ${link}`}>
                {offer.hotelName}
              </ContentLink>
              {offer.board === '' ? null : `, ${offer.board}`}
            </p>
          </div>
          <div className="flex w-full flex-wrap items-center justify-between gap-x-4 sm:block sm:w-auto sm:text-right">
            <p>
              <strong className="whitespace-nowrap text-heading font-black tracking-tight">
                {formatMoney(price)}
              </strong>{' '}
              <span className="text-small text-ink-soft">
                {search.fullPrice ? t('explore.forAll') : t('offers.perPerson')}
              </span>
            </p>
            <ContentLink
              url={listingUrl}
              className="mt-1 inline-flex min-h-11 items-center rounded-control bg-accent px-4 text-small font-bold text-on-accent hover:bg-accent-strong"
            >
              {words('see')}
              <span className="sr-only">: {name}</span>
            </ContentLink>
          </div>
        </div>
        <MonthRow
          months={months}
          label={t('explore.months', { direction: name })}
          noneWord={words('noMonth')}
        />
      </div>
    </article>
  )
}
