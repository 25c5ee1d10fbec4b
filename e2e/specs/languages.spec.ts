import { locales, localisedPath } from '@wojaz/travel/locale'
import { test } from '../fixtures/one-tab-test.ts'
import { expect, openPage } from '../fixtures/shop-test.ts'

test('every language names itself and its sisters, and a guest who changes it stays on the same page', async ({
  page,
  request,
}) => {
  for (const locale of locales) {
    const html = await (await request.get(localisedPath(locale, '/'))).text()
    expect(html).toContain(`<html lang="${locale}"`)
    const sisters = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    expect(sisters.map(([, language, address]) => [language, new URL(address as string).pathname])).toEqual([
      ...locales.map((language) => [language, localisedPath(language, '/')]),
      ['x-default', '/'],
    ])
  }

  await openPage(page, '/zima')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /język|polski/i })
    .click()
  await page.getByRole('link', { name: 'Čeština' }).first().click()
  await expect(page).toHaveURL(/\/cs\/zima$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
})
