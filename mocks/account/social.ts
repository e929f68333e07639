import { randomUUID } from 'node:crypto'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { PEOPLE, type Person } from './seed/people'
import { db } from './store'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

/** Ms for which the code of a consent works. */
const CODE_LIFE = 5 * 60_000
const BIND_LIFE = 15 * 60_000

/** What someone at a provider has agreed to, until it is taken or too late. */
interface Promised {
  id: string
  personId: string
  until: number
}

const people = collection<Person>()
people.seed(() => structuredClone(PEOPLE))
const consents = collection<Promised & { state: string }>()
const bindKeys = collection<Promised>()

export const peopleAt = (source: string): readonly Person[] =>
  people.all().filter((person) => person.source === source)

/** The code with which the provider says that someone has agreed. */
export const agree = (personId: string, state: string): string =>
  consents.put({ id: randomUUID().replaceAll('-', ''), personId, state, until: Date.now() + CODE_LIFE }).id

const accountOf = ({ userId }: Person): Account | undefined =>
  db.accounts.find((each) => each.userId === userId)

/** Takes a consent's code: the account of who gave it, or a key to bind one with. */
export function spendConsent(source: string, code: string, state: string): Account | { bindKey: string } {
  const consent = consents.get(code)
  consents.delete(code) // works once
  if (!consent || consent.until < Date.now()) throw new Refusal(500, REFUSALS.consentExpired)
  const person = people.get(consent.personId)
  if (!person || person.source !== source || consent.state !== state)
    throw new Refusal(500, REFUSALS.consentInvalid)
  const account = accountOf(person)
  if (account) return account
  return {
    bindKey: bindKeys.put({ id: randomUUID(), personId: person.id, until: Date.now() + BIND_LIFE }).id,
  }
}

/** Who stands behind a key; it works until it has bound someone. */
export function personOf(source: string, bindKey: string): Person {
  const key = bindKeys.get(bindKey)
  const person = key && key.until > Date.now() ? people.get(key.personId) : undefined
  if (person?.source !== source) throw new Refusal(500, REFUSALS.bindExpired)
  return person
}

/** Binds someone at a provider to an account, and takes the key. */
export function bind(bindKey: string, person: Person, account: Account) {
  bindKeys.delete(bindKey)
  person.userId = account.userId
}
