import type { Locale } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { shareCall } from '../wishlist/wishlist.ts'

interface ShareBoxProps {
  /** Null: the list is not shared. */
  shareUrl: string | null
  locale: Locale
}

/** Plain forms: the address is made, and taken back, without a script. */
export function ShareBox({ shareUrl, locale }: ShareBoxProps) {
  const { t } = useTranslation()
  return (
    <section
      id="udostepnij"
      aria-labelledby="share-heading"
      className="no-print mt-10 scroll-mt-24 rounded-card bg-paper-sunk px-5 py-6 sm:px-8"
    >
      <h2 id="share-heading" className="text-title">
        {t('wishlistPage.shareTitle')}
      </h2>
      {shareUrl ? (
        <div className="mt-3 grid max-w-reading gap-3">
          <label>
            <span className="mb-1.5 block text-small font-bold">{t('wishlistPage.shareAddress')}</span>
            <input
              readOnly
              value={shareUrl}
              onFocus={(event) => event.target.select()}
              aria-describedby="share-who"
              className="min-h-12 w-full rounded-control border border-line-strong bg-paper-raised px-4"
            />
          </label>
          <p id="share-who" className="text-small text-ink-soft">
            {t('wishlistPage.shareWho')}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <CopyButton text={shareUrl} label={t('wishlistPage.copy')} copied={t('wishlistPage.copied')} />
            <a
              href={`mailto:?${new URLSearchParams({ subject: t('wishlistPage.mailSubject'), body: shareUrl }).toString().replaceAll('+', '%20')}`}
              className="inline-flex min-h-11 items-center px-2 text-small font-bold text-accent underline decoration-1 underline-offset-4"
            >
              {t('wishlistPage.byMail')}
            </a>
            <ShareForm wish="end" locale={locale} look="quiet" label={t('wishlistPage.shareEnd')} />
          </div>
        </div>
      ) : (
        <>
          <p className="mb-4 mt-2 max-w-reading text-ink-soft">{t('wishlistPage.shareText')}</p>
          <ShareForm wish="share" locale={locale} look="secondary" label={t('wishlistPage.shareBegin')} />
        </>
      )}
    </section>
  )
}

interface ShareFormProps {
  wish: 'share' | 'end'
  locale: Locale
  look: 'secondary' | 'quiet'
  label: string
}

function ShareForm({ wish, locale, look, label }: ShareFormProps) {
  return (
    <form method="post" action={shareCall}>
      <input type="hidden" name="wish" value={wish} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="small" look={look}>
        {label}
      </Button>
    </form>
  )
}
