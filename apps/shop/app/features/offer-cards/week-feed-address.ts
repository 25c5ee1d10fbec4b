/** The feed of the week's offers, without the language prefix. */
export const weekFeedUrl = '/rss/oferty-tygodnia.xml'
