/** What a phone may be used for. E-mail is a list one is on: `post` knows that. */
export const phoneChannels = ['sms', 'phone'] as const
export type PhoneChannel = (typeof phoneChannels)[number]
