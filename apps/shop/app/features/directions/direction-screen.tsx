import type { Page } from '@wojaz/content'
import { usePreviewRefresh } from '../../report/use-preview-refresh.ts'
import { OffersContext, type OffersOfPage } from '../offer-cards/offer-cards.ts'
import { PageSlots } from '../page-slots/page-slots.tsx'
import { DirectionShelves } from './direction-shelves.tsx'
import type { DirectionView } from './direction-view.ts'

interface DirectionScreenProps {
  page: Page
  path: string
  offers: OffersOfPage
  preview: boolean
  /** Null: a page that an editor wrote for the very address. */
  view: Omit<DirectionView, 'page' | 'path' | 'offers'> | null
}

export function DirectionScreen({ page, path, offers, preview, view }: DirectionScreenProps) {
  usePreviewRefresh(preview)
  return (
    <OffersContext value={offers}>
      <PageSlots page={page} belowOpening={view ? <DirectionShelves {...view} path={path} /> : null} />
    </OffersContext>
  )
}
