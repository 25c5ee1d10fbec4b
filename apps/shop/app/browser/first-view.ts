import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { placeOf } from './place-of.ts'

/*
 * At first only what is in view is laid out (`.below-fold` in base.css). The heights of the rest are estimates, and a guest who
 * comes back expects the very place. So a page is laid out as a whole (`data-whole`) if it is loaded by Back, by reloading or
 * with a hash; when a link leads to a place on it; once a guest has scrolled, part by part; and on every page that follows
 * within the document. Another choice on the same page is no such page: it stays where it is.
 */

/** Runs in the head, before anything is laid out. */
export const firstViewScript =
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.whole=""'

/** Use once per document. */
export function useFirstView() {
  const { key, pathname } = useLocation()
  const place = placeOf(pathname)
  const type = useNavigationType()
  const first = useRef({ key, place })
  // Before the router restores the scroll position.
  useLayoutEffect(() => {
    const isNext = key !== first.current.key && (type === 'POP' || place !== first.current.place)
    if (isNext) layOutWhole()
  }, [key, place, type])
  useEffect(() => {
    window.addEventListener('scroll', layOutRest, { once: true, passive: true })
    // Before the browser jumps.
    document.addEventListener('click', layOutForJump, { capture: true })
    return () => {
      window.removeEventListener('scroll', layOutRest)
      document.removeEventListener('click', layOutForJump, { capture: true })
    }
  }, [])
}

function layOutWhole() {
  document.documentElement.dataset.whole = ''
}

function layOutForJump({ target }: MouseEvent) {
  if (target instanceof Element && target.closest('a[href^="#"]')) layOutWhole()
}

/** One part at a time, so that scrolling stays smooth. */
function layOutRest() {
  const parts = [...document.querySelectorAll<HTMLElement>('.below-fold')]
  const next = () => {
    const part = parts.shift()
    if (!part) return layOutWhole()
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}

function whenIdle(next: () => void) {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(next)
  else setTimeout(next, 50)
}
