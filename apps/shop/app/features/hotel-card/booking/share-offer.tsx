import { formatDate } from '@wojaz/travel/dates'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ShareAddress } from '../../../ui/share-address.tsx'
import { calendarAddress } from '../calendar-address.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'

interface ShareOfferProps {
  chosen: ChosenOffer
  shareUrl: string
}

/** The URL of this offer: to copy, to send, or to pass to the share dialog of the device. */
export function ShareOffer({ chosen: { offer }, shareUrl }: ShareOfferProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const subject = t('hotelCard.share.subject', {
    hotel: offer.hotelName,
    date: formatDate(offer.departureDate),
  })
  return (
    <div>
      <h3 className="mb-3 text-title">{t('hotelCard.share.title')}</h3>
      <ShareAddress
        url={shareUrl}
        words={{
          address: t('hotelCard.share.address'),
          copy: t('hotelCard.share.copy'),
          copied: t('hotelCard.share.copied'),
          mail: t('hotelCard.share.mail'),
          subject,
        }}
      >
        <OwnShare title={subject} url={shareUrl} />
      </ShareAddress>
      <h3 className="mb-1 mt-6 text-title">{t('hotelCard.share.calendar')}</h3>
      <p className="text-small text-ink-soft">{t('hotelCard.share.calendarText')}</p>
      <a
        href={calendarAddress(offer.offerCode, locale)}
        className="inline-flex min-h-11 items-center gap-2 text-small font-bold text-accent underline decoration-1 underline-offset-4"
        rel="nofollow"
      >
        <Icon name="calendar" size={16} />
        {t('hotelCard.share.calendarLink')}
      </a>
    </div>
  )
}

/** Shown if the device has a share dialog. */
function OwnShare({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  if (!canShare) return null
  return (
    <Button
      size="small"
      look="secondary"
      onPress={() => void navigator.share({ title, url }).catch(() => {})}
    >
      {t('hotelCard.share.own')}
    </Button>
  )
}
