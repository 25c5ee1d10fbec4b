import { type RefObject, useEffect } from 'react'
import { isWideScreen } from '../../../ui/wide-screen.ts'

/**
 * An opened line closes like a menu: on Escape, on a press elsewhere, on a link to another part of the page, and when its form is
 * sent.
 */
export function useClosingLines(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const close = (returnsFocus: boolean) => {
      const open = isWideScreen() ? box.current?.querySelector<HTMLDetailsElement>('details[open]') : null
      if (!open) return
      open.open = false
      if (returnsFocus) open.querySelector('summary')?.focus()
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close(true)
    const onPress = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.isConnected) return
      if (!box.current?.contains(target) || target.closest('a[href^="#"]')) close(false)
    }
    const onSubmit = () => close(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('submit', onSubmit)
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('click', onPress)
    }
  }, [box])
}
