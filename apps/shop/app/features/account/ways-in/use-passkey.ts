import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useEffect, useState } from 'react'
import { having, isText } from '../../../browser/answer-shape.ts'

/** Loaded on demand: most pages need no passkey. */
const webAuthn = () => import('@simplewebauthn/browser')
const shop = async () => (await import('../../../browser/shop-api.ts')).shopApi

const path = 'www/mytui/api/passkeys'

async function ask<Options extends { challenge: string }>(about: string): Promise<Options> {
  const shape = having<Options>({ challenge: isText } as never)
  return (await (await shop()).post(`${path}/${about}`, {}, { shape })).body
}

/** `isAutofill`: the browser offers the passkey among the addresses in the field and waits until somebody chooses it. */
export async function logInWithPasskey({ isAutofill = false } = {}): Promise<void> {
  const { startAuthentication } = await webAuthn()
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('login/options')
  const response: AuthenticationResponseJSON = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: isAutofill,
  })
  await (await shop()).post(`${path}/login`, { response })
}

export async function confirmWithPasskey(): Promise<void> {
  const { startAuthentication } = await webAuthn()
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('confirm/options')
  const response = await startAuthentication({ optionsJSON })
  await (await shop()).post(`${path}/confirm`, { response })
}

export async function addPasskey(): Promise<void> {
  const { startRegistration } = await webAuthn()
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('options')
  const response = await startRegistration({ optionsJSON })
  await (await shop()).post(path, { response })
}

/** Null until hydration. */
export function usePasskeySupport(): boolean | null {
  const [isSupported, setSupported] = useState<boolean | null>(null)
  useEffect(() => {
    setSupported(typeof window.PublicKeyCredential === 'function')
  }, [])
  return isSupported
}

export async function hasPasskeyAutofill(): Promise<boolean> {
  return (await webAuthn()).browserSupportsWebAuthnAutofill()
}
