/** What a phone number may be used for. Consent to email is a mailing list in the package `mail`. */
export const phoneChannels = ['sms', 'phone'] as const
export type PhoneChannel = (typeof phoneChannels)[number]
