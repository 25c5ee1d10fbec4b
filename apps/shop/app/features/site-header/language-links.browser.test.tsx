import { useLocation } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { LanguageLinks } from './language-links.tsx'

const list = '/wypoczynek/wyniki-wyszukiwania-samolot'

/** The panel as in the header: open or closed, and updated on every navigation. */
function Panel() {
  const { pathname, search, hash } = useLocation()
  return (
    <>
      <p>Szukasz: {search}</p>
      <LanguageLinks locale="pl" path={pathname + search} isOpen={hash === '#open'} />
    </>
  )
}

test('shut, the links to other languages are left alone by every filter; opened, they lead to this very list', async () => {
  const { router } = await draw(<Panel />, { path: list })
  const czech = page.getByRole('link', { name: 'Čeština' })
  await expect.element(czech).toHaveAttribute('href', `/cs${list}`)
  const writes: MutationRecord[] = []
  const observer = new MutationObserver((some) => writes.push(...some))
  const everything = { subtree: true, attributes: true, childList: true, characterData: true }
  observer.observe(page.getByRole('list').element(), everything)
  onTestFinished(() => observer.disconnect())
  await router.navigate(`${list}?q=board`)
  await expect.element(page.getByText('Szukasz: ?q=board')).toBeVisible()
  expect(writes).toEqual([])
  await router.navigate(`${list}?q=board#open`)
  await expect.element(czech).toHaveAttribute('href', `/cs${list}?q=board`)
})
