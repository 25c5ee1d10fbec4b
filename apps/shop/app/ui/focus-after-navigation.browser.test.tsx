import { useEffect, useRef } from 'react'
import { Form, Outlet, useActionData, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../test/browser/draw.tsx'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { Link } from './link.tsx'
import { Notice } from './notice.tsx'

/** A page with an offer that disappears when it is accepted, a field that stays, and a link to another page. */
async function open(path = '/offer') {
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
    path,
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
          { path: '/refused', element: <Refused />, action: async ({ request }) => request.formData() },
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

/** A long form that is refused: for a field, as a whole, or for a field that the form focuses itself. */
function Refused() {
  const fault = (useActionData() as FormData | undefined)?.get('fault')
  const shown = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fault === 'shown') shown.current?.focus()
  }, [fault])
  return (
    <Form method="post" noValidate>
      {fault === 'whole' ? <Notice tone="error">Somebody was quicker</Notice> : null}
      <Field
        label="Name"
        name="name"
        error={fault === 'field' || fault === 'shown' ? 'Missing' : undefined}
      />
      <input ref={shown} aria-label="Shown" />
      <div style={{ height: '300vh' }} />
      {['field', 'whole', 'shown'].map((value) => (
        <Button key={value} type="submit" name="fault" value={value}>
          {value}
        </Button>
      ))}
    </Form>
  )
}

test('a refused form leads to the first field that is wrong', async () => {
  await open('/refused')
  await pressEnterOn('field')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await expect.element(page.getByLabelText('Name')).toBeInViewport()
})

test('a form that is refused as a whole shows the sentence that says why', async () => {
  await open('/refused')
  await pressEnterOn('whole')
  await expect.element(page.getByRole('alert')).toBeInViewport()
})

test('a form that leads to a field itself is left alone', async () => {
  await open('/refused')
  await pressEnterOn('shown')
  await expect.element(page.getByLabelText('Shown')).toHaveFocus()
})

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
