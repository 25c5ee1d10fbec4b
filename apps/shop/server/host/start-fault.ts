/** Something the person who starts the shop can put right; its message is the whole of what they need to read. */
export class StartFault extends Error {}
