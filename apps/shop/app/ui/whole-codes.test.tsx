import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeCodes } from './whole-codes.tsx'

const drawn = (text: string) => renderToStaticMarkup(<WholeCodes text={text} />)

test('a postal code stays on one line, wherever it stands', () => {
  expect(drawn('ul. Przykładowa 1, 00-000 Warszawa\n31-154 Kraków')).toBe(
    'ul. Przykładowa 1, <span class="whitespace-nowrap">00-000</span> Warszawa\n<span class="whitespace-nowrap">31-154</span> Kraków',
  )
})

test.each(['', 'Wojaż sp. z o.o.', 'NIP 123-456-78-90', 'konto 12-3456'])('„%s” has none', (text) => {
  expect(drawn(text)).toBe(text)
})
