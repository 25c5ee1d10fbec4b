import type { Picture, Popup } from '@wojaz/content'
import { deviceOfWidth } from '@wojaz/travel/guest'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { readData } from '../../browser/one-text.ts'
import { useContentAddress } from '../../ui/content-link.tsx'
import { allows, useConsent } from '../consent/consent.ts'
import { track } from '../tracking/tracking.ts'
import { guestIsBusy } from './guest-is-busy.ts'
import { loadPicture } from './load-picture.ts'
import { noteDecision, noteOpening, readHistory } from './popup-history.ts'
import { judgePopup } from './popup-rules.ts'
import type { PopupWindow } from './popup-window.tsx'

/** Milliseconds between the press on the picture and leaving the page, so that the decision is recorded first. */
const redirectWait = 500

/** The popup of the current page, or else the one for all pages. */
export function PopupHost({ everywhere }: { everywhere: Popup | null }) {
  const { pathname } = useLocation()
  const ofPage = useMatches().map(({ loaderData }) => popupOf(loaderData))
  const popup = ofPage.findLast((one) => one !== null) ?? everywhere
  const mayRemember = allows(useConsent(), 'preferences')
  if (!popup || !mayRemember) return null
  return <OnePopup key={`${pathname} ${popup.name}`} popup={popup} />
}

function popupOf(loaderData: unknown): Popup | null {
  const { page } = readData((loaderData ?? {}) as { page?: { popup?: Popup | null } })
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

  /** Checks the rules again at the last moment: the popup may have expired during the delay, or another tab may have shown it. */
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
        // Waits until the guest has finished what they are doing.
        while (prepared && !left.signal.aborted && guestIsBusy(document)) await pause(left.signal)
        if (prepared && !left.signal.aborted) open(prepared)
      },
      // If the picture does not load, the popup is not shown.
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

/** Loads the picture and the window while the delay runs. Returns null if the popup may not be shown. */
async function prepare(popup: Popup): Promise<Opened | null> {
  const verdict = judge(popup)
  if (!verdict.show) return null
  const { PopupWindow: Window, popupSizes } = await import('./popup-window.tsx')
  await loadPicture(verdict.image, popupSizes)
  return { image: verdict.image, Window }
}
