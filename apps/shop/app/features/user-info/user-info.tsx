import type { Visitor } from '@wojaz/content'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUserInfo } from './use-user-info.ts'
import { needsRedrawing } from './user-info-answer.ts'

/**
 * Keeps the page fit for whoever looks at it. Components for others are not in the page at all, so they cannot be shown or hidden
 * here: when the shop comes to take the guest for somebody else, the page is read again for that somebody.
 */
export function UserInfoHost({ drawnFor }: { drawnFor: Visitor }) {
  const info = useUserInfo()
  const { revalidate } = useRevalidator()
  const answered = useRef(info)
  useEffect(() => {
    // Once per answer: if the server goes on seeing it otherwise, asking again at once would never end.
    if (!info || answered.current === info) return
    const isAnother = answered.current !== null && answered.current.user_uid !== info.user_uid
    answered.current = info
    if (isAnother || needsRedrawing(drawnFor, info)) void revalidate()
  }, [info, drawnFor, revalidate])
  return null
}
