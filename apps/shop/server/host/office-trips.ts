import type { OfficeTrips } from '@wojaz/office/server'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, refused } from '@wojaz/travel/outcome'
import { aboutMeSentences } from '../account/about-me/fault-sentences.ts'
import type { Services } from '../request/services.ts'
import { leavingOptions, pricedOptions } from '../reservation/change-lists.ts'
import { feeView, kindsOf } from '../reservation/change-parts.ts'
import { changeContact, changePerson, type PeopleFaults } from '../reservation/change-people.ts'
import { changeWish } from '../reservation/change-wish.ts'

/** The choices and forms of the guests' trip pages, for staff who act for them. The office is in Polish. */
export function tripsForOffice(services: Pick<Services, 'booking' | 'offers' | 'clock'>): OfficeTrips {
  const { clock } = services
  const today = () => dayOf(clock())

  const sentences = (refusal: PeopleFaults) =>
    refusal.code === 'form-faulty'
      ? refused({ code: 'form-faulty' as const, faults: aboutMeSentences(refusal.faults, 'pl') })
      : refused({ code: refusal.code })

  return {
    kinds: (order) => kindsOf(order, today()),
    fee: (order) => feeView(order, today())?.amount ?? null,
    options: (order, kind, search) => pricedOptions(services, order, kind, search),
    leaving: async (order) => (await leavingOptions(services, order))?.people ?? [],

    async wish(order, typed) {
      const wish = await changeWish(order, typed, services)
      if (wish.ok) return accepted(wish.value)
      return 'faults' in wish.refusal
        ? refused({ faults: aboutMeSentences(wish.refusal.faults, 'pl') })
        : refused({ fault: wish.refusal.fault })
    },

    async changePerson(order, person, typed, behalf) {
      const outcome = await changePerson(services, order, person, typed, behalf)
      return outcome.ok ? outcome : sentences(outcome.refusal)
    },

    async changeContact(order, typed, behalf) {
      const outcome = await changeContact(services, order, typed, order.locale, behalf)
      return outcome.ok ? outcome : sentences(outcome.refusal)
    },
  }
}
