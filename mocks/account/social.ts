import { randomUUID } from 'node:crypto'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { SOCIAL_PEOPLE, type SocialPerson } from './seed/socialPeople'
import { db } from './store'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

const CODE_LIFETIME_MS = 5 * 60_000
const BIND_LIFETIME_MS = 15 * 60_000

interface Grant {
  id: string
  personId: string
  until: number
}

const people = collection<SocialPerson>()
people.seed(() => structuredClone(SOCIAL_PEOPLE))
const consents = collection<Grant & { state: string }>()
const bindKeys = collection<Grant>()

export const peopleAt = (source: string): readonly SocialPerson[] =>
  people.all().filter((person) => person.source === source)

export const grantConsent = (personId: string, state: string): string =>
  consents.put({
    id: randomUUID().replaceAll('-', ''),
    personId,
    state,
    until: Date.now() + CODE_LIFETIME_MS,
  }).id

const accountOf = ({ userId }: SocialPerson): Account | undefined =>
  db.accounts.find((each) => each.userId === userId)

export function consumeConsent(source: string, code: string, state: string): Account | { bindKey: string } {
  const consent = consents.get(code)
  consents.delete(code)
  if (!consent || consent.until < Date.now()) throw new Refusal(500, REFUSALS.consentExpired)
  const person = people.get(consent.personId)
  if (!person || person.source !== source || consent.state !== state)
    throw new Refusal(500, REFUSALS.consentInvalid)
  const account = accountOf(person)
  if (account) return account
  return {
    bindKey: bindKeys.put({ id: randomUUID(), personId: person.id, until: Date.now() + BIND_LIFETIME_MS }).id,
  }
}

/** Returns the person behind a bind key, which works until an account is linked. */
export function personForKey(source: string, bindKey: string): SocialPerson {
  const key = bindKeys.get(bindKey)
  const person = key && key.until > Date.now() ? people.get(key.personId) : undefined
  if (person?.source !== source) throw new Refusal(500, REFUSALS.bindExpired)
  return person
}

export function linkAccount(bindKey: string, person: SocialPerson, account: Account) {
  bindKeys.delete(bindKey)
  person.userId = account.userId
}
