import { groupThousands } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink } from '../../ui/content-link.tsx'
import type { CountedLink } from './destination-view.ts'

interface ReadySearchesProps {
  searches: CountedLink[]
  path: string
  /** For pages about something else. */
  heading?: string
}

/** Ready-made searches here, each with the number of hotels it leads to. */
export function ReadySearches({ searches, path, heading }: ReadySearchesProps) {
  const { t } = useTranslation()
  const others = searches.filter(({ url }) => url !== path)
  if (others.length === 0) return null
  return (
    <Container className="pt-6">
      {heading ? <h2 className="mb-5 text-heading">{heading}</h2> : null}
      <nav aria-label={t('destinations.searches')}>
        <ul className="flex flex-wrap gap-2">
          {others.map(({ label, url, count }) => (
            <li key={url}>
              <ContentLink
                url={url}
                className="inline-flex min-h-11 items-center gap-2 rounded-round border border-line bg-paper-raised px-4 text-small font-bold hover:border-accent hover:text-accent"
              >
                {label}
                <span className="font-normal text-ink-soft">{groupThousands(count)}</span>
              </ContentLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  )
}
