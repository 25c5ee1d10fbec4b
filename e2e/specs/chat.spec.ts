import type { Page } from '@playwright/test'
import { colleague } from '../fixtures/colleague.ts'
import { chooseFrom, followLink, pressButton, typeInto } from '../fixtures/keyboard.ts'
import { expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'
import { traveller } from '../fixtures/traveller.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

/** The first list of the page shows the waiting chats; a key moves through its rows. */
async function openRow(page: Page, thread: string) {
  const link = page.getByRole('link', { name: thread }).first()
  await link.waitFor()
  for (let rows = 0; rows < 50; rows++) {
    await page.keyboard.press('j')
    if (await link.evaluate((element) => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(thread)
}

test('by keyboard alone: a guest asks in the chat, one of the office takes it and hands it over, the guest sees it all and finds it in the mailbox', async ({
  page,
  browser,
}) => {
  const number = await traveller(page, 'chat')
  const ewa = await colleague(browser, 'Ewa Kowal', 'service')
  const jan = await colleague(browser, 'Jan Mazur', 'manager')
  const said = page.getByRole('log')

  await test.step('somebody is there, and the guest waits in line', async () => {
    await ewa.goto('/biuro/rozmowy')
    await openPage(page, `/mytui/rezerwacja/${number}/karta/czat`)
    await expect(page.getByText(/^Doradca jest na miejscu/)).toBeVisible()
    await typeInto(page, 'Twoja wiadomość', 'Czy jest łóżeczko?')
    await pressButton(page, 'Wyślij wiadomość')
    await expect(said.getByText('Czy jest łóżeczko?')).toBeVisible()
    await expect(page.getByText(/^Twoje miejsce w kolejce/)).toBeVisible()
  })

  await test.step('Ewa takes it and answers', async () => {
    await ewa.reload()
    await openRow(ewa, number)
    await pressButton(ewa, 'Odbierz czat')
    await expect(page.getByText('Ewa rozmawia z Tobą.')).toBeVisible()
    await typeInto(ewa, 'Odpowiedź', 'Tak, już zamawiam.')
    await pressButton(ewa, 'Wyślij odpowiedź')
    await expect(said.getByText('Tak, już zamawiam.')).toBeVisible()
    await expect(ewa.getByText('Tak, już zamawiam.')).toBeVisible()
    await expectAccessible(ewa)
  })

  await test.step('she hands it over, and Jan goes on', async () => {
    await chooseFrom(ewa, 'Komu przekazać czat', 'Jan Mazur')
    await pressButton(ewa, 'Przekaż czat')
    await expect(page.getByText('Jan rozmawia z Tobą.')).toBeVisible()
    await jan.goto('/biuro/rozmowy?ktore=wszystkie')
    await openRow(jan, number)
    await typeInto(jan, 'Odpowiedź', 'Łóżeczko czeka w pokoju.')
    await pressButton(jan, 'Wyślij odpowiedź')
    await expect(said.getByText('Łóżeczko czeka w pokoju.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('after a reload it goes on, and the mailbox has it all', async () => {
    await page.reload()
    await expect(page.getByText('Jan rozmawia z Tobą.')).toBeVisible()
    await typeInto(page, 'Twoja wiadomość', 'Dziękuję!')
    await pressButton(page, 'Wyślij wiadomość')
    await expect(jan.getByText('Dziękuję!')).toBeVisible()
    await pressButton(jan, 'Zakończ czat')
    await followLink(page, 'Otwórz ją w skrzynce')
    await expect(page).toHaveURL(new RegExp(`/mytui/skrzynka-odbiorcza/${number}`))
    for (const text of ['Czy jest łóżeczko?', 'Tak, już zamawiam.', 'Łóżeczko czeka w pokoju.', 'Dziękuję!'])
      await expect(said.getByText(text)).toHaveCount(1)
  })
  await ewa.context().close()
  await jan.context().close()
})
