import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Image } from '../../../ui/image.tsx'
import type { HotelPicture } from '../hotel-card-view.ts'
import { isDrawn, usePictureWords } from './picture-words.ts'

interface GalleryViewerProps {
  hotelName: string
  pictures: HotelPicture[]
  start: number
  onClose: () => void
}

/** The pictures in full screen. They are moved by finger, arrow keys or buttons. */
export default function GalleryViewer({ hotelName, pictures, start, onClose }: GalleryViewerProps) {
  const { t } = useTranslation()
  const words = usePictureWords(hotelName)
  const isAlbumDrawn = pictures.every(isDrawn)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)

  useLayoutEffect(() => {
    const list = strip.current
    if (list) list.scrollLeft = start * list.clientWidth
  }, [start])

  const current = pictures[shown]
  const positionKey = current && isDrawn(current) ? 'drawnPosition' : 'position'
  const turnTo = (position: number) => {
    const list = strip.current
    const target = Math.min(pictures.length - 1, Math.max(0, position))
    list?.scrollTo({ left: target * list.clientWidth, behavior: 'smooth' })
  }
  const button =
    'flex size-12 items-center justify-center rounded-round bg-sea-raised text-on-sea hover:bg-accent disabled:opacity-40'
  return (
    <Dialog
      label={t(isAlbumDrawn ? 'hotelCard.gallery.labelDrawn' : 'hotelCard.gallery.label', {
        hotel: hotelName,
      })}
      isOpen
      onClose={onClose}
      variant="screen"
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') turnTo(shown + 1)
        if (event.key === 'ArrowLeft') turnTo(shown - 1)
      }}
      className="flex-col bg-sea text-on-sea open:flex"
    >
      <div className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <p aria-live="polite" className="text-small">
          <span className="font-bold">
            {t(`hotelCard.gallery.${positionKey}`, { position: shown + 1, count: pictures.length })}
          </span>{' '}
          <span className="text-on-sea-soft">{current ? words(current) : ''}</span>
        </p>
        <button type="button" onClick={onClose} aria-label={t('dialog.close')} className={button}>
          <Icon name="close" />
        </button>
      </div>
      <ul
        ref={strip}
        onScroll={(event) =>
          setShown(Math.round(event.currentTarget.scrollLeft / event.currentTarget.clientWidth))
        }
        className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain"
      >
        {pictures.map((picture, position) => (
          <li
            key={picture.src}
            className="flex w-full shrink-0 snap-center items-center justify-center px-2 sm:px-20"
          >
            <Image
              src={picture.src}
              alt={words(picture)}
              width={1200}
              height={800}
              sizes="100vw"
              priority={position === start}
              className="max-h-full w-auto max-w-full rounded-control object-contain"
            />
          </li>
        ))}
      </ul>
      <div className="flex justify-center gap-3 px-4 py-4">
        <button
          type="button"
          disabled={shown === 0}
          onClick={() => turnTo(shown - 1)}
          aria-label={t('hotelCard.gallery.previous')}
          className={button}
        >
          <Icon name="chevronRight" className="rotate-180" />
        </button>
        <button
          type="button"
          disabled={shown === pictures.length - 1}
          onClick={() => turnTo(shown + 1)}
          aria-label={t('hotelCard.gallery.next')}
          className={button}
        >
          <Icon name="chevronRight" />
        </button>
      </div>
    </Dialog>
  )
}
