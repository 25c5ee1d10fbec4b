/** The one way to ask for the time. The composition root holds the real one, a test a fixed one. */
export type Clock = () => Date
