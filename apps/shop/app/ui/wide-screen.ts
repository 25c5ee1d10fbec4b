import { useMedia } from '../browser/use-media.ts'

/** From this width there is room beside the content, and views are not full-screen. */
const wide = '(min-width: 62rem)'

export function isWideScreen(): boolean {
  return window.matchMedia(wide).matches
}

/** True on the server: what it renders is not modal. */
export function useIsWideScreen(): boolean {
  return useMedia(wide, true)
}
