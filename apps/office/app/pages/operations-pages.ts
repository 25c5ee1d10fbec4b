import * as announcement from '../routes/announcement.tsx'
import * as announcements from '../routes/announcements.tsx'
import * as newAnnouncement from '../routes/new-announcement.tsx'
import type { OfficePage } from './office-page.ts'

export const operationsPages: readonly OfficePage[] = [
  { path: '/zmiany', look: 'announcements', act: null, module: announcements },
  { path: '/zmiany/nowa', look: 'announcements', act: 'announcements', module: newAnnouncement },
  { path: '/zmiany/:id', look: 'announcements', act: null, module: announcement },
]
