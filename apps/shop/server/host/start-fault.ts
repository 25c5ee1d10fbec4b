/** A fault that the person who starts the shop can correct. Its message says everything they need. */
export class StartFault extends Error {}
