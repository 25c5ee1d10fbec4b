import { seoNameOf } from '@wojaz/travel/locale'

/** The shop's offices. The addresses are invented, the towns are real. */
export interface Office {
  id: string
  city: string
  citySeoName: string
  address: string
  addressSeoName: string
  postalCode: string
  phone: string
  email: string
  latitude: number
  longitude: number
  /** Monday first; null when closed. */
  openingHours: readonly (readonly [opens: string, closes: string] | null)[]
}

type Row = readonly [
  id: string,
  city: string,
  address: string,
  postalCode: string,
  latitude: number,
  longitude: number,
  hours: keyof typeof weeks,
]

const weeks = {
  street: [
    ['10:00', '18:00'],
    ['10:00', '18:00'],
    ['10:00', '18:00'],
    ['10:00', '18:00'],
    ['10:00', '18:00'],
    ['10:00', '14:00'],
    null,
  ],
  mall: [
    ['09:00', '21:00'],
    ['09:00', '21:00'],
    ['09:00', '21:00'],
    ['09:00', '21:00'],
    ['09:00', '21:00'],
    ['09:00', '21:00'],
    null,
  ],
  small: [
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    ['09:00', '17:00'],
    null,
    null,
  ],
} as const

const rows: readonly Row[] = [
  ['101', 'Warszawa', 'ul. Marszałkowska 87', '00-683', 52.2263, 21.0148, 'street'],
  ['102', 'Warszawa', 'ul. Puławska 214', '02-670', 52.1826, 21.0231, 'street'],
  ['103', 'Warszawa', 'Aleje Jerozolimskie 161', '02-326', 52.2033, 20.9466, 'mall'],
  ['104', 'Warszawa', 'ul. Targowa 56', '03-733', 52.2537, 21.0356, 'small'],
  ['111', 'Kraków', 'ul. Karmelicka 33', '31-131', 50.0663, 19.9287, 'street'],
  ['112', 'Kraków', 'ul. Kamieńskiego 8', '30-644', 50.0287, 19.9583, 'mall'],
  ['121', 'Katowice', 'ul. Mariacka 14', '40-014', 50.2584, 19.0274, 'street'],
  ['122', 'Katowice', 'ul. Chorzowska 110', '40-101', 50.2707, 18.9977, 'mall'],
  ['131', 'Gdańsk', 'ul. Długie Ogrody 21', '80-765', 54.3477, 18.6634, 'street'],
  ['132', 'Gdynia', 'ul. Świętojańska 71', '81-389', 54.5132, 18.5401, 'street'],
  ['141', 'Wrocław', 'ul. Świdnicka 38', '50-027', 51.1047, 17.0304, 'street'],
  ['142', 'Wrocław', 'plac Dominikański 5', '50-159', 51.1086, 17.0401, 'mall'],
  ['151', 'Poznań', 'ul. Święty Marcin 62', '61-808', 52.4067, 16.9204, 'street'],
  ['152', 'Poznań', 'ul. Głogowska 146', '60-205', 52.3904, 16.8856, 'small'],
  ['161', 'Łódź', 'ul. Piotrkowska 118', '90-006', 51.7639, 19.4586, 'street'],
  ['171', 'Szczecin', 'aleja Wojska Polskiego 20', '70-471', 53.4337, 14.5412, 'street'],
  ['181', 'Lublin', 'Krakowskie Przedmieście 47', '20-076', 51.2481, 22.5531, 'street'],
  ['191', 'Rzeszów', 'ul. 3 Maja 12', '35-030', 50.0365, 22.0019, 'street'],
  ['201', 'Bydgoszcz', 'ul. Gdańska 39', '85-005', 53.1279, 18.0061, 'street'],
  ['211', 'Białystok', 'ul. Lipowa 18', '15-427', 53.1324, 23.1571, 'street'],
  ['221', 'Toruń', 'ul. Szeroka 26', '87-100', 53.0107, 18.6069, 'street'],
  ['231', 'Kielce', 'ul. Sienkiewicza 41', '25-002', 50.8719, 20.6286, 'street'],
  ['241', 'Olsztyn', 'ul. Kościuszki 9', '10-501', 53.7768, 20.4869, 'small'],
  ['251', 'Opole', 'ul. Krakowska 28', '45-075', 50.6661, 17.9252, 'small'],
  ['261', 'Częstochowa', 'Aleja Najświętszej Maryi Panny 35', '42-217', 50.8117, 19.1166, 'street'],
  ['271', 'Zielona Góra', 'ul. Bohaterów Westerplatte 11', '65-078', 51.9404, 15.5109, 'small'],
  ['281', 'Bielsko-Biała', 'ul. 11 Listopada 22', '43-300', 49.8227, 19.0503, 'small'],
  ['291', 'Radom', 'ul. Żeromskiego 44', '26-600', 51.4019, 21.1512, 'small'],
]

export const offices: readonly Office[] = rows.map(
  ([id, city, address, postalCode, latitude, longitude, hours]) => ({
    id,
    city,
    citySeoName: seoNameOf(city),
    address,
    addressSeoName: seoNameOf(address),
    postalCode,
    phone: `22 555 0${id}`,
    email: `biuro${id}@wojaz.example`,
    latitude,
    longitude,
    openingHours: weeks[hours],
  }),
)
