import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/dictionary'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { I18nContext } from '../../app/i18n/i18n-context.ts'

/** A component as server-rendered HTML; `arrive` loads its code and hydrates it. */
export function serve(shown: ReactNode) {
  const element = (
    <I18nContext value={createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })}>
      {shown}
    </I18nContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  onTestFinished(() => container.remove())
  return {
    container,
    async arrive() {
      const root = flushSync(() => hydrateRoot(container, element))
      onTestFinished(() => root.unmount())
      // Hydration and updates run in turns of the event loop that the fake clock does not stop.
      for (let turn = 0; turn < 20; turn += 1) await nextTurn()
    },
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
