import type { Order } from '@wojaz/booking'
import { type ChatLine, chatLine, chatOpening } from '@wojaz/talks'
import { signChat } from '@wojaz/talks/server'
import { threadAddress } from '../../app/features/mailbox/mailbox-address.ts'
import type { ChatView } from '../../app/features/mailbox/mailbox-view.ts'
import { tabAddress } from '../../app/features/reservation/reservation-address.ts'
import { type Context, localeOf } from '../account/account-page.ts'
import { signedIn } from '../account/signed-in.ts'
import { servicesContext } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { conversationView } from './conversation.ts'
import { actReply } from './thread-page.ts'

type ChatServices = Pick<Services, 'talks' | 'clock' | 'env'>

/** When the guest can expect an answer. */
export async function chatLineOf({ talks, clock, env }: ChatServices, thread: string): Promise<ChatLine> {
  const [chat, staffThere] = await Promise.all([talks.chats.chat(thread), talks.chats.staffThere()])
  return chatLine({ opening: chatOpening(env.chatHours, clock()), staffThere, chat })
}

/** The same for a waiting guest, from the queue that is read once for all; null: they are not waiting any more. */
export async function movedLineOf(
  { talks, clock, env }: ChatServices,
  thread: string,
): Promise<ChatLine | null> {
  const { places, staffThere } = await talks.chats.line()
  const place = places.get(thread)
  if (place === undefined) return null
  const chat = { state: 'waiting', place } as const
  return chatLine({ opening: chatOpening(env.chatHours, clock()), staffThere, chat })
}

/** A message during opening hours starts a chat; at other times it goes to the mailbox. */
export function isChatOpen({ clock, env }: Pick<ChatServices, 'clock' | 'env'>): boolean {
  return chatOpening(env.chatHours, clock()).isOpen
}

/** The `czat` page of a trip: its thread and the availability of the office. */
export async function chatPart(
  context: Context,
  request: Request,
  { number }: Pick<Order, 'number'>,
): Promise<{ tab: 'czat' } & ChatView> {
  const services = context.get(servicesContext)
  const { uid: customerId } = signedIn(context, request)
  const locale = localeOf(context)
  const address = tabAddress(locale, number, 'czat')
  const params = new URL(request.url).searchParams
  const reader = { customerId, orders: [number] }
  const conversation = await conversationView(services, reader, number, { address, params })
  if (!conversation) throw new Error('The thread of an own trip is there.')
  const pass = { customerId, orderNumber: number }
  return {
    tab: 'czat',
    conversation,
    line: await chatLineOf(services, number),
    token: signChat(services.env.contentSecret, pass, services.clock()).token,
    mailboxUrl: threadAddress(locale, number),
  }
}

export function actChat(context: Context, request: Request, { number }: Pick<Order, 'number'>) {
  const { uid: customerId } = signedIn(context, request)
  return actReply(context, request, {
    reader: { customerId, orders: [number] },
    thread: number,
    address: tabAddress(localeOf(context), number, 'czat'),
    isChat: isChatOpen(context.get(servicesContext)),
  })
}
