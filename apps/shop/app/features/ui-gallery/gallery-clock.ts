/** The gallery is a composition root of its own: its parts need a clock and there is no server behind them. */
export const galleryClock = () => new Date()
