import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { groupThousands } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { type AttractionSearch, attractionsPath, resultsHref } from './attraction-address.ts'
import { AttractionShelf } from './attraction-shelf.tsx'
import { AttractionTrail } from './attraction-trail.tsx'
import type { AttractionTile, LandingView } from './attraction-view.ts'
import { SearchBox } from './search-box.tsx'

/** The start page: search box, places, themes and popular attractions. */
export function LandingScreen({ view, cartLink }: { view: LandingView; cartLink?: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { trip } = view
  return (
    <div className="pb-8">
      <Container className="pt-4">
        <AttractionTrail
          cartLink={cartLink}
          steps={[
            { label: 'Wojaż', href: localisedPath(locale, '/') },
            { label: t('attractions.name'), href: localisedPath(locale, attractionsPath) },
          ]}
        />
        <h1 className="max-w-reading pb-2 pt-4 text-display">{t('attractions.landing.heading')}</h1>
        <p className="mb-6 max-w-reading text-lead text-ink-soft">{t('attractions.landing.lead')}</p>
        <SearchBox search={view.search} today={view.today} />
      </Container>
      {trip ? (
        <AttractionShelf
          heading={t('attractions.landing.trip', {
            place: trip.place,
            from: formatDate(trip.from),
            to: formatDate(trip.to),
          })}
          attractions={trip.attractions}
          search={trip.search}
        />
      ) : null}
      <Tiles
        heading={t('attractions.landing.places')}
        tiles={view.places}
        searchOf={(code) => ({ placeCodes: [code] })}
      />
      <Tiles
        heading={t('attractions.landing.themes')}
        tiles={view.themes}
        searchOf={(code) => ({ chosen: { category: [code] } })}
      />
      <AttractionShelf attractions={view.popular} />
    </div>
  )
}

interface TilesProps {
  heading: string
  tiles: readonly AttractionTile[]
  searchOf: (code: string) => Partial<AttractionSearch>
}

function Tiles({ heading, tiles, searchOf }: TilesProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (tiles.length === 0) return null
  return (
    <Section heading={heading}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {tiles.map(({ code, name, count, picture }) => (
          <li
            key={code}
            className="group relative flex items-center gap-3 overflow-hidden rounded-card bg-paper-raised pr-3 shadow-raised"
          >
            <div className="h-20 w-20 shrink-0 overflow-hidden bg-paper-sunk sm:h-24 sm:w-28">
              {picture ? (
                <Image {...picture} alt="" ratio={7 / 6} sizes="112px" className="size-full object-cover" />
              ) : null}
            </div>
            <div className="min-w-0 py-2">
              <h3 className="text-small font-bold leading-snug sm:text-body">
                <Link
                  to={resultsHref(locale, searchOf(code))}
                  className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
                >
                  {name}
                </Link>
              </h3>
              <p className="text-fine text-ink-soft">
                {t('attractions.count', { count, number: groupThousands(count) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
