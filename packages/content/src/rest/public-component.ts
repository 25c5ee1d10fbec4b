import { allBlocks } from '../blocks/all-blocks.ts'
import { optionsOf } from '../blocks/public-options.ts'
import type { Component } from '../components.ts'

/** What a block declares about its public shape. */
interface PublicApi {
  items?(component: object): object[]
  moments?: readonly string[]
  hidden?: readonly string[]
}

/**
 * Returns a component as the public API has it: fixed fields, and its facts as options in the order in which they are read. Its
 * markup is `html`, its rows are `items`.
 */
export function publicComponent(component: Component) {
  const { uid, name, active, validFrom, validTo, profiles, directions, tripTypes, ...own } = component
  const { items: rowsOf, moments, hidden = [] }: PublicApi = allBlocks[name].api ?? {}
  const facts: [string, unknown][] = []
  let html = ''
  let styles = ''
  let rows: object[] = []
  for (const [key, value] of Object.entries(own)) {
    if (hidden.includes(key)) continue
    if (key === 'styles') styles = value
    else if (/html$/i.test(key)) html = value
    else if (hasRows(value)) rows = value
    else facts.push([key, value])
  }
  const items = rowsOf?.(component) ?? rows
  const options = [...optionsOf(Object.fromEntries(facts), moments), ...optionsOf({ directions, tripTypes })]
  return { uid, name, active, validFrom, validTo, profiles, html, styles, items, options }
}

function hasRows(value: unknown): value is object[] {
  return Array.isArray(value) && value.some((row) => typeof row === 'object')
}
