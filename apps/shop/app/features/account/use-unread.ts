import { useRouteLoaderData } from 'react-router'

/** The number of unread messages when the page was loaded. */
export function useUnread(): number {
  return (useRouteLoaderData('root') as { unread?: number } | undefined)?.unread ?? 0
}
