import { expect, test } from 'vitest'
import { type AccordionState, accordion, expandedSections } from './accordion-state.ts'

const sections = ['visa', 'luggage', 'payment']
const many = { sections, oneAtATime: false }
const single = { sections, oneAtATime: true }
const closed: AccordionState = { expanded: 'none' }

test('one section can be expanded and the others close', () => {
  expect(accordion({ expanded: 'all' }, { type: 'oneExpanded', section: 'visa' }, many)).toEqual({
    expanded: 'one',
    section: 'visa',
  })
})

test('all sections can be expanded at once', () => {
  expect(accordion(closed, { type: 'allExpanded' }, many)).toEqual({ expanded: 'all' })
})

test('all sections can be collapsed at once', () => {
  expect(accordion({ expanded: 'all' }, { type: 'allCollapsed' }, many)).toEqual(closed)
})

test('a given set is expanded in the order of the page', () => {
  expect(accordion(closed, { type: 'givenExpanded', sections: ['payment', 'visa'] }, many)).toEqual({
    expanded: 'given',
    sections: ['visa', 'payment'],
  })
})

test('pressing a closed section opens it beside the open ones', () => {
  const state = accordion(
    { expanded: 'one', section: 'visa' },
    { type: 'sectionPressed', section: 'payment' },
    many,
  )
  expect(expandedSections(state, sections)).toEqual(['visa', 'payment'])
})

test('pressing an open section closes it alone', () => {
  const state = accordion({ expanded: 'all' }, { type: 'sectionPressed', section: 'luggage' }, many)
  expect(expandedSections(state, sections)).toEqual(['visa', 'payment'])
})

test('with one at a time, pressing a section closes the one that was open', () => {
  const state = accordion(
    { expanded: 'one', section: 'visa' },
    { type: 'sectionPressed', section: 'payment' },
    single,
  )
  expect(state).toEqual({ expanded: 'one', section: 'payment' })
})

test('pressing the only open section leaves all closed', () => {
  expect(
    accordion({ expanded: 'one', section: 'visa' }, { type: 'sectionPressed', section: 'visa' }, single),
  ).toEqual(closed)
})

test('opening the last closed section is the same as opening all', () => {
  expect(
    accordion(
      { expanded: 'given', sections: ['visa', 'luggage'] },
      { type: 'sectionPressed', section: 'payment' },
      many,
    ),
  ).toEqual({ expanded: 'all' })
})

test.each(['oneExpanded', 'sectionPressed'] as const)(
  '%s with a section that is not there opens nothing',
  (type) => {
    expect(accordion(closed, { type, section: 'pets' }, many)).toEqual(closed)
  },
)
