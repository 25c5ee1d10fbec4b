import { scaledUrl } from '@wojaz/pictures'
import { localisedPath } from '@wojaz/travel/locale'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Container } from '../../ui/container.tsx'
import { Image } from '../../ui/image.tsx'
import { attractionsPath } from './attraction-address.ts'
import { attractionSteps } from './attraction-schema.ts'
import { AttractionShelf } from './attraction-shelf.tsx'
import { AttractionTrail } from './attraction-trail.tsx'
import type { DetailView } from './attraction-view.ts'
import { ChoiceForm } from './choice-form.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { MeetingPoint } from './meeting-point.tsx'

/** One attraction: what it is, and the choice that leads to the cart. */
export function DetailScreen({ view, cartLink }: { view: DetailView; cartLink?: ReactNode }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const trail = [{ label: t('attractions.name'), url: attractionsPath }]
  const steps = [{ label: 'Wojaż', url: '/' }, ...attractionSteps(view, trail)]
  return (
    <div className="pb-8">
      <Container className="pt-4">
        <AttractionTrail
          cartLink={cartLink}
          steps={steps.map(({ label, url }) => ({ label, href: localisedPath(locale, url) }))}
        />
        <h1 className="max-w-reading pb-2 pt-3 text-heading">{view.title}</h1>
        <p className="mb-5 max-w-reading text-lead text-ink-soft">{view.summary}</p>
        <Gallery view={view} />
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <div className="grid content-start gap-8 max-lg:order-2">
            <DetailFacts view={view} />
            {view.description ? (
              <Part heading={t('attractions.detail.description')}>
                <div className="max-w-reading whitespace-pre-line">{view.description}</div>
              </Part>
            ) : null}
            <Lines heading={t('attractions.detail.highlights')} lines={view.highlights} />
            <Lines heading={t('attractions.detail.included')} lines={view.included} />
            <Lines heading={t('attractions.detail.excluded')} lines={view.excluded} />
            <Lines heading={t('attractions.detail.goodToKnow')} lines={view.goodToKnow} />
            <MeetingPoint view={view} />
          </div>
          <div className="max-lg:order-1">
            <div className="lg:sticky lg:top-4">
              <ChoiceForm view={view} />
            </div>
          </div>
        </div>
      </Container>
      <AttractionShelf
        heading={t('attractions.detail.similar')}
        attractions={view.similar}
        search={{
          placeCodes: view.places.slice(-1).map(({ code }) => code),
          date: view.choice.date,
          people: view.people,
          trip: view.trip,
        }}
      />
    </div>
  )
}

interface GalleryGrid {
  className: string
  /** The widths of the first picture and of the others. */
  widths: [string, string]
}

/** On a wide screen, by the number of pictures. */
const galleryGrids: Readonly<Record<number, GalleryGrid>> = {
  1: { className: 'md:max-w-[50rem]', widths: ['800px', '800px'] },
  2: { className: 'md:grid-cols-2', widths: ['564px', '564px'] },
  3: {
    className: 'md:grid-cols-3 md:grid-rows-2 *:first:md:col-span-2 *:first:md:row-span-2',
    widths: ['755px', '373px'],
  },
  5: {
    className: 'md:grid-cols-4 md:grid-rows-2 *:first:md:col-span-2 *:first:md:row-span-2',
    widths: ['564px', '277px'],
  },
}

function Gallery({ view: { pictures, title } }: { view: DetailView }) {
  if (pictures.length === 0) return null
  const shown = pictures.slice(0, pictures.length < 5 ? 3 : 5)
  // The first picture is always the largest.
  const { className, widths } = galleryGrids[shown.length] ?? { className: '', widths: ['564px', '277px'] }
  return (
    <ul
      className={`-mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto px-4 sm:-mx-6 sm:px-6 md:mx-0 md:grid md:gap-2.5 md:overflow-hidden md:rounded-poster md:px-0 ${className}`}
    >
      {shown.map((picture, position) => (
        <li
          key={picture.src}
          className="w-[86%] shrink-0 snap-center overflow-hidden bg-paper-sunk max-md:rounded-card only:w-full sm:w-[60%] md:w-auto"
        >
          {/* On a phone the strip of pictures scrolls with the keyboard too. */}
          <a href={scaledUrl(picture.src, { width: 1200 })} className="block size-full">
            <Image
              {...picture}
              alt={picture.alt || title}
              ratio={3 / 2}
              sizes={`(min-width: 768px) ${widths[position === 0 ? 0 : 1]}, 86vw`}
              priority={position === 0}
              className="aspect-[3/2] size-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-title font-bold">{heading}</h2>
      {children}
    </section>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Part heading={heading}>
      <ul className="max-w-reading list-disc space-y-1.5 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  )
}
