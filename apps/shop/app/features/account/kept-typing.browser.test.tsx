import { useState } from 'react'
import { Link, redirect, useRevalidator } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../test/browser/draw.tsx'
import { isInside, keepTyping, pageOpened } from './kept-typing.ts'
import { KeptTypingHost } from './kept-typing-host.tsx'

const here = '/mytui/ustawienia?czesc=1'

beforeEach(() => sessionStorage.clear())

/** A form with every kind of field. The city is a controlled field of React. */
function Details() {
  const [city, setCity] = useState('')
  return (
    <form method="post">
      <input aria-label="Imię" name="firstName" defaultValue="Anna" />
      <input aria-label="Miasto" name="city" value={city} onChange={(event) => setCity(event.target.value)} />
      <textarea aria-label="Uwagi" name="notes" />
      <input aria-label="E-mail" type="checkbox" name="channel" value="email" />
      <input aria-label="SMS" type="checkbox" name="channel" value="sms" defaultChecked />
      <input aria-label="Hasło" type="password" name="password" />
      <input aria-label="Widoczne hasło" name="shown" autoComplete="new-password" />
      <input aria-label="Numer paszportu" name="document" autoComplete="off" />
      <output>{city}</output>
    </form>
  )
}

async function typeEverything() {
  await userEvent.fill(page.getByLabelText('Miasto'), 'Łódź')
  await userEvent.fill(page.getByLabelText('Uwagi'), 'dwie linie')
  await userEvent.fill(page.getByLabelText('Hasło', { exact: true }), 'tajne zdanie')
  await userEvent.fill(page.getByLabelText('Widoczne hasło'), 'tajne zdanie')
  await userEvent.fill(page.getByLabelText('Numer paszportu'), 'tajne 12')
  await page.getByLabelText('E-mail').click()
  await page.getByLabelText('SMS').click()
}

test('what was typed is there again after the login, passwords never are', async () => {
  const first = await draw(<Details />)
  await typeEverything()
  keepTyping(here)
  expect(sessionStorage.getItem('kept-typing')).not.toContain('tajne')
  await first.unmount()
  pageOpened('/cs/mytui/logowanie?powrot=x')
  pageOpened('/cs/mytui/logowanie?krok=haslo')
  await draw(<Details />)
  pageOpened(here)
  await expect.element(page.getByLabelText('Miasto')).toHaveValue('Łódź')
  await expect.element(page.getByRole('status')).toHaveTextContent('Łódź')
  await expect.element(page.getByLabelText('Uwagi')).toHaveValue('dwie linie')
  await expect.element(page.getByLabelText('Imię')).toHaveValue('Anna')
  await expect.element(page.getByLabelText('E-mail')).toBeChecked()
  await expect.element(page.getByLabelText('SMS')).not.toBeChecked()
  await expect.element(page.getByLabelText('Hasło', { exact: true })).toHaveValue('')
  await expect.element(page.getByLabelText('Widoczne hasło')).toHaveValue('')
  expect(sessionStorage.getItem('kept-typing')).toBeNull()
})

function Chat() {
  const { revalidate } = useRevalidator()
  return (
    <>
      <KeptTypingHost />
      <Details />
      <button type="button" onClick={() => void revalidate()}>
        Nowa wiadomość
      </button>
    </>
  )
}

test('a page that is read anew and leads to the login keeps what is typed there', async () => {
  let isOver = false
  let answerLogin = (_answer: null) => {}
  const loginLoader = () =>
    new Promise<null>((resolve) => {
      answerLogin = resolve
    })
  const chat = '/mytui/rozmowa'
  const login = (
    <>
      <KeptTypingHost />
      <Link to={chat}>Zaloguj się</Link>
    </>
  )
  await draw(null, {
    path: chat,
    routes: [
      { path: '/mytui/logowanie', element: login, loader: loginLoader },
      { path: chat, element: <Chat />, loader: () => (isOver ? redirect('/mytui/logowanie') : null) },
    ],
  })
  await userEvent.fill(page.getByLabelText('Uwagi'), 'dwie linie')
  isOver = true
  await page.getByRole('button', { name: 'Nowa wiadomość' }).click()
  await expect.poll(() => sessionStorage.getItem('kept-typing')).toContain('dwie linie')
  isOver = false
  answerLogin(null)
  await page.getByRole('link', { name: 'Zaloguj się' }).click()
  await expect.element(page.getByLabelText('Uwagi')).toHaveValue('dwie linie')
})

test('a form of travellers gets back what was typed of others, and the part it stands in opens', async () => {
  const travellers = (
    <details>
      <summary>Jan</summary>
      <form method="post" data-kept="">
        <input aria-label="Nazwisko" name="p1.lastName" autoComplete="off" defaultValue="Nowak" />
        <input aria-label="Hasło" type="password" name="password" />
      </form>
    </details>
  )
  const first = await draw(travellers)
  await page.getByText('Jan').click()
  await userEvent.fill(page.getByLabelText('Nazwisko'), 'Nowakowski')
  await userEvent.fill(page.getByLabelText('Hasło'), 'tajne zdanie')
  keepTyping(here)
  expect(sessionStorage.getItem('kept-typing')).not.toContain('tajne')
  await first.unmount()
  pageOpened('/mytui/potwierdzenie?powrot=x')
  await draw(travellers)
  pageOpened(here)
  await expect.element(page.getByLabelText('Nazwisko')).toBeVisible()
  await expect.element(page.getByLabelText('Nazwisko')).toHaveValue('Nowakowski')
})

test.each([
  ['the form was simply sent and the page has come again', [here]],
  ['they went elsewhere after the login', ['/mytui/logowanie', '/ulubione', here]],
])('nothing is put back when %s', async (_, pages) => {
  const first = await draw(<Details />)
  await typeEverything()
  keepTyping(here)
  await first.unmount()
  await draw(<Details />)
  for (const opened of pages) pageOpened(opened)
  await expect.element(page.getByLabelText('Miasto')).toHaveValue('')
  expect(sessionStorage.getItem('kept-typing')).toBeNull()
})

test('forms of the account are kept, those of the login and of the shop are not', () => {
  expect(['/mytui', '/cs/mytui/ustawienia'].filter(isInside)).toHaveLength(2)
  expect(
    ['/mytui/logowanie', '/uk/mytui/zmiana-hasla', '/pz/platnosc/1', '/mytuixyz'].filter(isInside),
  ).toEqual([])
})

test('what another program has written there is passed by', () => {
  for (const text of ['{', '7', '{"page":1}']) {
    sessionStorage.setItem('kept-typing', text)
    expect(() => pageOpened(here)).not.toThrow()
  }
})
