import { useEffect } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { isPlainPress } from '../browser/plain-press.ts'

type Manner = Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>

/** Attributes of a link that `useOwnLinks` handles. */
export function ownLink({ replace, preventScrollReset, state }: Manner) {
  const words = [replace === undefined ? '' : replace ? 'replace' : 'push', preventScrollReset ? 'stay' : '']
  return {
    'data-own-link': words.filter(Boolean).join(' '),
    'data-state': state === undefined ? undefined : JSON.stringify(state),
  }
}

/** Like the router's `Link`: navigating to the current URL replaces the history entry. */
export function mannerOf({ ownLink = '', state }: DOMStringMap, isOpen: boolean): Required<Manner> {
  const said = ownLink.split(' ')
  return {
    replace: said.includes('replace') || (isOpen && !said.includes('push')),
    preventScrollReset: said.includes('stay'),
    state: state === undefined ? null : JSON.parse(state),
  }
}

/** Use once per document. Listeners of the links themselves run first and may prevent it. */
export function useOwnLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (press: MouseEvent) => {
      const { target } = press
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-own-link]') : null
      if (!link || !isPlainPress(press, link, window.location.origin)) return
      press.preventDefault()
      const manner = mannerOf(link.dataset, link.href === window.location.href)
      navigate(link.pathname + link.search + link.hash, manner)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
