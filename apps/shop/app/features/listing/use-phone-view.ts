import { useLocation, useNavigate } from 'react-router'
import { useIsInBrowser } from '../../browser/use-is-in-browser.ts'
import { isViewStep, type PhoneView, phoneViews, type ViewStep, viewOf } from './phone-view.ts'

export { isWideScreen } from '../../ui/wide-screen.ts'

/** The open view, and how to open and close it. */
export function usePhoneView() {
  const { hash, search, pathname, state } = useLocation()
  const navigate = useNavigate()
  const isInBrowser = useIsInBrowser()
  const view = isInBrowser ? viewOf(hash) : null
  return {
    view,
    step: state as unknown,
    /** For a link that opens a view from where the guest is. */
    linkTo: (to: PhoneView) => ({
      to: { pathname, search, hash: phoneViews[to] },
      state: { from: view } satisfies ViewStep,
      preventScrollReset: true,
    }),
    /** Goes back to where it was opened. A guest who came by a link to the view stays on the page. */
    close: () => {
      if (isViewStep(state)) navigate(-1)
      else navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    },
  }
}
