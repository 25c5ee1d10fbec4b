import type { AttractionItem, AttractionOrder } from '@wojaz/attractions'

export const attractionOrderStates: Readonly<Record<AttractionOrder['state'], string>> = {
  ordered: 'gość płaci',
  unpaid: 'nieopłacone',
  paid: 'opłacone',
}

export const attractionStates: Readonly<Record<AttractionItem['state'], string>> = {
  asked: 'pytamy organizatora',
  'on-hold': 'miejsca trzymane',
  waiting: 'czeka na organizatora',
  confirmed: 'potwierdzona',
  rejected: 'odrzucona przez organizatora',
  expired: 'wygasła',
  cancelled: 'odwołana',
  redeemed: 'wykorzystana',
}

export const attractionRefunds: Readonly<Record<NonNullable<AttractionItem['refund']>['state'], string>> = {
  due: 'do zwrotu',
  started: 'w zwrocie',
  refunded: 'zwrócono',
  failed: 'zwrot nieudany, ponawiamy',
}

export const attractionEmails: Readonly<Record<string, string>> = {
  'attraction-paid': 'potwierdzenie płatności',
  'attraction-confirmed': 'bilet',
  'attraction-waiting': 'czekamy na organizatora',
  'attraction-refused': 'organizator odmówił',
  'attraction-cancelled-by-guest': 'rezygnacja gościa',
  'attraction-cancelled-by-supplier': 'organizator odwołał',
  'attraction-refunded': 'zwrot wypłacony',
}
