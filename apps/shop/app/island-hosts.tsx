import type { Popup, Visitor } from '@wojaz/content'
import { KeptTypingHost } from './features/account/kept-typing-host.tsx'
import { LastSeenHost } from './features/last-seen/last-seen-host.tsx'
import { PopupHost } from './features/popup/popup.tsx'
import { TrackingHost } from './features/tracking/tracking-host.ts'
import { UserInfoHost } from './features/user-info/user-info.tsx'
import { WishlistHost } from './features/wishlist/wishlist-host.tsx'
import { useReportFailure } from './report/failure-reporter.tsx'
import { FailureBoundary } from './ui/failure-boundary.tsx'

/** Components that start after the page: tracking, popup and others, each only as far as the guest allows. */
export function IslandHosts({ popup, visitor }: { popup: Popup | null; visitor: Visitor }) {
  const report = useReportFailure()
  return (
    <>
      {Object.entries({
        popup: <PopupHost everywhere={popup} />,
        tracking: <TrackingHost />,
        userInfo: <UserInfoHost drawnFor={visitor} />,
        wishlist: <WishlistHost />,
        keptTyping: <KeptTypingHost />,
        lastSeen: <LastSeenHost isCustomer={visitor.authenticated} />,
      }).map(([name, host]) => (
        <FailureBoundary key={name} onFailure={(error) => report(name, error)}>
          {host}
        </FailureBoundary>
      ))}
    </>
  )
}
