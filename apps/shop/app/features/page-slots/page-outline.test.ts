import type { Component, Page } from '@wojaz/content'
import { expect, test } from 'vitest'
import { makePage, plainFrame } from '../../../test/make-page.ts'
import { leadingComponent } from './page-outline.ts'

const frame = plainFrame
const text = (uid: string): Component => ({ ...frame, uid, name: 'richText', heading: null, html: '' })
const hero = (uid: string): Component => ({
  ...frame,
  uid,
  name: 'hero',
  eyebrow: null,
  heading: 'Lato',
  lead: null,
  picture: { src: '/file/media/a.jpg', alt: '', width: 4, height: 3 },
  callToAction: null,
  secondaryAction: null,
})

function pageOf(...slots: Component[][]): Page {
  return makePage({
    title: 'Lato',
    slots: slots.map((components, position) => ({ name: `slot-${position}`, components })),
  })
}

test('a hero that opens the page carries its heading', () => {
  expect(leadingComponent(pageOf([], [hero('a'), hero('b')]))).toBe('a')
})

test('a page that opens with anything else shows its title', () => {
  expect(leadingComponent(pageOf([text('t'), hero('a')]))).toBeNull()
  expect(leadingComponent(pageOf())).toBeNull()
})
