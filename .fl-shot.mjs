import { chromium } from 'playwright'
const [,, path, name, widths='375,1280', press] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
for (const w of widths.split(',')) {
  const page = await browser.newPage({ viewport: { width: Number(w), height: 900 }, locale: 'pl-PL' })
  await page.goto('http://localhost:4171' + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.querySelector('[data-consent], [class*=consent]')?.remove?.())
  if (press) { await page.locator(press).first().click(); await page.waitForTimeout(800) }
  await page.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: !press })
}
await browser.close()
