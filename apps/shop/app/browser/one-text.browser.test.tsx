import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { DataElements } from './data-elements.tsx'
import { asOneText, readData, textsOfDocument } from './one-text.ts'

const data = { page: { title: 'Wyjazdy „last minute” </script>' }, offers: [{ total: 319_900, hours: null }] }

test('the server draws from the data itself', () => {
  expect(readData(asOneText(data, null))).toBe(data)
  expect(readData(asOneText(data, []))).toBe(data)
})

test('the browser reads the same data from the text, once', () => {
  const sent = structuredClone(asOneText(data, null))
  expect(Object.keys(sent)).toEqual(['oneText'])
  expect(readData(sent)).toEqual(data)
  expect(readData(sent)).toBe(readData(sent))
})

test('of a document the text is beside, and the data is the number of its element', () => {
  const beside: string[] = []
  asOneText({ header: 'Wojaż' }, beside)
  const sent = structuredClone(asOneText(data, beside))
  expect(sent).toEqual({ oneText: 1 })
  const drawn = renderToString(<DataElements texts={beside} />)
  expect(drawn.split('</script>')).toHaveLength(beside.length + 1)
  document.body.innerHTML = drawn
  expect(readData(sent)).toEqual(data)
  expect(textsOfDocument().map((text) => JSON.parse(text))).toEqual([{ header: 'Wojaż' }, data])
})

test('the same data is written once', () => {
  const toJSON = vi.fn(() => 'Lato')
  const season = { toJSON }
  expect([asOneText(season, null), asOneText(season, null)]).toMatchObject([
    { oneText: '"Lato"' },
    { oneText: '"Lato"' },
  ])
  expect(toJSON).toHaveBeenCalledOnce()
})

test('data that a clientLoader has read stays as it is', () => {
  expect(readData(data)).toBe(data)
})
