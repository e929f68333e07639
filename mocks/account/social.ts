import { randomUUID } from 'node:crypto'
import type { Source } from '@/features/account/social/sources'
import { onReset, type Account } from '../platform/db'
import { db } from './store'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

/** Ms for which the code of a consent works. */
const CODE_LIFE = 5 * 60_000
const BIND_LIFE = 15 * 60_000

/** Someone at a provider. `userId`: of the account here, null until it is bound. */
interface Person {
  openId: string
  source: Source
  name: string
  userId: string | null
}

/** The people who "have" an account at each provider: one known here, one not yet. */
const people = new Map<string, Person>()
const consents = new Map<string, { openId: string; state: string; until: number }>()
const bindKeys = new Map<string, { openId: string; until: number }>()

onReset(() => {
  people.clear()
  consents.clear()
  bindKeys.clear()
  for (const source of ['wx', 'alipay'] as const) {
    const known = { openId: `${source}-analyst`, source, name: '林估值', userId: '2' }
    const stranger = { openId: `${source}-stranger`, source, name: '未绑定的用户', userId: null }
    for (const person of [known, stranger]) people.set(person.openId, person)
  }
})

export const peopleAt = (source: string): readonly Person[] =>
  [...people.values()].filter((person) => person.source === source)

/** The code with which the provider says that someone has agreed. */
export function agree(openId: string, state: string): string {
  const code = randomUUID().replaceAll('-', '')
  consents.set(code, { openId, state, until: Date.now() + CODE_LIFE })
  return code
}

const accountOf = ({ userId }: Person): Account | undefined =>
  db.accounts.find((each) => each.userId === userId)

/** Takes a consent's code: the account of who gave it, or a key to bind one with. */
export function spendConsent(source: string, code: string, state: string): Account | { bindKey: string } {
  const consent = consents.get(code)
  consents.delete(code) // works once
  if (!consent || consent.until < Date.now()) throw new Refusal(500, REFUSALS.consentExpired)
  const person = people.get(consent.openId)
  if (!person || person.source !== source || consent.state !== state)
    throw new Refusal(500, REFUSALS.consentInvalid)
  const account = accountOf(person)
  if (account) return account
  const bindKey = randomUUID()
  bindKeys.set(bindKey, { openId: person.openId, until: Date.now() + BIND_LIFE })
  return { bindKey }
}

/** Who stands behind a key; it works until it has bound someone. */
export function personOf(source: string, bindKey: string): Person {
  const key = bindKeys.get(bindKey)
  const person = key && key.until > Date.now() ? people.get(key.openId) : undefined
  if (person?.source !== source) throw new Refusal(500, REFUSALS.bindExpired)
  return person
}

/** Binds someone at a provider to an account, and takes the key. */
export function bind(bindKey: string, person: Person, account: Account) {
  bindKeys.delete(bindKey)
  person.userId = account.userId
}
