import * as home from '../routes/home.tsx'
import * as invitation from '../routes/invitation.tsx'
import * as knownBrowser from '../routes/known-browser.tsx'
import * as login from '../routes/login.tsx'
import * as logout from '../routes/logout.ts'
import * as memberActs from '../routes/member-acts.ts'
import * as members from '../routes/members.tsx'
import * as passkeyActs from '../routes/passkey-acts.ts'
import * as passkeys from '../routes/passkeys.tsx'
import type { OfficePage } from './office-page.ts'

export const frontPages: readonly OfficePage[] = [
  { path: '/logowanie', look: 'anyone', act: 'anyone', module: login },
  { path: '/zaproszenie', look: 'anyone', act: 'anyone', module: invitation },
  { path: '/przegladarka', look: 'anyone', act: 'anyone', module: knownBrowser },
  { path: '/wyjscie', look: null, act: 'staff', module: logout },
  { path: '/', look: 'staff', act: null, module: home },
  { path: '/klucze', look: 'staff', act: 'staff', module: passkeys },
  { path: '/klucze/:id', look: null, act: 'staff', module: { ...passkeys, action: passkeyActs.change } },
  {
    path: '/ludzie/:id/zaproszenie',
    look: null,
    act: 'people',
    module: { ...members, action: memberActs.inviteAgain },
  },
]
