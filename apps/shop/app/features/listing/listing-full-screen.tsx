import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FullScreenView } from '../../ui/full-screen-view.tsx'
import { type PhoneView, phoneViews } from './phone-view.ts'
import { usePhoneView } from './use-phone-view.ts'

interface ListingFullScreenProps {
  view: PhoneView
  title: string
  /** Classes for a wide screen. Without them the view is only for phones. */
  beside?: string
  children: ReactNode
  /** A footer that stays visible. */
  foot?: ReactNode
}

export function ListingFullScreen({ view, ...content }: ListingFullScreenProps) {
  const { t } = useTranslation()
  const { view: open, close } = usePhoneView()
  return (
    <FullScreenView
      {...content}
      id={phoneViews[view].slice(1)}
      isOpen={open === view}
      close={close}
      closeLabel={t('dialog.close')}
      closeTo="#wyniki"
    />
  )
}
