import type { Locale } from '@wojaz/travel/locale'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ShareAddress } from '../../ui/share-address.tsx'
import { shareCall } from '../wishlist/wishlist.ts'

interface ShareBoxProps {
  /** Null: the list is not shared. */
  shareUrl: string | null
  locale: Locale
}

/** Plain forms: the link is created and revoked without scripts. */
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
        <div className="mt-3 max-w-reading">
          <ShareAddress
            url={shareUrl}
            look="primary"
            note={t('wishlistPage.shareWho')}
            words={{
              address: t('wishlistPage.shareAddress'),
              copy: t('wishlistPage.copy'),
              copied: t('wishlistPage.copied'),
              mail: t('wishlistPage.byMail'),
              subject: t('wishlistPage.mailSubject'),
            }}
          >
            <ShareForm wish="end" locale={locale} look="quiet" label={t('wishlistPage.shareEnd')} />
          </ShareAddress>
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
