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
  /** For `commandfor` of a button, or for the hash of the URL. */
  id?: string
  /** The accessible name, or `labelledBy` if a heading inside is the name. */
  label?: string
  labelledBy?: string
  isOpen: boolean
  /** Escape, Back on Android, or a press beside a box. Only `isOpen` decides whether it closes. */
  onClose: () => void
  /** It is already open: a `command` opened it before hydration. */
  onOpen?: () => void
  /** `box` is in the middle and closes on a press beside it; `screen` fills the screen. */
  variant: 'box' | 'screen'
  /** Its role while it is closed but visible as part of a wide page. */
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
 * A native modal dialog. It traps the focus, makes the rest of the page inert and returns the focus. The focus goes to
 * `data-autofocus`, or else to the first control. The page behind it does not scroll.
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

  // A layout effect: it opens before the paint and closes while the element is still in the DOM. Only then does the browser
  // return the focus.
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
      // A `command` may open it before hydration.
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
        // Some browsers close it without `cancel` if Escape is pressed repeatedly: opens it again.
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
