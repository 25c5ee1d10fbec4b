import '../../app/styles/theme.css'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { desktop } from './draw.tsx'

// Each test begins as a new guest on a wide screen at the top of a page.
afterEach(async () => {
  await page.viewport(desktop.width, desktop.height)
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store only exists over HTTPS.
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  }
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
})
