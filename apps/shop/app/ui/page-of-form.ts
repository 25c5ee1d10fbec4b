import { createContext } from 'react'
import type { ReturnedForm } from '../../server/request/context.ts'

/** The content page, or the template, whose components are being drawn: a form says where it stands. */
export const PageOfForm = createContext('/')

/** A plain form that came back to be mended; null: this is a page like any other. */
export const ReturnedFormContext = createContext<ReturnedForm | null>(null)
