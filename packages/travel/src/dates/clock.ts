/** The only way to read the time. The composition root passes the real clock, a test a fixed one. */
export type Clock = () => Date
