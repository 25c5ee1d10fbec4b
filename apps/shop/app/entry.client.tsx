import { createI18n, type Dictionary, dictionaryUrl } from '@wojaz/content'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forgetGivenUpAnswers } from './browser/given-up.ts'
import { textsOfDocument } from './browser/one-text.ts'
import { I18nContext } from './i18n/i18n-context.ts'
import { DeliveryContext } from './report/delivery.tsx'
import { captureError, startErrorReporting } from './report/error-reporting.ts'
import { FailureReporter } from './report/failure-reporter.tsx'
import { messageOf, reportToServer } from './report/report-to-server.ts'

declare global {
  interface Window {
    wojazTexts?: Dictionary
  }
}

const texts = window.wojazTexts

// Without its dictionary the page would show bare keys. The page stays as the server rendered it, and its links work.
if (texts) {
  const delivery = {
    styles: document.querySelector('#styles')?.textContent ?? '',
    dictionaryUrl: dictionaryUrl(texts),
    dataBeside: textsOfDocument(),
    errorId: document.documentElement.dataset.errorId,
    ownHosts: document.querySelector<HTMLMetaElement>('meta[name=own-hosts]')?.content.split(' '),
    errorDsn: document.querySelector<HTMLMetaElement>('meta[name=error-dsn]')?.content,
  }
  forgetGivenUpAnswers(window)
  startErrorReporting(delivery.errorDsn)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nContext value={createI18n(texts)}>
          <DeliveryContext value={delivery}>
            <FailureReporter value={reportFailure}>
              {/* Without transitions: in a transition React renders a list in ten pieces and lets the browser paint the
                  unchanged page in between. */}
              <HydratedRouter useTransitions={false} />
            </FailureReporter>
          </DeliveryContext>
        </I18nContext>
      </StrictMode>,
      { onRecoverableError },
    )
  })
} else {
  reportToServer({ message: 'The dictionary did not load' })
}

function reportFailure(component: string, error: unknown) {
  reportToServer({ component, message: messageOf(error) })
  captureError(error, { component })
}

/** React has rendered again what did not match the server's HTML. The guest saw at most a flicker, but we want to know. */
function onRecoverableError(error: unknown) {
  if (import.meta.env.DEV) console.error(error)
  else reportFailure('hydration', error)
}
