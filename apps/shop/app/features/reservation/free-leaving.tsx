import { formatDate } from '@wojaz/travel/dates'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import type { FreeLeavingView } from './reservation-view.ts'

interface FreeLeavingProps {
  free: FreeLeavingView
  children?: ReactNode
}

/** What has happened at the destination, and that cancelling is free now. */
export function FreeLeaving({ free: { reason, place, from, until }, children }: FreeLeavingProps) {
  const { t } = useTranslation()
  return (
    <Notice tone="info" title={t('reservation.cancel.free.title')}>
      <p>
        {t('reservation.cancel.free.lead', {
          place,
          reason: t(`reservation.cancel.free.${reason}`),
          from: formatDate(from),
          until: formatDate(until),
        })}
      </p>
      {children}
    </Notice>
  )
}
