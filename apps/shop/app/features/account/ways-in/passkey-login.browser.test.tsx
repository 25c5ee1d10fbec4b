import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls, refusal } from '../../../../test/browser/answer-calls.ts'
import { draw } from '../../../../test/browser/draw.tsx'
import { PasskeyLogin } from './passkey-login.tsx'

const path = '/api/www/mytui/api/passkeys/login'
const options = { challenge: 'AAAA', rpId: 'localhost', userVerification: 'required', timeout: 300_000 }
const bytes = () => new Uint8Array([1, 2, 3]).buffer
const key = {
  id: 'AQID',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: bytes(),
  },
  getClientExtensionResults: () => ({}),
}

/** A browser with or without passkey autofill. `answers`: what happens when it is asked for a passkey. */
function browserWithKeys(offersInFields: boolean, answers: () => Promise<unknown>) {
  const available = vi
    .spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
    .mockResolvedValue(offersInFields)
  const asked = vi.spyOn(navigator.credentials, 'get').mockImplementation(answers as never)
  onTestFinished(() => {
    available.mockRestore()
    asked.mockRestore()
  })
  return asked
}

function Page() {
  return (
    <main>
      <input aria-label="Adres e-mail" autoComplete="username webauthn" />
      <PasskeyLogin />
    </main>
  )
}

test('a key is offered in the field at once, and what the shop says of it is shown', async () => {
  const asked = browserWithKeys(true, async () => key)
  const calls = answerCalls({
    [`POST ${path}/options`]: options,
    [`POST ${path}`]: () => refusal(422, { message: 'Nie rozpoznaliśmy tego klucza.' }),
  })
  const screen = await draw(<Page />, { path: '/mytui/logowanie' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nie rozpoznaliśmy tego klucza.')
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    mediation: 'conditional',
    publicKey: { rpId: 'localhost', userVerification: 'required' },
  })
  expect(calls.at(-1)).toMatchObject({ path, body: { response: { id: 'AQID', type: 'public-key' } } })
})

test('where fields offer none the button asks; whoever changes their mind hears no complaint', async () => {
  const asked = browserWithKeys(false, async () => {
    throw new DOMException('no', 'NotAllowedError')
  })
  const calls = answerCalls({ [`POST ${path}/options`]: options })
  const screen = await draw(<Page />, { path: '/mytui/logowanie' })
  const button = screen.getByRole('button', { name: 'Zaloguj się kluczem dostępu' })
  await button.click()
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  expect(asked.mock.calls[0]?.[0]?.mediation).toBeUndefined()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(calls).toHaveLength(1)
})
