import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { fewestCompared, mostCompared } from '@wojaz/wishlist'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Container } from '../../ui/container.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { quizUrl } from '../quiz/quiz.ts'
import {
  comparedParameter,
  comparePath,
  HeartForm,
  useSaved,
  type WishlistNews,
} from '../wishlist/wishlist.ts'
import { SavedCard } from './saved-card.tsx'
import type { SavedOffer } from './saved-offer.ts'
import { ShareBox } from './share-box.tsx'

interface WishlistScreenProps {
  offers: SavedOffer[]
  /** Null: the list is not shared. */
  shareUrl: string | null
  /** The result of a plain form. */
  news: WishlistNews | null
  locale: Locale
}

const compareForm = 'compare'

export function WishlistScreen({ offers, shareUrl, news, locale }: WishlistScreenProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const choose = (id: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))
  const canCompare = offers.length >= fewestCompared
  return (
    <Container className="py-8 md:py-12">
      <title>{`${t('wishlist.title')} | Wojaż`}</title>
      <h1 className="text-display">{t('wishlist.title')}</h1>
      {news ? (
        <div className="mt-5 max-w-reading">
          <Notice tone={news === 'saved' || news === 'removed' ? 'success' : 'warning'}>
            {t(newsTexts[news])}
          </Notice>
        </div>
      ) : null}
      {offers.length === 0 ? (
        <EmptyList locale={locale} />
      ) : (
        <>
          <p className="mb-7 mt-3 max-w-reading text-lead text-ink-soft">{t('wishlistPage.lead')}</p>
          {/* Keeps focused elements from being covered by the bar below. */}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 [&_:is(a,button,input)]:scroll-mb-24">
            {offers.map((offer) => (
              <li key={offer.id}>
                <OwnCard
                  offer={offer}
                  choice={
                    canCompare
                      ? {
                          isFull: chosen.length >= mostCompared && !chosen.includes(offer.id),
                          onChange: (isChosen) => choose(offer.id, isChosen),
                        }
                      : null
                  }
                />
              </li>
            ))}
          </ul>
          {canCompare ? (
            <form
              id={compareForm}
              action={localisedPath(locale, comparePath)}
              className="no-print sticky bottom-(--page-bottom) z-10 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0"
            >
              <p className="text-small text-ink-soft" aria-live="polite">
                {chosen.length > 0
                  ? t('wishlistPage.compareChosen', { count: chosen.length })
                  : t('wishlistPage.compareHint')}
              </p>
              <Button type="submit" size="small">
                {t('wishlistPage.compareThis')}
              </Button>
            </form>
          ) : null}
          <ShareBox shareUrl={shareUrl} locale={locale} />
          <p className="mt-6 text-small text-ink-soft">{t('wishlistPage.limit')}</p>
        </>
      )}
    </Container>
  )
}

interface OwnCardProps {
  offer: SavedOffer
  choice: { isFull: boolean; onChange: (isChosen: boolean) => void } | null
}

/** A removed offer stays visible until the page is left, so that a mistake can be undone. */
function OwnCard({ offer, choice }: OwnCardProps) {
  const { t } = useTranslation()
  const isSaved = useSaved()?.offerCodes.includes(offer.code) ?? true
  const name = { hotel: offer.hotelName }
  return (
    <SavedCard
      offer={offer}
      isGone={!isSaved}
      actions={
        <>
          {choice ? (
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-small has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
              <input
                type="checkbox"
                form={compareForm}
                name={comparedParameter}
                value={offer.id}
                disabled={choice.isFull}
                onChange={(event) => choice.onChange(event.target.checked)}
                aria-label={t('wishlistPage.compareOf', name)}
                className="size-6 cursor-pointer accent-accent"
              />
              <span aria-hidden="true">{t('wishlistPage.compareThis')}</span>
            </label>
          ) : null}
          <HeartForm offerCode={offer.code} isSaved={isSaved}>
            <button
              type="submit"
              aria-label={t(isSaved ? 'wishlistPage.removeOf' : 'wishlistPage.restoreOf', name)}
              className="-mx-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 text-small font-bold hover:bg-paper-sunk"
            >
              <Icon name="heart" size={16} className={`text-accent ${isSaved ? 'fill-current' : ''}`} />
              {t(isSaved ? 'wishlistPage.remove' : 'wishlistPage.restore')}
            </button>
          </HeartForm>
        </>
      }
    />
  )
}

function EmptyList({ locale }: { locale: Locale }) {
  const { t } = useTranslation()
  return (
    <div className="mt-7 grid justify-items-start gap-4 rounded-poster bg-paper-sunk px-6 py-10 sm:px-10">
      <span className="grid size-14 place-items-center rounded-round bg-paper-raised text-accent shadow-raised">
        <Icon name="heart" />
      </span>
      <h2 className="max-w-reading text-heading">{t('wishlistPage.emptyTitle')}</h2>
      <p className="max-w-reading text-ink-soft">{t('wishlistPage.emptyText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localisedPath(locale, '/wypoczynek')}>{t('wishlistPage.browse')}</ButtonLink>
        <ButtonLink href={localisedPath(locale, quizUrl)} look="secondary">
          {t('wishlistPage.quiz')}
        </ButtonLink>
      </div>
    </div>
  )
}

const newsTexts: Record<WishlistNews, string> = {
  saved: 'wishlist.saved',
  removed: 'wishlist.removed',
  'wishlist-full': 'wishlistPage.full',
  'offer-sold-out': 'wishlistPage.soldOutNow',
  'offer-unknown': 'wishlistPage.unknown',
}
