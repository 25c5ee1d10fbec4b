import * as arrears from '../routes/arrears.tsx'
import * as dailyReport from '../routes/daily-report.tsx'
import * as reportFile from '../routes/daily-report-file.ts'
import * as payments from '../routes/payments.tsx'
import * as refunds from '../routes/refunds.tsx'
import type { OfficePage } from './office-page.ts'

export const moneyPages: readonly OfficePage[] = [
  { path: '/platnosci', look: 'money', act: null, module: payments },
  { path: '/zwroty', look: 'money', act: null, module: refunds },
  { path: '/zaleglosci', look: 'money', act: null, module: arrears },
  { path: '/raport', look: 'money', act: null, module: dailyReport },
  { path: '/raport/:file', look: 'money', act: null, module: reportFile },
]
