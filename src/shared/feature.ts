import { type TierFeature } from '@/shared/auth/roles'
import type { FlatNamespace } from 'i18next'
import type { Language } from '@/shared/lib/language'
import type { Endpoint } from './api/endpoint'
import type { Result } from './api/result'
import type { Permission, Requirement } from './auth/permissions'
import type { Session } from './auth/session'
import { loadTexts } from '@/shared/i18n/loadTexts'
import type { TodoSource } from './todo'
import type { Load } from './ui/lazy/screenLoader'

/** Loads a component's code and its initial translations in parallel. */
export const loadWithTexts =
  <Props = object>(load: Load<Props>, ...texts: readonly FlatNamespace[]): Load<Props> =>
  async () => {
    const [code] = await Promise.all([load(), loadTexts(texts)])
    return code
  }

export interface Page {
  load: Load
  /** Has routes of its own below its address, e.g. a list with its details. */
  hasSubroutes?: boolean
  /** Icon in the palette and the account menu, because the server's menu does not list the page. */
  icon?: string
  /** Permission for a page that no menu lists; everyone if absent. */
  needs?: Requirement<Permission>
  /** Feature of a tier that includes it; if absent, access is granted by people, as the area's `helps` says. */
  tier?: TierFeature
}

export const page = (load: Load, ...texts: readonly FlatNamespace[]): Page => ({
  load: loadWithTexts(load, ...texts),
})

export const routes = (load: Load, ...texts: readonly FlatNamespace[]): Page => ({
  ...page(load, ...texts),
  hasSubroutes: true,
})

type Pages = Readonly<Record<string, Page>>

/** Content for some users next to or within a screen of the shell, shown once its code is loaded. */
export interface SlotContent {
  load: Load
  isFor?: (session: Session) => boolean
}

/** Content of the home page: next to the greeting, above the to-do list, next to it, or as a line below. */
export interface HomeSlotContent {
  place: 'action' | 'top' | 'side' | 'line'
  load: Load
  needs?: Requirement<Permission>
}

export type CountEndpoint = Endpoint<string, undefined, undefined, number | null>

/** To-do items of a feature, which the home page merges with those of the others. */
export interface TodoPart {
  load: () => Promise<{ default: readonly TodoSource[] }>
  needs: Requirement<Permission>
}

export const todoPart = (
  load: TodoPart['load'],
  needs: TodoPart['needs'],
  ...texts: readonly FlatNamespace[]
): TodoPart => ({
  needs,
  load: async () => {
    const [code] = await Promise.all([load(), loadTexts(texts)])
    return code
  },
})

/** Maximum per kind that the palette requests. */
export const MAX_RECORDS = 5

export interface FoundRecord {
  /** Named in `records` of the feature's `locales/shell.*.json`. */
  kind: string
  id: string
  title: string
  /** Distinguishes records of the same title. */
  hint?: string
  to: string
}

/** Finds records by typed text; must not use up any daily quota. */
export type FindRecords = (
  keyword: string,
  options: { language: Language; signal: AbortSignal },
) => Promise<Result<readonly FoundRecord[]>>

export interface RecordSource {
  kind: string
  needs: Requirement<Permission>
  load: () => Promise<FindRecords>
}

export interface FullSearch {
  needs: Requirement<Permission>
  addressOf: (keyword: string) => Promise<string>
}

export interface VerificationProps {
  onSignOut: () => void
  onEnter: () => void
}

/**
 * Everything that a feature contributes to the app. Its menu titles and the texts of menu counts and keys are in its
 * `locales/shell.*.json`, found by path. All of this is loaded when the workspace starts: screens and slots are
 * functions that load them, and an API file that is imported for a count should hold little else.
 */
export interface Feature {
  permissions?: readonly string[]
  /** Screens that a row of the server's menu may name in `component`. */
  pages?: Pages
  /** Screens inside the layout for every signed-in user, by address. */
  fixed?: Pages
  standalone?: Pages
  /** Screens outside the layout that need no session. */
  open?: Pages
  /** Content of /register: for visitors, and for accounts that are not verified. */
  register?: { visitor: Page; account: Load<VerificationProps> }
  /** Address parameters that identify the entity of a screen: each value has its own tab. */
  tabParams?: readonly string[]
  /** Addresses that create something new: a link to one never returns to the last address of its tab. */
  createPaths?: readonly string[]
  /** Counts next to menu rows, by the row's path, like its texts. */
  counts?: Readonly<Record<string, CountEndpoint>>
  /** Each source is requested separately. */
  records?: readonly RecordSource[]
  /** Fallback of the palette for text that matches none of its rows. */
  fullSearch?: FullSearch
  /** Keyboard shortcuts of its screens, by name, for the list of keys; their descriptions are in its translations. */
  keys?: Readonly<Record<string, readonly string[]>>
  home?: readonly HomeSlotContent[]
  todo?: readonly TodoPart[]
  /** On the home page of visitors; must not send requests. */
  guest?: Load
  /** In the top bar, before the account menu. */
  header?: readonly SlotContent[]
  account?: readonly SlotContent[]
  /** Mounted next to the screens while someone is signed in. */
  live?: readonly SlotContent[]
}
