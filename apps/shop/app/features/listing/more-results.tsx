import { useLayoutEffect, useRef } from 'react'
import { watchNear } from '../../browser/watch-near.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { useExtended } from './use-extended.ts'

/** So many pages load automatically. After that a guest can reach the footer. */
const byThemselves = 4

interface MoreResultsProps {
  extended: ReturnType<typeof useExtended>
  total: number
  /** The next results replace these. */
  onLeave: () => void
}

/** A link to the next results. With scripts it appends them to the list. */
export function MoreResults({ extended, total, onLeave }: MoreResultsProps) {
  const { t } = useTranslation()
  const { next, canExtend, isExtending, failure, extend, pages } = extended
  const shown = extended.offers.length + extended.flights.length
  const link = useRef<HTMLAnchorElement>(null)
  const isEager = canExtend && !failure && pages.last - pages.first < byThemselves
  const grow = useRef(extend)
  grow.current = extend
  // A layout effect ends the watch together with the list it belongs to. Later, its report would load one page more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page the link is further down and looked for anew
  useLayoutEffect(() => {
    if (!isEager || !link.current) return
    return watchNear(link.current, '700px 0px', () => grow.current())
  }, [isEager, shown])
  const first = (pages.first - 1) * 10
  return (
    <div className="mt-8 grid justify-items-center gap-4">
      <p role="status" className="text-small text-ink-soft">
        {t('listing.shown', {
          shown: first > 0 ? `${first + 1}–${first + shown}` : shown,
          total,
        })}
      </p>
      {failure ? (
        <Notice tone="error">{t(failure === 'busy' ? 'listing.moreBusy' : 'listing.moreFailed')}</Notice>
      ) : null}
      {next ? (
        <Link
          ref={link}
          to={next}
          rel="next"
          preventScrollReset
          aria-busy={isExtending || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            if (!canExtend) return onLeave()
            event.preventDefault()
            extend()
          }}
          className={`${buttonClass('secondary', 'medium')} ${isExtending ? 'opacity-60' : ''}`}
        >
          {failure ? t('listing.retry') : t('listing.more')}
        </Link>
      ) : null}
    </div>
  )
}
