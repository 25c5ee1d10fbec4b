import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { PasswordField } from './password-field.tsx'

const field = () => page.getByLabelText('Hasło', { exact: true })

test('a password can be looked at, and what was typed stays', async () => {
  await draw(<PasswordField name="password" label="Hasło" />)
  await userEvent.fill(field(), 'lato nad morzem')
  await expect.element(field()).toHaveAttribute('type', 'password')
  await expect.element(field()).toHaveAttribute('autocomplete', 'current-password')
  await page.getByRole('button', { name: 'Pokaż' }).click()
  await expect.element(field()).toHaveAttribute('type', 'text')
  await expect.element(field()).toHaveValue('lato nad morzem')
  await expect.element(page.getByText('Hasło jest widoczne na ekranie.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Ukryj' }).click()
  await expect.element(field()).toHaveAttribute('type', 'password')
})

test('the strength of a new one is told in words as it is typed', async () => {
  await draw(<PasswordField name="password" label="Hasło" isNew />)
  await expect.element(field()).toHaveAttribute('autocomplete', 'new-password')
  for (const [typed, words] of [
    ['lato', 'Jeszcze za krótkie: potrzeba 10 znaków.'],
    ['12345678901234', 'Słabe: łatwo je zgadnąć.'],
    ['dziesięć10', 'Dobre.'],
    ['lato nad samym morzem', 'Bardzo dobre: trudno je zgadnąć.'],
  ] as const) {
    await userEvent.fill(field(), typed)
    await expect.element(page.getByText(words)).toBeVisible()
  }
})

test('a password with the address of the same form in it is a weak one', async () => {
  await draw(
    <form>
      <input type="hidden" name="email" value="zuzanna.wisniewska@example.com" />
      <PasswordField name="password" label="Hasło" isNew />
    </form>,
  )
  await userEvent.fill(field(), 'zuzanna wisniewska lubi morze')
  await expect.element(page.getByText('Słabe: łatwo je zgadnąć.')).toBeVisible()
})

test('a password of an existing account is not judged', async () => {
  await draw(
    <>
      <PasswordField name="password" label="Hasło" error="To nie jest hasło do tego konta." />
      <PasswordField name="newPassword" label="Nowe hasło" isNew />
    </>,
  )
  await userEvent.fill(field(), '1234')
  await userEvent.fill(page.getByLabelText('Nowe hasło', { exact: true }), '1234')
  await expect.element(page.getByText(/Słabe|krótkie/)).toBeVisible()
  expect(page.getByText(/Słabe|krótkie/).elements()).toHaveLength(1)
  await expect.element(field()).toHaveAccessibleDescription('To nie jest hasło do tego konta.')
})
