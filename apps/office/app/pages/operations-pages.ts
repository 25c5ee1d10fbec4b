import * as aircraft from '../routes/aircraft.tsx'
import * as announcement from '../routes/announcement.tsx'
import * as announcements from '../routes/announcements.tsx'
import * as arrivals from '../routes/arrivals.tsx'
import * as arrivalsFile from '../routes/arrivals-file.ts'
import * as circumstances from '../routes/circumstances.tsx'
import * as endCircumstance from '../routes/end-circumstance.tsx'
import * as lists from '../routes/lists.tsx'
import * as newAnnouncement from '../routes/new-announcement.tsx'
import * as passengerList from '../routes/passenger-list.tsx'
import * as passengerListFile from '../routes/passenger-list-file.ts'
import * as roomingList from '../routes/rooming-list.tsx'
import * as roomingListFile from '../routes/rooming-list-file.ts'
import * as sale from '../routes/sale.tsx'
import * as undoSale from '../routes/undo-sale.ts'
import type { OfficePage } from './office-page.ts'

export const operationsPages: readonly OfficePage[] = [
  { path: '/zmiany', look: 'announcements', act: null, module: announcements },
  { path: '/zmiany/nowa', look: 'announcements', act: 'announcements', module: newAnnouncement },
  { path: '/zmiany/samolot', look: 'announcements', act: 'announcements', module: aircraft },
  { path: '/zmiany/okolicznosci', look: 'announcements', act: 'announcements', module: circumstances },
  {
    path: '/zmiany/okolicznosci/:id/koniec',
    look: 'announcements',
    act: 'announcements',
    module: endCircumstance,
  },
  { path: '/zmiany/:id', look: 'announcements', act: null, module: announcement },
  { path: '/listy', look: 'lists', act: null, module: lists },
  { path: '/listy/lot', look: 'lists', act: null, module: passengerList },
  { path: '/listy/lot/:file', look: 'lists', act: null, module: passengerListFile },
  { path: '/listy/hotel', look: 'lists', act: null, module: roomingList },
  { path: '/listy/hotel/:file', look: 'lists', act: null, module: roomingListFile },
  { path: '/przyjazdy', look: 'lists', act: null, module: arrivals },
  { path: '/przyjazdy/:file', look: 'lists', act: null, module: arrivalsFile },
  { path: '/sprzedaz', look: 'sale', act: 'sale', module: sale },
  {
    path: '/sprzedaz/:id/cofnij',
    look: null,
    act: 'sale',
    module: { ...sale, action: undoSale.action },
  },
]
