import type { Picture } from '@wojaz/content'
import { type MouseEvent, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'

interface PopupWindowProps {
  image: Picture
  /** The link of the picture. Null: a press only closes the popup. */
  link: { href: string; rel?: string } | null
  /** The picture was pressed. `elsewhere`: the browser opens the link in a new tab itself. */
  onYes: (elsewhere: boolean) => void
  /** Closed by its button, by Escape or by a press beside it. */
  onNo: () => void
  /** The picture could not be loaded after all, so there is no decision. */
  onFailed: () => void
}

export const popupSizes = '(min-width: 992px) 768px, 92vw'

export function PopupWindow({ image, link, onYes, onNo, onFailed }: PopupWindowProps) {
  const { t } = useTranslation()
  const isDecided = useRef(false)
  const once = (decide: () => void) => {
    if (isDecided.current) return
    isDecided.current = true
    decide()
  }
  const press = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey
    if (!elsewhere) event.preventDefault()
    once(() => onYes(elsewhere))
  }
  const poster = (
    <span className="block overflow-hidden rounded-poster bg-paper-raised text-left text-ink">
      <Image
        {...image}
        // The text is below the picture, where it can be enlarged and read aloud.
        alt=""
        sizes={popupSizes}
        priority
        onError={onFailed}
        className="block h-auto max-h-[min(58dvh,36rem)] w-auto max-w-full"
      />
      {/* As wide as the picture, however long the words. */}
      <span className="flex w-0 min-w-full flex-col items-start gap-x-8 gap-y-4 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-7 sm:py-6">
        <span className="text-balance text-heading font-bold">{image.alt || t('popup.label')}</span>
        {link ? (
          <span className={`${buttonClass('primary', 'medium')} shrink-0`}>{t('popup.more')}</span>
        ) : null}
      </span>
    </span>
  )
  return (
    <Dialog
      label={image.alt || t('popup.label')}
      isOpen
      onClose={() => once(onNo)}
      variant="box"
      className="max-w-[min(48rem,calc(100%-2rem))] overflow-visible bg-transparent sm:max-w-[min(48rem,calc(100%-4rem))]"
    >
      <div tabIndex={-1} data-autofocus data-track="popup" className="relative outline-none">
        {link ? (
          <a href={link.href} rel={link.rel} onClick={press} className={posterClass}>
            {poster}
          </a>
        ) : (
          <button type="button" onClick={press} className={posterClass}>
            {poster}
          </button>
        )}
        <button
          type="button"
          aria-label={t('dialog.close')}
          onClick={() => once(onNo)}
          className="absolute -right-2 -top-2 grid size-11 cursor-pointer place-items-center rounded-round bg-paper-raised shadow-raised hover:bg-paper-sunk sm:-right-4 sm:-top-4"
        >
          <Icon name="close" />
        </button>
      </div>
    </Dialog>
  )
}

const posterClass = 'block cursor-pointer rounded-poster no-underline shadow-floating'
