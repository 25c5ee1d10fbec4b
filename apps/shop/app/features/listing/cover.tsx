import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Cover as FullScreenCover } from '../../ui/cover.tsx'
import { type PhoneView, phoneViews } from './phone-view.ts'
import { usePhoneView } from './use-phone-view.ts'

interface CoverProps {
  view: PhoneView
  title: string
  /** Where it stands on a wide screen; without it it is for phones alone. */
  beside?: string
  children: ReactNode
  /** Stays in sight below. */
  foot?: ReactNode
}

/** A full-screen view of the listing. */
export function Cover({ view, ...cover }: CoverProps) {
  const { t } = useTranslation()
  const { view: open, close } = usePhoneView()
  return (
    <FullScreenCover
      {...cover}
      id={phoneViews[view].slice(1)}
      isOpen={open === view}
      close={close}
      closeLabel={t('listing.close')}
      closeTo="#wyniki"
    />
  )
}
