import { dayFormat, formatDate } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { IconLine } from '../../ui/icon-line.tsx'
import { Image } from '../../ui/image.tsx'
import { OfferPrice } from '../offer-cards/offer-cards.ts'
import { QuizLink } from './quiz-link.tsx'
import type { QuizPlace, QuizReasons } from './quiz-view.ts'

const link = 'underline decoration-1 underline-offset-4 hover:text-accent'
const smallLink = `inline-flex min-h-11 items-center text-small text-accent ${link}`

/** A place, the reasons for it, and the cheapest offer for this party. */
export function QuizPlaceCard({ place }: { place: QuizPlace }) {
  const { t } = useTranslation()
  const { name, url, picture, offer, hotels, listingUrl, notThisUrl, reasons, without } = place
  return (
    <article className="flex h-full flex-col rounded-card bg-paper-raised p-2.5 shadow-raised">
      <Image
        {...picture}
        alt=""
        sizes="(min-width: 992px) 370px, 94vw"
        ratio={2}
        className="aspect-[2/1] w-full rounded-[calc(var(--radius-card)-0.625rem)] bg-paper-sunk object-cover"
      />
      <div className="flex flex-1 flex-col px-2.5 pb-2 pt-3.5">
        <h3 className="text-heading">
          {url ? (
            <ContentLink url={url} className={link}>
              {name}
            </ContentLink>
          ) : (
            name
          )}
        </h3>
        {without.length > 0 ? (
          <p className="mt-2 rounded-control bg-warning-wash px-3 py-2 text-small">
            {t('quiz.without', { answers: without.join(', ') })}
          </p>
        ) : null}
        <h4 className="mt-3 text-small font-bold">{t('quiz.why')}</h4>
        <Reasons reasons={reasons} hotels={hotels} />
        <div className="mt-auto border-t border-line pt-3">
          <p className="font-bold">
            <ContentLink url={offer.url} className={link}>
              {offer.hotelName}
            </ContentLink>
          </p>
          <p className="mb-2 mt-0.5 text-small text-ink-soft">
            {/* Lines break between the parts, not before a dot. */}
            <span className="inline-block">
              {formatDate(offer.departureDate)}, {t('offers.nights', { count: offer.nights })} ·
            </span>{' '}
            <span className="inline-block">
              {offer.airport ? t('offers.departure', { airport: offer.airport }) : t('offers.ownTransport')} ·
            </span>{' '}
            <span className="inline-block">{offer.board}</span>
          </p>
          <OfferPrice {...offer} />
          <p className="mt-3">
            <ContentLink url={offer.url} className={`${buttonClass('primary', 'medium')} w-full`}>
              {t('quiz.see')}
              <span className="sr-only">: {offer.hotelName}</span>
            </ContentLink>
          </p>
          <p className="mt-1 flex flex-wrap justify-between gap-x-4">
            <ContentLink url={listingUrl} className={smallLink}>
              {t('quiz.all')}
              <span className="sr-only">: {name}</span>
            </ContentLink>
            <QuizLink url={notThisUrl} className={smallLink}>
              {t('quiz.notThis')}
              <span className="sr-only">: {name}</span>
            </QuizLink>
          </p>
        </div>
      </div>
    </article>
  )
}

function Reasons({ reasons, hotels }: { reasons: QuizReasons; hotels: number }) {
  const { t } = useTranslation()
  const { weather, months, below, answers } = reasons
  const locale = useLocale()
  return (
    <ul className="mb-4 mt-1.5 grid gap-1 text-small">
      {weather ? (
        <IconLine icon="sun">
          {t(weather.sea === null ? 'quiz.weather' : 'quiz.weatherSea', {
            when: t(`quiz.in.${weather.month}`),
            air: weather.air,
            sea: weather.sea,
          })}
          . {weather.rainDays === 0 ? t('quiz.dry') : t('quiz.rain', { count: weather.rainDays })}
        </IconLine>
      ) : null}
      {months && months.length > 0 ? (
        <IconLine icon="calendar">{t('quiz.months', { months: monthsInWords(months, locale) })}</IconLine>
      ) : null}
      {answers.length > 0 ? (
        <IconLine icon="check">{t('quiz.fits', { answers: answers.join(', ') })}</IconLine>
      ) : null}
      {below === null ? null : (
        <IconLine icon="price">{t('quiz.below', { price: formatMoney(below) })}</IconLine>
      )}
      <IconLine icon="bed">{t('quiz.choice', { count: hotels })}</IconLine>
    </ul>
  )
}

/** 'maj–październik', 'maj, wrzesień–październik' */
function monthsInWords(runs: NonNullable<QuizReasons['months']>, locale: Locale): string {
  const write = dayFormat(locale, { month: 'long' })
  const name = (month: number) => write.format(new Date(Date.UTC(2027, month - 1, 15, 12)))
  return runs.map(({ from, to }) => (from === to ? name(from) : `${name(from)}–${name(to)}`)).join(', ')
}
