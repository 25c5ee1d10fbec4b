import type { Footer, Header } from '@wojaz/content'
import { expect, test } from 'vitest'
import { withoutAttractions } from './without-attractions.ts'

const attractions = { label: 'Atrakcje', url: '/atrakcje' }
const quiz = { label: 'Quiz', url: '/quiz' }

test('where nobody sells attractions, no menu leads to them', () => {
  const menu = [
    { label: 'Kierunki', url: '/wypoczynek', links: [quiz, attractions] },
    { ...attractions, links: [] },
    { label: 'Inne', url: null, links: [{ label: 'Rejsy', url: '/atrakcje/wyniki-wyszukiwania' }] },
  ]
  const header: Header = { notice: null, menu, phone: '', phoneHours: '' }
  const footer: Footer = { columns: menu, legal: '', company: '' }
  const left = [
    { label: 'Kierunki', url: '/wypoczynek', links: [quiz] },
    { label: 'Inne', url: null, links: [] },
  ]
  const layout = { header, footer }
  expect(withoutAttractions(layout)).toBe(withoutAttractions(layout))
  expect(withoutAttractions(layout)).toEqual({
    header: { ...header, menu: left },
    footer: { ...footer, columns: left },
  })
})
