import { scaledUrl } from '@wojaz/pictures'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Image } from '../../../ui/image.tsx'
import type { HotelPicture, HotelView } from '../hotel-card-view.ts'
import { isDrawn, usePictureWords } from './picture-words.ts'

const GalleryViewer = lazy(() => import('./gallery-viewer.tsx'))

/** On a wide screen one large picture and four small ones, on a phone a strip that scrolls. Each picture opens the gallery. */
export function Gallery({ hotel }: { hotel: HotelView }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<number | null>(null)
  const { pictures } = hotel
  if (pictures.length === 0) return null
  return (
    <div className="relative">
      <ul className="-mx-4 flex snap-x snap-mandatory gap-2 overflow-x-auto px-4 sm:-mx-6 sm:px-6 md:mx-0 md:grid md:grid-cols-4 md:grid-rows-2 md:gap-2.5 md:overflow-hidden md:rounded-poster md:px-0">
        {pictures.slice(0, 5).map((picture, position) => (
          <li
            key={picture.src}
            className="w-[86%] shrink-0 snap-center first:md:col-span-2 first:md:row-span-2 sm:w-[60%] md:w-auto"
          >
            <Thumbnail
              picture={picture}
              hotelName={hotel.name}
              leads={position === 0}
              onOpen={() => setOpened(position)}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 5 ? (
        <a
          href={scaledUrl(pictures[5]?.src ?? '', { width: 1200 })}
          onClick={(event) => {
            event.preventDefault()
            setOpened(0)
          }}
          className="absolute bottom-4 right-4 hidden min-h-11 items-center gap-2 rounded-control bg-paper-raised px-4 text-small font-bold shadow-raised hover:text-accent md:flex [@media(scripting:none)]:hidden"
        >
          <Icon name="picture" size={16} />
          {pictures.every(isDrawn)
            ? t('hotelCard.gallery.allDrawn')
            : t('hotelCard.gallery.all', { count: pictures.length })}
        </a>
      ) : null}
      {opened !== null ? (
        <Suspense>
          <GalleryViewer
            hotelName={hotel.name}
            pictures={pictures}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

interface ThumbnailProps {
  picture: HotelPicture
  hotelName: string
  leads: boolean
  onOpen: () => void
}

/** Without scripts it opens the picture file. */
function Thumbnail({ picture, hotelName, leads, onOpen }: ThumbnailProps) {
  const { t } = useTranslation()
  const words = usePictureWords(hotelName)
  return (
    <a
      href={scaledUrl(picture.src, { width: 1200 })}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
      className="group relative block h-full overflow-hidden rounded-card bg-paper-sunk -outline-offset-4 md:rounded-none"
    >
      <Image
        src={picture.src}
        alt={words(picture)}
        width={1200}
        height={800}
        sizes={
          leads
            ? '(min-width: 1200px) 590px, (min-width: 768px) 50vw, 86vw'
            : '(min-width: 1200px) 295px, (min-width: 768px) 25vw, 86vw'
        }
        ratio={1.5}
        priority={leads}
        className="aspect-[3/2] size-full object-cover transition-transform duration-500 ease-settle group-hover:scale-[1.02]"
      />
      {leads && isDrawn(picture) ? (
        <span className="absolute bottom-3 left-3 rounded-small bg-paper-raised/90 px-2 py-0.5 text-fine font-medium">
          {t('hotelCard.gallery.drawn')}
        </span>
      ) : null}
    </a>
  )
}
