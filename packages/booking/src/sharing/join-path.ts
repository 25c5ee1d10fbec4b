/** Where the link of the letter leads, without its language. */
export const joinPath = '/mytui/dodaj-rezerwacje'
