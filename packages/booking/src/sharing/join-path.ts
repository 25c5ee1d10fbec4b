/** Path of the emailed link, without the language prefix. */
export const joinPath = '/mytui/dodaj-rezerwacje'
