import * as log from '../routes/log.tsx'
import * as memberActs from '../routes/member-acts.ts'
import * as members from '../routes/members.tsx'
import type { OfficePage } from './office-page.ts'

export const peoplePages: readonly OfficePage[] = [
  { path: '/dziennik', look: 'log', act: null, module: log },
  { path: '/ludzie', look: 'people', act: 'people', module: members },
  { path: '/ludzie/:id/role', look: null, act: 'people', module: { ...members, action: memberActs.roles } },
  {
    path: '/ludzie/:id/blokada',
    look: null,
    act: 'people',
    module: { ...members, action: memberActs.block },
  },
]
