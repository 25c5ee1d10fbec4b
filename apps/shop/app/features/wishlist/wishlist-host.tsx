import { useEffect, useSyncExternalStore } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { askSaved } from './change-saved.ts'
import { wishlistAddress } from './wishlist-address.ts'
import { currentNews, onNews, tellNews } from './wishlist-news.ts'

/** Long enough to read a sentence twice and to reach its link; a refusal stays until it is closed. */
const shownForMs = 8_000

/** Loads the guest's list when the page is idle, and shows the result of a pressed heart. */
export function WishlistHost() {
  const { t } = useTranslation()
  const locale = useLocale()
  const news = useSyncExternalStore(onNews, currentNews)
  useAsking()
  useEffect(() => {
    if (!news || news.kind === 'refused') return
    const timer = setTimeout(() => tellNews(null), shownForMs)
    return () => clearTimeout(timer)
  }, [news])
  return (
    // Rendered before it has a text, or a screen reader would not announce it.
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4"
    >
      {news ? (
        <p className="on-sea pointer-events-auto flex max-w-reading animate-rise items-center gap-3 rounded-control bg-sea py-1 pl-5 pr-1 text-small text-on-sea shadow-floating">
          <Icon name={news.kind === 'refused' ? 'alert' : 'heart'} className="text-focus-on-sea" />
          <span className="py-2">
            {news.kind === 'refused' ? (news.message ?? t('wishlist.failed')) : t(`wishlist.${news.kind}`)}
          </span>
          {news.kind === 'removed' ? null : (
            <PlainLink
              href={wishlistAddress(locale)}
              onClick={() => tellNews(null)}
              className="whitespace-nowrap py-2 font-bold underline decoration-1 underline-offset-4"
            >
              {t('wishlist.show')}
            </PlainLink>
          )}
          <button
            type="button"
            onClick={() => tellNews(null)}
            aria-label={t('wishlist.close')}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-sea-raised"
          >
            <Icon name="close" size={16} />
          </button>
        </p>
      ) : null}
    </div>
  )
}

function useAsking() {
  useEffect(() => {
    const ask = () => void askSaved().catch(() => {})
    // Hearts may have been pressed in another tab, or before the guest came back to this page.
    const again = () => document.visibilityState === 'visible' && ask()
    ask()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('pageshow', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('pageshow', again)
    }
  }, [])
}
