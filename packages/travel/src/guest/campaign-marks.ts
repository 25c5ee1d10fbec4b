const tracking = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|ttclid|clickedLink)$/

/** Query parameters of marketing campaigns; they never change the page. */
export function isCampaignMark(name: string): boolean {
  return tracking.test(name)
}

export function withoutCampaignMarks(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !isCampaignMark(name))
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
