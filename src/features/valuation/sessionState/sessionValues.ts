import * as z from 'zod/mini'
import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'
import { CatalogEntry } from '@/entities/catalog/catalog.api'
import { tabValue } from '@/shared/lib/storage'
import { CURRENCIES } from '@/shared/lib/money'

/**
 * What the specification has a session remember of valuations. Forms and charts write it; the next form and the
 * next chart of the session offer or take it up. The page numbers of lists are remembered by `useList`, in the same
 * storage and with the same end.
 */
const SessionValues = z.object({
  /** The indications of the form submitted last, the preferred one first. */
  selectedIndOptions: z.array(CatalogEntry),
  /** Its current stage. */
  currentPhase: z.nullable(z.string()),
  /** Its market size per year, as typed. */
  marketValue: z.nullable(z.object({ size: z.string(), currency: z.enum(CURRENCIES) })),
  /** Its trial designs by phase. */
  defaultDesignValue: z.nullable(z.record(z.string(), z.unknown())),
  /** Its other indications, as typed. */
  otherIndTable: z.array(z.record(z.string(), z.unknown())),
  /** The stage whose comparable deals were looked at last; null for the one of the report itself. */
  chartPhase: z.nullable(z.string()),
})
type SessionValues = z.infer<typeof SessionValues>

const NOTHING: SessionValues = {
  selectedIndOptions: [],
  currentPhase: null,
  marketValue: null,
  defaultDesignValue: null,
  otherIndTable: [],
  chartPhase: null,
}

/** Survives a reload. */
const stored = tabValue<SessionValues>('session:valuation', SessionValues, NOTHING)

export const useSessionValues = create<SessionValues>(() => stored.read())

export function rememberValues(changes: Partial<SessionValues>) {
  useSessionValues.setState(changes)
  stored.write(useSessionValues.getState())
}

onUserChange((user) => useSessionValues.setState(user ? stored.read() : NOTHING, true))
