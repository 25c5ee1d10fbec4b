/** Where the link of the email leads, without its language. */
export const joinPath = '/mytui/dodaj-rezerwacje'
