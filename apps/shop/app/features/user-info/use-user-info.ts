import { useEffect, useState } from 'react'
import { having, isFlag } from '../../browser/answer-shape.ts'
import { shopApi } from '../../browser/shop-api.ts'
import { useConsent } from '../consent/consent.ts'
import { listenToAccountNews } from './account-news.ts'
import { refreshMs, type UserInfo, type UserInfoBody, userInfoFrom } from './user-info-answer.ts'

/** Loads the user info at once, when another tab reports another user, and every four minutes, even if the page is hidden. */
export function useUserInfo(): UserInfo | null {
  const [info, setInfo] = useState<UserInfo | null>(null)
  // A change of consent may change how the shop identifies the guest.
  const consent = useConsent()
  const allowed = consent?.allowed.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the consent changes.
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    let known: string | null | undefined
    const heard = (answer: UserInfo) => {
      if (signal.aborted) return
      setInfo(answer)
      // A login or logout here applies to every tab.
      if (known !== answer.hashed_user_uid) news.tell(answer.hashed_user_uid)
      known = answer.hashed_user_uid
    }
    const refresh = () =>
      void askUserInfo(signal).then(heard, () => {
        // The last known state stays until the next response.
      })
    const news = listenToAccountNews((user) => {
      if (known !== undefined && known !== user) refresh()
    })
    // The user may have changed while a page was in the back/forward cache.
    const broughtBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh()
    }
    window.addEventListener('pageshow', broughtBack, { signal })
    refresh()
    const repeat = setInterval(refresh, refreshMs)
    return () => {
      left.abort()
      news.stop()
      clearInterval(repeat)
    }
  }, [allowed])
  return info
}

const isInfo = having<UserInfoBody>({ authenticated: isFlag })

async function askUserInfo(signal: AbortSignal): Promise<UserInfo> {
  const { body, headers } = await shopApi.get('www/user/info/get', { signal, shape: isInfo })
  return userInfoFrom(body, headers.get('customer-segment'))
}
