import { base } from '../address.ts'
import { numbersWords } from '../numbers-words.ts'
import type { Span } from '../span.ts'
import { Field } from './field.tsx'

const pages = {
  numbers: [
    { path: '/liczby', name: 'Sprzedaż' },
    { path: '/liczby/lejek', name: 'Droga do zakupu' },
  ],
  load: [
    { path: '/oblozenie', name: 'Loty' },
    { path: '/oblozenie/hotele', name: 'Hotele' },
  ],
} as const

/** The tabs of pages that need the same right. */
export function NumbersTabs({ of, here }: { of: keyof typeof pages; here: string }) {
  return (
    <ul className="tabs">
      {pages[of].map(({ path, name }) => (
        <li key={path}>
          <a href={base + path} aria-current={path === here ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function SpanFields({ from, to }: Span) {
  return (
    <>
      <Field label={numbersWords.from} name="from" type="date" defaultValue={from} />
      <Field label={numbersWords.to} name="to" type="date" defaultValue={to} />
    </>
  )
}

export function CsvLink({ href }: { href: string }) {
  return (
    <p>
      <a className="button" href={href}>
        {numbersWords.csv}
      </a>
    </p>
  )
}
