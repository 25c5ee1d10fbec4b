import * as log from '../routes/log.tsx'
import * as memberActs from '../routes/member-acts.ts'
import * as members from '../routes/members.tsx'
import * as personalData from '../routes/personal-data.tsx'
import * as personalActs from '../routes/personal-data-acts.ts'
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
  { path: '/dane', look: 'privacy', act: 'privacy', module: personalData },
  {
    path: '/dane/kopia',
    look: null,
    act: 'privacy',
    module: { ...personalData, action: personalActs.copy },
  },
  { path: '/dane/kopia.zip', look: 'privacy', act: null, module: { loader: personalActs.file } },
  {
    path: '/dane/usuniecie',
    look: null,
    act: 'privacy',
    module: { ...personalData, action: personalActs.forget },
  },
]
