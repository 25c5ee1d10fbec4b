import type { Picture, Popup } from '@wojaz/content'
import { deviceOfWidth } from '@wojaz/travel/guest'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { useContentAddress } from '../../ui/content-link.tsx'
import { allows, useConsent } from '../consent/consent.ts'
import { track } from '../tracking/tracking.ts'
import { guestIsBusy } from './guest-is-busy.ts'
import { loadPicture } from './load-picture.ts'
import { noteDecision, noteOpening, readHistory } from './popup-history.ts'
import { judgePopup } from './popup-rules.ts'
import type { PopupWindow } from './popup-window.tsx'

/** After a press on the picture, so that the decision is on record before the page goes. */
const redirectWait = 500

/** The popup of the page that is open, else the one for every page. */
export function PopupHost({ everywhere }: { everywhere: Popup | null }) {
  const { pathname } = useLocation()
  const ofPage = useMatches().map(({ loaderData }) => popupOf(loaderData))
  const popup = ofPage.findLast((one) => one !== null) ?? everywhere
  const mayRemember = allows(useConsent(), 'preferences')
  if (!popup || !mayRemember) return null
  return <OnePopup key={`${pathname} ${popup.name}`} popup={popup} />
}

function popupOf(loaderData: unknown): Popup | null {
  const { page } = (loaderData ?? {}) as { page?: { popup?: Popup | null } }
  return page?.popup ?? null
}

interface Opened {
  image: Picture
  Window: ComponentType<ComponentProps<typeof PopupWindow>>
}

function OnePopup({ popup }: { popup: Popup }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const navigate = useNavigate()
  const link = useContentAddress(popup.popupData.redirectUrl ?? '')

  /** Judged again at the last moment: the delay may have outlived the popup's dates, or another tab been quicker. */
  const open = useEffectEvent((prepared: Opened) => {
    if (opened || !judge(popup).show) return
    noteOpening(popup)
    setOpened(prepared)
  })
  useEffect(() => {
    const left = new AbortController()
    const delay = new Promise((resolve) => {
      const timer = setTimeout(resolve, popup.popupData.delay * 1000)
      left.signal.addEventListener('abort', () => clearTimeout(timer))
    })
    prepare(popup).then(
      async (prepared) => {
        await delay
        // Nobody is interrupted: it comes once the guest is done.
        while (prepared && !left.signal.aborted && guestIsBusy(document)) await pause(left.signal)
        if (prepared && !left.signal.aborted) open(prepared)
      },
      // A picture that does not load is a popup that does not come.
      () => {},
    )
    return () => left.abort()
  }, [popup])

  if (!opened) return null
  const close = () => setOpened(null)
  const yes = (elsewhere: boolean) => {
    noteDecision(popup, 'yes')
    track({ event: 'popup', popup: popup.name, decision: 'yes' })
    setTimeout(() => {
      close()
      if (!link || elsewhere) return
      if (/^\/(?!\/)/.test(link.href)) void navigate(link.href)
      else window.location.assign(link.href)
    }, redirectWait)
  }
  const no = () => {
    noteDecision(popup, 'no')
    track({ event: 'popup', popup: popup.name, decision: 'no' })
    close()
  }
  return <opened.Window image={opened.image} link={link} onYes={yes} onNo={no} onFailed={close} />
}

const lookAgainMs = 1_000

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, lookAgainMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

function judge(popup: Popup) {
  const device = deviceOfWidth(window.innerWidth)
  return judgePopup(popup, { device, now: new Date(), mayRemember: true, history: readHistory() })
}

/** Null when the popup may not come; otherwise its picture and its window, loaded while the delay runs. */
async function prepare(popup: Popup): Promise<Opened | null> {
  const verdict = judge(popup)
  if (!verdict.show) return null
  const { PopupWindow: Window, popupSizes } = await import('./popup-window.tsx')
  await loadPicture(verdict.image, popupSizes)
  return { image: verdict.image, Window }
}
