import { useMedia } from '../browser/use-media.ts'

/** From here on there is room beside the content, and views are no longer full-screen. */
const wide = '(min-width: 62rem)'

export function isWideScreen(): boolean {
  return window.matchMedia(wide).matches
}

/** The server answers yes: what it draws is not modal. */
export function useIsWideScreen(): boolean {
  return useMedia(wide, true)
}
