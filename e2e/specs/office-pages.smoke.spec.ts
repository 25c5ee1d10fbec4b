import { spawnSync } from 'node:child_process'
import { localAccounts } from '../../scripts/steps/bank.mjs'
import { inProject } from '../../scripts/steps/project.mjs'
import { keepSecrets } from '../../scripts/steps/secrets.mjs'
import { colleague } from '../fixtures/colleague.ts'
import { crawlOffice } from '../fixtures/office-crawl.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'
import { clockSettings } from '../stack-clock.ts'

/** Fills the office with demo data, as `npm start` does on a developer's machine. Returns the number of orders. */
function fillOffice(): number {
  const { databaseUrl, siteUrl, dataFolder, ports } = runningStack()
  const { bank, contentSecret } = keepSecrets(dataFolder)
  const { payu } = localAccounts(ports.bankPort, bank)
  const script = inProject('demo/world/src/office/seed-office.ts')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', script],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        ...clockSettings(),
        DATABASE_URL: databaseUrl,
        SITE_URL: siteUrl,
        DATA_DIR: dataFolder,
        PORT: String(ports.port),
        CONTENT_SECRET: contentSecret,
        PAYU_URL: payu.url,
        PAYU_POS_ID: payu.posId,
        PAYU_CLIENT_ID: payu.clientId,
        PAYU_CLIENT_SECRET: payu.clientSecret,
        PAYU_SECOND_KEY: payu.secondKey,
      },
    },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout).orders
}

test('a newcomer finds an office at work, and every page of it is in order at a desk and on a phone', async ({
  browser,
}) => {
  test.slow()
  expect(fillOffice()).toBe(10)
  expect(fillOffice(), 'a second start adds nothing').toBe(0)
  const boss = await colleague(browser, 'Kierownik', 'service', 'operations', 'finance', 'manager', 'admin')
  const { siteUrl } = runningStack()
  const kinds = await crawlOffice(boss, `${siteUrl}/biuro`, async (kind) => {
    for (const [name, viewport] of Object.entries({ desktop, phone })) {
      await boss.setViewportSize(viewport)
      await expectAccessible(boss)
      await expectNoSidewaysScroll(boss, kind)
      // Screenshots for people: SCREENSHOTS=folder.
      if (process.env.SCREENSHOTS)
        await boss.screenshot({
          path: `${process.env.SCREENSHOTS}/${kind.replace(/\W+/g, '-')}-${name}.png`,
          fullPage: true,
        })
    }
  })
  const shown = ['/biuro/zamowienia/…', '/biuro/rozmowy/…', '/biuro/reklamacje/…', '/biuro/zmiany/…']
  expect(kinds).toEqual(expect.arrayContaining(shown))

  await boss.goto(`${siteUrl}/biuro/rozmowy`)
  await expect(boss.getByRole('heading', { name: 'Czekają na czacie' })).toBeVisible()
  await boss.goto(`${siteUrl}/biuro/opinie`)
  await expect(boss.getByRole('img')).not.toHaveCount(0)
  await boss.context().close()
})
