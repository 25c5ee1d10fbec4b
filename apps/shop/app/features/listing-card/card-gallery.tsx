import type { Picture } from '@wojaz/content'
import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'

interface CardGalleryProps {
  pictures: Picture[]
  hotel: string
  /** The first card of a page: its picture is the largest element of the first screen. */
  priority: boolean
}

const sizes = '(min-width: 992px) 300px, (min-width: 768px) 280px, 88vw'

/**
 * Pictures that scroll by finger, arrow keys or buttons. Only the first is loaded with the page. The others are loaded when
 * somebody uses the gallery, because most guests never do.
 */
export function CardGallery({ pictures, hotel, priority }: CardGalleryProps) {
  const { t } = useTranslation()
  const strip = useRef<HTMLDivElement>(null)
  const [isTurnedTo, setTurnedTo] = useState(false)
  const turnTo = () => setTurnedTo(true)
  const push = (pages: number) => {
    turnTo()
    strip.current?.scrollBy({ left: pages * strip.current.clientWidth, behavior: 'smooth' })
  }
  return (
    <div className="group relative h-full" onPointerEnter={turnTo} onTouchStart={turnTo}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={strip}
        role="group"
        // So that the arrow keys scroll it.
        tabIndex={pictures.length > 1 ? 0 : undefined}
        aria-label={t('listing.gallery', { hotel })}
        onFocus={turnTo}
        onScroll={turnTo}
        className="relative flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-[calc(var(--radius-card)-0.5rem)] bg-paper-sunk [scrollbar-width:none]"
      >
        {pictures.slice(0, isTurnedTo ? undefined : 1).map((picture, number) => (
          <div key={picture.src} className="aspect-[3/2] w-full shrink-0 snap-center md:aspect-auto">
            <Image
              {...picture}
              alt={number === 0 ? picture.alt : ''}
              sizes={sizes}
              ratio={1.25}
              priority={priority && number === 0}
              className="size-full object-cover"
            />
          </div>
        ))}
        {/* Space to scroll into: a finger that starts to scroll shows that the guest uses the gallery. */}
        {pictures.length > 1 && !isTurnedTo ? <div className="w-full shrink-0" /> : null}
      </div>
      {pictures.length > 1 && isTurnedTo ? (
        <>
          <PushButton label={t('listing.picturePrevious')} side="left-2" turned onPress={() => push(-1)} />
          <PushButton label={t('listing.pictureNext')} side="right-2" onPress={() => push(1)} />
        </>
      ) : null}
    </div>
  )
}

interface PushButtonProps {
  label: string
  side: string
  turned?: boolean
  onPress: () => void
}

/** For the mouse. Fingers scroll the pictures, and the keyboard uses the arrow keys. */
function PushButton({ label, side, turned, onPress }: PushButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title={label}
      aria-hidden="true"
      onClick={onPress}
      className={`absolute top-1/2 hidden size-10 -translate-y-1/2 cursor-pointer place-items-center rounded-round bg-paper-raised/90 opacity-0 shadow-raised transition-opacity group-hover:opacity-100 hover:text-accent [@media(hover:hover)]:grid ${side}`}
    >
      <Icon name="chevronRight" className={turned ? 'rotate-180' : ''} />
    </button>
  )
}
