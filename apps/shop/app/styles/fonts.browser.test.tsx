import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../test/browser/draw.tsx'
import { boxOf } from '../../test/browser/settled.ts'

const sentences = [
  ['pl', 'Zażółć gęślą jaźń: łącznie 1 500 zł'],
  ['cs', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['ro', 'Țânțarul și băiețelul în vacanță'],
  ['hu', 'Árvíztűrő tükörfúrógép'],
  ['uk', 'Щастя їхати в Ґданськ: є ще місця'],
] as const

test.each(sentences)(
  '%s is written in the font of the shop, whatever fonts the machine has',
  async (locale, sentence) => {
    const fonts = [undefined, '"Onest Variable", monospace', '"Onest Variable", serif', 'monospace']
    await draw(
      fonts.map((fontFamily) => (
        <p key={fontFamily ?? 'shop'}>
          <b data-font={fontFamily ?? 'shop'} style={{ fontFamily }}>
            {sentence}
          </b>
        </p>
      )),
      { path: `/${locale}` },
    )
    const texts = page.getByText(sentence).elements()
    const [shop, mono, serif, machine] = await Promise.all(
      texts.map(async (text) => (await boxOf(text)).width),
    )
    expect([mono, serif]).toEqual([shop, shop])
    expect(machine).not.toBe(shop)
  },
)
