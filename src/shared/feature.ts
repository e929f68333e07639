import { type TierFeature } from '@/shared/auth/roles'
import type { FlatNamespace } from 'i18next'
import type { Language } from '@/shared/lib/language'
import type { Endpoint } from './api/endpoint'
import type { Result } from './api/result'
import type { Permission, Wanted } from './auth/permissions'
import type { Session } from './auth/session'
import { loadTexts } from '@/shared/i18n/loadTexts'
import type { TodoSource } from './todo'
import type { Load } from './ui/lazy/screenLoader'

/** A component's code with the texts it starts with, fetched side by side: neither waits for the other. */
export const part =
  <Props = object>(load: Load<Props>, ...texts: readonly FlatNamespace[]): Load<Props> =>
  async () => {
    const [code] = await Promise.all([load(), loadTexts(texts)])
    return code
  }

export interface Page {
  load: Load
  /** It brings routes of its own below its address (a list with its details). */
  hasSubroutes?: boolean
  /** The palette and the account's own menu offer it, under this icon: the server's menu does not name it. */
  icon?: string
  /** Who has it though no menu says so; everyone without. */
  needs?: Wanted<Permission>
  /** What of a tier brings it; without, it is given by people, as the area's `helps` says. */
  tier?: TierFeature
}

/** A screen with the texts it starts with. */
export const page = (load: Load, ...texts: readonly FlatNamespace[]): Page => ({ load: part(load, ...texts) })

/** The same for a screen with others below its address. */
export const routes = (load: Load, ...texts: readonly FlatNamespace[]): Page => ({
  ...page(load, ...texts),
  hasSubroutes: true,
})

type Pages = Readonly<Record<string, Page>>

/** Something that is shown to some beside or within a screen of the shell, as soon as its code is there. */
export interface SlotContent {
  load: Load
  /** Whom it is for; everyone without. */
  isFor?: (session: Session) => boolean
}

/** Something on the home page: beside the greeting, above what waits, beside it, or as a line below. */
export interface HomeExtra {
  place: 'action' | 'top' | 'side' | 'line'
  load: Load
  /** Who has it; everyone without. */
  needs?: Wanted<Permission>
}

/** A read that needs nothing and answers a number, null where it is not known. */
export type Counted = Endpoint<string, undefined, undefined, number | null>

/** What waits for the user in an area, for the home page to show with that of the others. */
export interface TodoPart {
  load: () => Promise<{ default: readonly TodoSource[] }>
  needs: Wanted<Permission>
}

/** What waits, with the texts that say it. */
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

/** Things of one kind that the palette asks for. */
export const MAX_RECORDS = 5

/** A thing of an area as the palette offers it. */
export interface FoundRecord {
  /** Its kind has a name in `records` of the area's `locales/shell.*.json`. */
  kind: string
  id: string
  title: string
  /** What tells two alike apart. */
  hint?: string
  to: string
}

/** Finds things by what is typed; costs nothing of what is counted by the day. */
export type FindRecords = (
  words: string,
  options: { language: Language; signal: AbortSignal },
) => Promise<Result<readonly FoundRecord[]>>

/** Things of an area that are found from anywhere. */
export interface Records {
  /** Of these, for the query cache and its failure. */
  kind: string
  /** Who may ask. */
  needs: Wanted<Permission>
  load: () => Promise<FindRecords>
}

/** The screen that searches for words in earnest. */
export interface WholeSearch {
  needs: Wanted<Permission>
  addressOf: (words: string) => Promise<string>
}

export interface VerificationProps {
  onSignOut: () => void
  /** The account has been verified and the user wants to go on. */
  onEnter: () => void
}

/**
 * What an area of the product adds to the whole. Its titles in the menu, and what a count of the menu and a key say, stand in the
 * area's `locales/shell.*.json`, found by their place. All of this is here when the workspace starts: screens and extras come
 * as functions that fetch them, and an `api.ts` that is imported for a count should hold little else.
 */
export interface Feature {
  /** What it asks for; see `Permissions`. */
  permissions?: readonly string[]
  /** The screens that a row of the server's menu may name in `component`. */
  pages?: Pages
  /** Screens inside the layout that everyone signed in has, by address. */
  fixed?: Pages
  /** Screens outside the layout for whoever is signed in. */
  standalone?: Pages
  /** Screens outside the layout that need no session. */
  open?: Pages
  /** What stands at /register: for a visitor, and for an account that is not verified. */
  register?: { visitor: Page; account: Load<VerificationProps> }
  /** Parameters of its addresses that say of which thing a screen is: each value has a tab of its own. */
  tabParams?: readonly string[]
  /** Its addresses where something new begins: a link to one never leads back to what its tab was left with. */
  createPaths?: readonly string[]
  /** What the menu counts beside a row, by the row's path, as are its texts. */
  counts?: Readonly<Record<string, Counted>>
  /** What the palette finds of it, each asked for by itself. */
  records?: readonly Records[]
  /** Where the palette leads with words that none of its rows is meant by. */
  wholeSearch?: WholeSearch
  /** Keys that work on its screens, by name, for the list of keys; what they do stands in its texts. */
  keys?: Readonly<Record<string, readonly string[]>>
  home?: readonly HomeExtra[]
  waiting?: readonly TodoPart[]
  /** On the home page of visitors; makes no call. */
  guest?: Load
  /** In the top bar, before the account's own menu. */
  header?: readonly SlotContent[]
  /** At the head of the account's own menu. */
  account?: readonly SlotContent[]
  /** What goes on beside the screens while someone is signed in. */
  live?: readonly SlotContent[]
}
