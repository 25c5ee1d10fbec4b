import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isInside, keepTyping, pageOpened } from './kept-typing.ts'

/** A form that is sent after the session has ended leads to the login. Afterwards the typed values are restored. */
export function KeptTypingHost() {
  const { pathname, search } = useLocation()
  useEffect(() => pageOpened(pathname + search), [pathname, search])
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
