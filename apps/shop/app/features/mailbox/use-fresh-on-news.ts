import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { watchUnread } from './conversation-calls.ts'

/** Reloads the page when a message arrives, because every change of a trip is announced by one. */
export function useFreshOnNews() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let known: number | null = null
    return watchUnread((count) => {
      if (known !== null && count !== known) void revalidate()
      known = count
    })
  }, [revalidate])
}
