import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isInside, isOnTheWay, keepTyping, pageOpened } from './kept-typing.ts'

/**
 * After the session has ended a form that is sent, or a page that is read anew because of news, leads to the login. Afterwards the
 * typed values are restored.
 */
export function KeptTypingHost() {
  const { pathname, search } = useLocation()
  const next = useNavigation().location?.pathname
  useEffect(() => pageOpened(pathname + search), [pathname, search])
  useEffect(() => {
    if (next !== undefined && isOnTheWay(next) && isInside(pathname)) keepTyping(pathname + search)
  }, [next, pathname, search])
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) => {
      const { pathname: page, search: query } = window.location
      const isPosted = target instanceof HTMLFormElement && target.method === 'post'
      if (isPosted && isInside(page)) keepTyping(page + query)
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [])
  return null
}
