import { expect, test } from 'vitest'
import { draw } from '../../../test/browser/draw.tsx'
import { CustomHtml } from './custom-html.tsx'
import { fullBlocks } from './test-blocks.ts'

const block = { ...fullBlocks.customHtml, uid: 'own-style', html: '<p>Własny</p>' }
const colourOf = (text: string) =>
  [...document.querySelectorAll('p')]
    .filter(({ textContent }) => textContent === text)
    .map((found) => getComputedStyle(found).color)

test('the style of a page that the guest goes to takes effect without a style element, which no policy would allow', async () => {
  const before = document.querySelectorAll('style').length
  await draw(
    <CustomHtml
      leads={false}
      component={{ ...block, styles: '[data-uid="own-style"] p{color:rgb(1,2,3)}' }}
    />,
  )
  expect(colourOf('Własny')).toEqual(['rgb(1, 2, 3)'])
  expect(document.querySelectorAll('style').length).toBe(before)
})

test('an edited style takes the place of the one before', async () => {
  await draw(
    <CustomHtml
      leads={false}
      component={{ ...block, styles: '[data-uid="own-style"] p{color:rgb(4,5,6)}' }}
    />,
  )
  expect(colourOf('Własny')).toEqual(['rgb(4, 5, 6)'])
})

test('what the server has written into the head is not added again', async () => {
  const styles = '[data-uid="own-style"] p{color:rgb(7,8,9)}'
  const sheets = () => document.adoptedStyleSheets.length
  await draw(<CustomHtml leads={false} component={{ ...block, styles }} />)
  const once = sheets()
  await draw(<CustomHtml leads={false} component={{ ...block, styles }} />)
  expect(sheets()).toBe(once)
})
