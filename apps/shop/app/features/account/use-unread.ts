import { useRouteLoaderData } from 'react-router'

/** How many messages are new, as the page was drawn for whoever looks at it. */
export function useUnread(): number {
  return (useRouteLoaderData('root') as { unread?: number } | undefined)?.unread ?? 0
}
