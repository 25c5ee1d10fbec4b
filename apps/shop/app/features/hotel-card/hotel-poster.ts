interface SharedHotel {
  name: string
  /** From the country down. */
  places: readonly { name: string }[]
  pictures: readonly { src: string }[]
}

/** What is drawn for the card of a hotel that somebody shares. */
export function hotelPoster({ name, places, pictures }: SharedHotel) {
  return {
    title: [name, places.at(-1)?.name].filter(Boolean).join(', '),
    picture: pictures[0]?.src ?? null,
  }
}
