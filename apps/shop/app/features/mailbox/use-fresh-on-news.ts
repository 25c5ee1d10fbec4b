import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { watchUnread } from './conversation-calls.ts'

/** The page is read again when an email has come: whatever is new in a trip is told by one. */
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
