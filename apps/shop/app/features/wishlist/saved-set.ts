/** The response of `/api/www/wishlist/count` and of every change; the newest first. */
export interface SavedCodes {
  wishlistCount: number
  offerCodes: string[]
}

/** The list as it will be when the server agrees. */
export function withOffer({ offerCodes }: SavedCodes, offerCode: string): SavedCodes {
  return counted([offerCode, ...offerCodes.filter((code) => code !== offerCode)])
}

export function withoutOffer({ offerCodes }: SavedCodes, offerCode: string): SavedCodes {
  return counted(offerCodes.filter((code) => code !== offerCode))
}

function counted(offerCodes: string[]): SavedCodes {
  return { wishlistCount: offerCodes.length, offerCodes }
}
