import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import type { LeftOut } from './listing-view.ts'

const texts: Record<LeftOut['code'], string> = {
  unreadable: 'listing.leftOut.unreadable',
  'dates-past': 'listing.leftOut.datesPast',
  'start-past': 'listing.leftOut.startPast',
  airport: 'listing.leftOut.airport',
  destination: 'listing.leftOut.destination',
  filter: 'listing.leftOut.filter',
  children: 'listing.leftOut.children',
  party: 'listing.leftOut.party',
  map: 'listing.leftOut.map',
  page: 'listing.leftOut.page',
}

/** Old and broken links open. This says which parts of them were ignored. */
export function LeftOutNotice({ leftOut }: { leftOut: LeftOut[] }) {
  const { t } = useTranslation()
  const sentences = new Set(
    leftOut.map((one) => t(texts[one.code], { value: 'value' in one ? one.value : '' })),
  )
  if (sentences.size === 0) return null
  return (
    <div className="mb-6">
      <Notice tone="warning" title={t('listing.leftOut.title')}>
        <ul>
          {[...sentences].slice(0, mostSentences).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** A link that is all invalid does not need a long list. */
const mostSentences = 5
