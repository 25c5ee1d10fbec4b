import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router'
import type { Allowed } from '../server/page-guard.ts'
import { base } from './address.ts'
import { NotFound } from './not-found.tsx'
import * as announcement from './routes/announcement.tsx'
import * as announcements from './routes/announcements.tsx'
import * as arrears from './routes/arrears.tsx'
import * as complaint from './routes/complaint.tsx'
import * as complaintActs from './routes/complaint-acts.ts'
import * as complaintFile from './routes/complaint-file.ts'
import * as complaints from './routes/complaints.tsx'
import * as dailyReport from './routes/daily-report.tsx'
import * as reportFile from './routes/daily-report-file.ts'
import * as home from './routes/home.tsx'
import * as invitation from './routes/invitation.tsx'
import * as judgeReview from './routes/judge-review.ts'
import * as log from './routes/log.tsx'
import * as login from './routes/login.tsx'
import * as logout from './routes/logout.ts'
import * as memberActs from './routes/member-acts.ts'
import * as members from './routes/members.tsx'
import * as newAnnouncement from './routes/new-announcement.tsx'
import * as order from './routes/order.tsx'
import * as orderActs from './routes/order-acts.ts'
import * as orderFile from './routes/order-file.ts'
import * as orders from './routes/orders.tsx'
import * as payments from './routes/payments.tsx'
import * as refunds from './routes/refunds.tsx'
import * as reviewPhoto from './routes/review-photo.ts'
import * as reviews from './routes/reviews.tsx'
import * as search from './routes/search.ts'
import * as talk from './routes/talk.tsx'
import * as talkActs from './routes/talk-acts.ts'
import * as talkFile from './routes/talk-file.ts'
import * as talks from './routes/talks.tsx'

interface RouteModule {
  readonly loader?: LoaderFunction
  readonly action?: ActionFunction
  readonly default?: React.ComponentType
}

export interface OfficePage {
  readonly path: string
  /** Who opens it, and who sends its form; null: nobody. */
  readonly look: Allowed
  readonly act: Allowed
  readonly module: RouteModule
}

/** The site map, with who may do what: nothing has an address that does not stand here. */
export const officePages: readonly OfficePage[] = [
  { path: '/logowanie', look: 'anyone', act: 'anyone', module: login },
  { path: '/zaproszenie', look: 'anyone', act: 'anyone', module: invitation },
  { path: '/wyjscie', look: null, act: 'staff', module: logout },
  { path: '/', look: 'staff', act: null, module: home },
  { path: '/szukaj', look: null, act: 'orders', module: search },
  { path: '/zamowienia', look: 'orders', act: null, module: orders },
  { path: '/zamowienia/:number', look: 'orders', act: null, module: order },
  {
    path: '/zamowienia/:number/notatka',
    look: null,
    act: 'notes',
    module: { ...order, action: orderActs.note },
  },
  {
    ...{ path: '/zamowienia/:number/dokumenty', look: null, act: 'letters' },
    module: { ...order, action: orderActs.documents },
  },
  {
    path: '/zamowienia/:number/link',
    look: null,
    act: 'letters',
    module: { ...order, action: orderActs.link },
  },
  { path: '/zamowienia/:number/pliki/:file', look: 'orders', act: null, module: orderFile },
  { path: '/rozmowy', look: 'talks', act: null, module: talks },
  { path: '/rozmowy/:id', look: 'talks', act: 'talks', module: { ...talk, action: talkActs.answer } },
  { path: '/rozmowy/:id/czat', look: null, act: 'talks', module: { ...talk, action: talkActs.chat } },
  { path: '/rozmowy/:id/:message/:file', look: 'talks', act: null, module: talkFile },
  { path: '/reklamacje', look: 'complaints', act: null, module: complaints },
  {
    ...{ path: '/reklamacje/:number', look: 'complaints', act: 'decisions' },
    module: { ...complaint, action: complaintActs.handle },
  },
  {
    ...{ path: '/reklamacje/:number/wyplata', look: null, act: 'money' },
    module: { ...complaint, action: complaintActs.paid },
  },
  { path: '/reklamacje/:number/pliki/:file', look: 'complaints', act: null, module: complaintFile },
  { path: '/zmiany', look: 'announcements', act: null, module: announcements },
  { path: '/zmiany/nowa', look: 'announcements', act: 'announcements', module: newAnnouncement },
  { path: '/zmiany/:id', look: 'announcements', act: null, module: announcement },
  { path: '/opinie', look: 'reviews', act: null, module: reviews },
  { path: '/opinie/:number', look: null, act: 'reviews', module: { ...reviews, ...judgeReview } },
  { path: '/opinie/:number/zdjecia/:file', look: 'reviews', act: null, module: reviewPhoto },
  { path: '/platnosci', look: 'money', act: null, module: payments },
  { path: '/zwroty', look: 'money', act: null, module: refunds },
  { path: '/zaleglosci', look: 'money', act: null, module: arrears },
  { path: '/raport', look: 'money', act: null, module: dailyReport },
  { path: '/raport/:file', look: 'money', act: null, module: reportFile },
  { path: '/dziennik', look: 'log', act: null, module: log },
  { path: '/ludzie', look: 'people', act: 'people', module: members },
  { path: '/ludzie/:id/role', look: null, act: 'people', module: { ...members, action: memberActs.roles } },
  {
    path: '/ludzie/:id/blokada',
    look: null,
    act: 'people',
    module: { ...members, action: memberActs.block },
  },
  {
    path: '/ludzie/:id/zaproszenie',
    look: null,
    act: 'people',
    module: { ...members, action: memberActs.inviteAgain },
  },
]

export const officeRoutes: RouteObject[] = officePages.map(({ path, look, act, module }) => ({
  path: path === '/' ? base : base + path,
  handle: { look, act },
  loader: module.loader,
  action: module.action,
  ...(module.default && { Component: module.default, ErrorBoundary: NotFound }),
}))
