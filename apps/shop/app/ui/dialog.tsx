import {
  type KeyboardEventHandler,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { holdPage } from './hold-page.ts'

interface DialogProps {
  /** For `commandfor` of a button, or for the address. */
  id?: string
  /** Its name; `labelledBy` where a heading in it says the name. */
  label?: string
  labelledBy?: string
  isOpen: boolean
  /** Escape, Back on Android, or a press beside a box. Whether it closes is decided by `isOpen` alone. */
  onClose: () => void
  /** It is open already: a `command` was quicker than the scripts. */
  onOpen?: () => void
  /** `box` stands in the middle and closes by a press beside it; `screen` fills the screen. */
  variant: 'box' | 'screen'
  /** What it is while it is closed and still shown: a part of a wide page. */
  closedRole?: 'none' | 'region'
  onKeyDown?: KeyboardEventHandler
  className?: string
  children: ReactNode
}

const looks = {
  box: 'm-auto max-h-[calc(100dvh-2rem)] sm:max-h-[calc(100dvh-4rem)] open:animate-rise backdrop:bg-veil backdrop:animate-fade',
  screen: 'm-0 h-dvh max-h-none w-full max-w-none',
}

/**
 * The browser's own modal dialog. It keeps the focus, makes the rest of the page inert and gives the focus back; the focus goes to
 * `data-autofocus`, else to the first control. The page behind it does not scroll.
 */
export function Dialog({
  label,
  labelledBy,
  isOpen,
  onClose,
  onOpen,
  variant,
  closedRole,
  className = '',
  children,
  ...rest
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressBeside = useRef(false)

  const noticeOpen = useEffectEvent(() => dialog.current?.open && onOpen?.())
  useEffect(() => {
    noticeOpen()
  }, [])

  // Before the browser paints, and closed while it still stands in the page: only then the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    show(element)
    const letGo = holdPage()
    return () => {
      element.close()
      letGo()
    }
  }, [isOpen])

  const isBeside = ({ target, currentTarget }: Pick<PointerEvent, 'target' | 'currentTarget'>) =>
    variant === 'box' && target === currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Escape, which the browser turns into `cancel`
    <dialog
      {...rest}
      ref={dialog}
      // A `command` opens it before the scripts have come.
      suppressHydrationWarning={onOpen !== undefined}
      role={isOpen ? undefined : closedRole}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // A browser closes it without asking when Escape is pressed again and again: then it stands open as before.
        if (isOpen && event.target === event.currentTarget) show(event.currentTarget)
      }}
      onPointerDown={(event) => {
        isPressBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        if (isPressBeside.current && isBeside(event)) onClose()
      }}
      className={`${looks[variant]} ${className}`}
    >
      {children}
    </dialog>
  )
}

function show(element: HTMLDialogElement) {
  if (element.open) return
  element.showModal()
  element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
