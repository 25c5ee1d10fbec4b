import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { desktop, draw, phone } from '../../test/browser/draw.tsx'
import { focusOn } from '../../test/browser/keyboard.ts'
import { boxOf } from '../../test/browser/settled.ts'
import { Dialog } from './dialog.tsx'
import { FullScreenView } from './full-screen-view.tsx'

const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden'
const called = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name })

interface OneProps {
  name: string
  variant?: 'box' | 'screen'
  /** Ignores the request to close. */
  stays?: boolean
  children?: ReactNode
}

function One({ name, variant = 'box', stays = false, children }: OneProps) {
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState(0)
  return (
    <>
      <button type="button" command="show-modal" commandfor={name} onClick={() => setOpen(true)}>
        Otwórz {name}
      </button>
      <Dialog
        id={name}
        label={name}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => {
          setAsked(asked + 1)
          setOpen(stays)
        }}
        variant={variant}
        className="bg-paper"
      >
        <div className="p-4">
          <p>Asked {asked}</p>
          <button type="button">W środku {name}</button>
          {children}
        </div>
      </Dialog>
    </>
  )
}

test('while it is open the page is held and out of reach; closed, it gives back the page and the focus', async () => {
  await draw(<One name="raz" />)
  await button('Otwórz raz').click()
  await expect.element(button('W środku raz')).toHaveFocus()
  expect(isHeld()).toBe(true)
  expect(called('raz').element().matches(':modal')).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(called('raz')).not.toBeInTheDocument()
  await expect.element(button('Otwórz raz')).toHaveFocus()
  expect(isHeld()).toBe(false)
})

test('the focus goes to `data-autofocus`, also behind another control', async () => {
  await draw(
    <One name="raz">
      <h2 tabIndex={-1} data-autofocus>
        Tytuł
      </h2>
    </One>,
  )
  await button('Otwórz raz').click()
  await expect.element(page.getByRole('heading', { name: 'Tytuł' })).toHaveFocus()
})

test('a press beside a box closes it, a text marked from inside to beside it does not', async () => {
  await draw(<One name="raz" />)
  await button('Otwórz raz').click()
  const box = called('raz').element()
  const press = (type: string, target: Element) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  press('pointerdown', button('W środku raz').element())
  press('click', box)
  await expect.element(called('raz')).toBeVisible()
  press('pointerdown', box)
  press('click', box)
  await expect.element(called('raz')).not.toBeInTheDocument()
})

test('what fills the screen has no beside', async () => {
  await draw(<One name="raz" variant="screen" />)
  await button('Otwórz raz').click()
  await called('raz').click({ position: { x: 300, y: 300 } })
  await expect.element(called('raz')).toBeVisible()
})

test('of two, Escape asks the upper one alone', async () => {
  await draw(
    <One name="raz">
      <One name="dwa" />
    </One>,
  )
  await button('Otwórz raz').click()
  await button('Otwórz dwa').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(called('dwa')).not.toBeInTheDocument()
  await expect.element(called('raz')).toHaveTextContent('Asked 0')
  expect(isHeld()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(called('raz')).not.toBeInTheDocument()
  expect(isHeld()).toBe(false)
})

test('one that may not close yet stays, however often Escape is pressed', async () => {
  await draw(<One name="raz" stays />)
  await button('Otwórz raz').click()
  for (const asked of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}')
    await expect.element(called('raz')).toHaveTextContent(`Asked ${asked}`)
  }
  await expect.element(called('raz')).toBeVisible()
})

test('opened by its button before the scripts, it is taken over: the page is held, and it closes', async () => {
  const early = document.createElement('div')
  document.body.append(early)
  const { renderToString } = await import('react-dom/server')
  const { hydrateRoot } = await import('react-dom/client')
  early.innerHTML = renderToString(<One name="raz" />)
  await button('Otwórz raz').click()
  await expect.element(called('raz')).toBeVisible()
  expect(isHeld()).toBe(false)
  const root = hydrateRoot(early, <One name="raz" />)
  await expect.poll(isHeld).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(called('raz')).not.toBeInTheDocument()
  expect(isHeld()).toBe(false)
  root.unmount()
  early.remove()
})

function View() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otwórz filtry
      </button>
      <FullScreenView
        id="filtry"
        title="Filtry"
        isOpen={isOpen}
        close={() => setOpen(false)}
        closeLabel="Zamknij okno"
        closeTo="#wyniki"
        beside="lg:block"
      >
        <label>
          Pokój <input />
        </label>
      </FullScreenView>
    </>
  )
}

describe('a view that is part of a wide page', () => {
  beforeEach(() => page.viewport(phone.width, phone.height))

  const field = page.getByRole('textbox', { name: 'Pokój' })

  test('fills a phone, says its title first, and Escape gives the focus back', async () => {
    await draw(<View />)
    await expect.element(field).not.toBeInTheDocument()
    focusOn(button('Otwórz filtry'))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Filtry' })).toHaveFocus()
    const { width, height } = await boxOf(called('Filtry'))
    expect({ width, height }).toEqual(phone)
    await userEvent.keyboard('{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.element(button('Otwórz filtry')).toHaveFocus()
  })

  test('on a wide screen it is no dialog, and what was typed stays while the screen grows and shrinks', async () => {
    await draw(<View />)
    await button('Otwórz filtry').click()
    await field.fill('dwójka')
    await page.viewport(desktop.width, desktop.height)
    await expect.element(called('Filtry')).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('dwójka')
    await expect.element(button('Otwórz filtry')).toBeVisible()
    expect(isHeld()).toBe(false)
    await page.viewport(phone.width, phone.height)
    await expect.element(called('Filtry')).toBeVisible()
    await expect.element(field).toHaveValue('dwójka')
    expect(isHeld()).toBe(true)
  })
})
