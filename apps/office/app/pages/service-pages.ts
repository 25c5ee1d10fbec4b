import * as complaint from '../routes/complaint.tsx'
import * as complaintActs from '../routes/complaint-acts.ts'
import * as complaintFile from '../routes/complaint-file.ts'
import * as complaints from '../routes/complaints.tsx'
import * as judgeReview from '../routes/judge-review.ts'
import { assignComplaint, assignTalk } from '../routes/keeper-acts.ts'
import { removeTemplate } from '../routes/remove-template.ts'
import * as reviewPhoto from '../routes/review-photo.ts'
import * as reviews from '../routes/reviews.tsx'
import { savingIn } from '../routes/save-question.ts'
import * as talk from '../routes/talk.tsx'
import * as talkActs from '../routes/talk-acts.ts'
import * as talkFile from '../routes/talk-file.ts'
import * as talks from '../routes/talks.tsx'
import * as template from '../routes/template.tsx'
import * as templates from '../routes/templates.tsx'
import type { OfficePage } from './office-page.ts'

export const servicePages: readonly OfficePage[] = [
  { path: '/rozmowy', look: 'talks', act: null, module: talks },
  { path: '/rozmowy/widoki', look: null, act: 'talks', module: { action: savingIn('talks') } },
  {
    path: '/rozmowy/:id',
    look: 'talks',
    act: 'talks',
    takesFiles: true,
    module: { ...talk, action: talkActs.answer },
  },
  { path: '/rozmowy/:id/prowadzi', look: null, act: 'talks', module: { ...talk, action: assignTalk } },
  { path: '/rozmowy/:id/odlozone', look: null, act: 'talks', module: { ...talk, action: talkActs.settle } },
  { path: '/rozmowy/:id/czat', look: null, act: 'talks', module: { ...talk, action: talkActs.chat } },
  { path: '/rozmowy/:id/:message/:file', look: 'talks', act: null, module: talkFile },
  { path: '/reklamacje', look: 'complaints', act: null, module: complaints },
  {
    path: '/reklamacje/widoki',
    look: null,
    act: 'complaints',
    module: { action: savingIn('complaints') },
  },
  {
    path: '/reklamacje/:number',
    look: 'complaints',
    act: 'decisions',
    module: { ...complaint, action: complaintActs.handle },
  },
  {
    path: '/reklamacje/:number/przyznanie',
    look: null,
    // Whoever proposed it withdraws it here; who may confirm is checked with it.
    act: 'complaints',
    module: { ...complaint, action: complaintActs.judgeAward },
  },
  {
    path: '/reklamacje/:number/prowadzi',
    look: null,
    act: 'decisions',
    module: { ...complaint, action: assignComplaint },
  },
  { path: '/reklamacje/:number/pliki/:file', look: 'complaints', act: null, module: complaintFile },
  { path: '/szablony', look: 'templates', act: null, module: templates },
  { path: '/szablony/:id', look: 'templates', act: 'templates', module: template },
  {
    path: '/szablony/:id/usun',
    look: null,
    act: 'templates',
    module: { ...templates, action: removeTemplate },
  },
  { path: '/opinie', look: 'reviews', act: null, module: reviews },
  { path: '/opinie/:number', look: null, act: 'reviews', module: { ...reviews, ...judgeReview } },
  { path: '/opinie/:number/zdjecia/:file', look: 'reviews', act: null, module: reviewPhoto },
]
