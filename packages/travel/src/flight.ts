export const cabinClasses = ['Economy', 'Comfort', 'PremiumComfort', 'Business', 'Premium'] as const

export type CabinClass = (typeof cabinClasses)[number]

export const tripDirections = ['DEPARTURE', 'RETURN'] as const

export type TripDirection = (typeof tripDirections)[number]
