import '../../app/styles/theme.css'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { setSaved } from '../../app/features/wishlist/saved-codes.ts'
import { tellNews } from '../../app/features/wishlist/wishlist-news.ts'
import { desktop } from './draw.tsx'
import { loadFonts } from './fonts.ts'

await loadFonts()

// The page is shared by all files of a worker: its own address is that of the first.
const shared = window as { ownAddress?: string }
shared.ownAddress ??= window.location.href
const { ownAddress } = shared
const root = document.documentElement

afterEach(() => cleanup())

// Each test begins as a new guest on a wide screen at the top of an empty page, whatever the one before has left.
beforeEach(async () => {
  document.body.replaceChildren()
  for (const element of [root, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store only exists over HTTPS.
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
  }
  localStorage.clear()
  sessionStorage.clear()
  setSaved(null)
  tellNews(null)
  window.history.replaceState(null, '', ownAddress)
  await page.viewport(desktop.width, desktop.height)
  window.scrollTo(0, 0)
})
