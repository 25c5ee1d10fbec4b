import type { Visitor } from '@wojaz/content'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useUserInfo } from './use-user-info.ts'
import { needsRedrawing } from './user-info-answer.ts'

/**
 * Keeps the page right for its visitor. Components for other visitors are not in the page, so they cannot be shown or hidden
 * here. If the visitor changes, the page is reloaded.
 */
export function UserInfoHost({ drawnFor }: { drawnFor: Visitor }) {
  const info = useUserInfo()
  const { revalidate } = useRevalidator()
  const answered = useRef(info)
  useEffect(() => {
    // At most once per response: if the server keeps disagreeing, reloading would never end.
    if (!info || answered.current === info) return
    const isAnother = answered.current !== null && answered.current.user_uid !== info.user_uid
    answered.current = info
    if (isAnother || needsRedrawing(drawnFor, info)) void revalidate()
  }, [info, drawnFor, revalidate])
  return null
}
