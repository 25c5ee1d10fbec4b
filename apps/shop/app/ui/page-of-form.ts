import { createContext } from 'react'
import type { ReturnedForm } from '../../server/request/context.ts'

/** The URL of the content page or template that is rendered: a form sends it along. */
export const PageOfForm = createContext('/')

/** A plain form that came back with errors. Null: a normal page load. */
export const ReturnedFormContext = createContext<ReturnedForm | null>(null)
