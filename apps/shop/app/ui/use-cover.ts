import { useEffect, useRef } from 'react'
import { holdPage } from './hold-page.ts'

/** From here on there is room beside the content, and views are no longer full-screen. */
const wide = '(min-width: 62rem)'

export function isWideScreen(): boolean {
  return window.matchMedia(wide).matches
}

/** While a view covers the screen, the page behind it is out of reach, and Escape closes it; then the focus goes back. */
export function useCover(isOpen: boolean, close: () => void) {
  const cover = useRef<HTMLDivElement>(null)
  const leave = useRef(close)
  leave.current = close
  useEffect(() => {
    const element = cover.current
    if (!isOpen || !element || isWideScreen()) return
    const opener = document.activeElement
    const behind = aroundOf(element).filter((one) => !one.inert)
    for (const one of behind) one.inert = true
    const letGo = holdPage()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave.current()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      letGo()
      for (const one of behind) one.inert = false
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
  return cover
}

/** Everything on the page that is neither inside the element nor around it. */
function aroundOf(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = []
  for (let one = element; one !== document.body && one.parentElement; one = one.parentElement) {
    for (const sibling of one.parentElement.children) {
      if (sibling !== one && sibling instanceof HTMLElement && sibling.tagName !== 'SCRIPT')
        around.push(sibling)
    }
  }
  return around
}
