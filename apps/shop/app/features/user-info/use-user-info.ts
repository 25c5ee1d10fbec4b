import { useEffect, useState } from 'react'
import { having, isFlag } from '../../browser/answer-shape.ts'
import { shopApi } from '../../browser/shop-api.ts'
import { useConsent } from '../consent/consent.ts'
import { listenToAccountNews } from './account-news.ts'
import { refreshMs, type UserInfo, type UserInfoBody, userInfoFrom } from './user-info-answer.ts'

/** Asked for at once, when another tab knows better, and every four minutes, whether anybody looks at the page or not. */
export function useUserInfo(): UserInfo | null {
  const [info, setInfo] = useState<UserInfo | null>(null)
  // A guest who has just let us remember the visit, or no longer does, may be somebody else to us.
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
      // Whoever has logged in or out here has done so in every tab.
      if (known !== answer.hashed_user_uid) news.tell(answer.hashed_user_uid)
      known = answer.hashed_user_uid
    }
    const refresh = () =>
      void askUserInfo(signal).then(heard, () => {
        // What was known stays true until the next answer.
      })
    const news = listenToAccountNews((user) => {
      if (known !== undefined && known !== user) refresh()
    })
    // A page that the browser brings back as it was may be somebody else's by now.
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
