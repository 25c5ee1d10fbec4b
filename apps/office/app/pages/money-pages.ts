import * as arrears from '../routes/arrears.tsx'
import * as dailyReport from '../routes/daily-report.tsx'
import * as reportFile from '../routes/daily-report-file.ts'
import * as payments from '../routes/payments.tsx'
import * as refunds from '../routes/refunds.tsx'
import * as statement from '../routes/statement.tsx'
import * as transferActs from '../routes/transfer-acts.ts'
import * as transfers from '../routes/transfers.tsx'
import type { OfficePage } from './office-page.ts'

const transferAct = (path: string, action: OfficePage['module']['action']): OfficePage => ({
  path: `/przelewy/${path}`,
  look: null,
  act: 'money',
  module: { ...transfers, action },
})

export const moneyPages: readonly OfficePage[] = [
  { path: '/platnosci', look: 'money', act: null, module: payments },
  { path: '/zwroty', look: 'money', act: null, module: refunds },
  { path: '/zaleglosci', look: 'money', act: null, module: arrears },
  {
    path: '/zaleglosci/:number/przypomnij',
    look: null,
    act: 'money',
    module: { ...arrears, action: arrears.remind },
  },
  { path: '/raport', look: 'money', act: null, module: dailyReport },
  { path: '/raport/:file', look: 'money', act: null, module: reportFile },
  { path: '/przelewy', look: 'money', act: 'money', module: transfers },
  { path: '/przelewy/wyciag', look: 'money', act: 'money', takesFiles: true, module: statement },
  transferAct(':id/przypisz', transferActs.assign),
  transferAct(':id/zwrot', transferActs.sendBack),
  transferAct(':id/wyslano', transferActs.sent),
  transferAct('zwroty/:id', transferActs.refundSent),
  transferAct('reklamacje/:number', transferActs.awardSent),
]
