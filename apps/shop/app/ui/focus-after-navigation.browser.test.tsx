import { Form, Outlet, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../test/browser/draw.tsx'
import { Button } from './button.tsx'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { Link } from './link.tsx'

/** A page with an offer that goes when it is accepted, a field that stays, and a link to another page. */
async function open() {
  let isAccepted = false
  const frame = (
    <>
      <FocusAfterNavigation target="content" />
      <header>
        <Link to="/other">Menu</Link>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
  await draw(null, {
    path: '/offer',
    routes: [
      {
        element: frame,
        children: [
          {
            path: '/offer',
            element: <Offer />,
            loader: () => ({ isAccepted }),
            action: () => {
              isAccepted = true
              return null
            },
          },
          { path: '/other', element: <h1>Other</h1> },
        ],
      },
    ],
  })
}

function Offer() {
  const { isAccepted } = useLoaderData<{ isAccepted: boolean }>()
  return (
    <Form method="post">
      {isAccepted ? <p>Accepted</p> : <Button type="submit">Accept</Button>}
      <Button type="submit">Send again</Button>
      <Link to="/other">On</Link>
    </Form>
  )
}

async function pressEnterOn(name: string) {
  const target = page
    .getByRole(name === 'On' || name === 'Menu' ? 'link' : 'button', { name, exact: true })
    .element()
  if (target instanceof HTMLElement) target.focus()
  await userEvent.keyboard('{Enter}')
}

const focused = () => document.activeElement?.textContent

test.each([
  ['a button that its own press takes away', 'Accept', 'Accepted'],
  ['a link to another page', 'On', 'Other'],
])('after %s the focus is at the contents', async (_what, name, shown) => {
  await open()
  await pressEnterOn(name)
  await expect.element(page.getByText(shown)).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('content')
})

test.each([
  ['Send again', 'Accepted'],
  ['Menu', 'Other'],
])('what is still there after its press keeps the focus: %s', async (name, shown) => {
  await open()
  await pressEnterOn(name)
  await expect.element(page.getByText(shown)).toBeVisible()
  expect(focused()).toBe(name)
})
