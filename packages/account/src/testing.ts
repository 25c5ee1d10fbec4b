export { newAuthenticator } from './testing/authenticator.ts'
export { openFacebook, type TestFacebook } from './testing/facebook.ts'
export { openIdentityProvider, type TestIdentityProvider } from './testing/identity-provider.ts'
export { newSigningKey } from './testing/signing-key.ts'
