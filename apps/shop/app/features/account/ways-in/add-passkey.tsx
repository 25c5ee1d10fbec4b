import { loginsPath } from '@wojaz/account'
import { localisedPath } from '@wojaz/travel/locale'
import { useState } from 'react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { confirmAddress } from '../account-address.ts'
import { withDone } from '../logins-done-address.ts'
import { passkeyTrouble } from './passkey-trouble.ts'
import { addPasskey, usePasskeySupport } from './use-passkey.ts'

/** Asks the browser for a new passkey. Customers who logged in long ago first prove who they are. */
export function AddPasskey() {
  const { t } = useTranslation()
  const here = localisedPath(useLocale(), loginsPath)
  const toConfirm = confirmAddress(useLocale(), here)
  const isSupported = usePasskeySupport()
  const [state, setState] = useState<'idle' | 'asking' | { words: string }>('idle')
  if (isSupported === null) return null
  if (!isSupported) return <p className="text-ink-soft">{t('account.ways.settings.noPasskeyHere')}</p>
  const press = async () => {
    setState('asking')
    try {
      await addPasskey()
      window.location.assign(withDone(here, 'passkey-added'))
    } catch (error) {
      const trouble = passkeyTrouble(error)
      if (trouble.is === 'proof-needed') window.location.assign(toConfirm)
      else setState({ words: wordsOf(trouble) ?? t('account.ways.settings.notAdded') })
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="secondary" isPending={state === 'asking'} onPress={press}>
        {t('account.ways.settings.addPasskey')}
      </Button>
      {typeof state === 'object' ? <Notice tone="warning">{state.words}</Notice> : null}
    </div>
  )
}

function wordsOf(trouble: ReturnType<typeof passkeyTrouble>): string | null {
  return trouble.is === 'refused' ? trouble.words : null
}
