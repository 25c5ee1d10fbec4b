/** The seller and its guarantors, printed on every contract, invoice and email of an order. */
export const company = {
  name: 'Wojaż sp. z o.o.',
  street: 'ul. Przykładowa 1',
  city: '00-000 Warszawa',
  taxNumber: '0000000000',
  registryNumber: '00000',
  registryKeeper: 'Marszałek Województwa Mazowieckiego',
  registryAddress: 'ul. Jagiellońska 26, 03-719 Warszawa',
  guarantor: 'Towarzystwo Ubezpieczeń Przykład S.A.',
  insurer: 'Towarzystwo Ubezpieczeń Przykład S.A.',
  /** The account for bank transfers. The order number is the title of the transfer. */
  account: 'PL61 1090 1014 0000 0712 1981 2874',
  complaints: 'reklamacje@wojaz.example',
} as const

export const companyAddress = `${company.name}, ${company.street}, ${company.city}`

/** Returns what a guest needs to pay an order by bank transfer. */
export function transferTo({ number }: { readonly number: string }) {
  return { recipient: company.name, account: company.account, title: number }
}
