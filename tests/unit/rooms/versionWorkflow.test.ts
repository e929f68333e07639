import { beforeEach, expect, test } from 'vitest'
import {
  shownVersion,
  versionWorkflow,
  type VersionAction,
  type VersionViewer,
} from '@/features/rooms/domain/versionWorkflow'
import { VERSION_STATES, type VersionState } from '@/features/rooms/domain/states'
import '@mocks/platform/handlers'
import { db } from '@mocks/account/store'
import { resetDb, type Account } from '@mocks/platform/db'
import { Refusal } from '@mocks/platform/mock'
import { changeRights } from '@mocks/rooms/rights'
import { nodes } from '@mocks/rooms/store'
import { versions, type StoredVersion } from '@mocks/rooms/storedVersions'
import { versionStores, versionViewer } from '@mocks/rooms/versions'
import { testEveryAction, type Expected } from '../../support/workflow'

beforeEach(resetDb)

const DOCUMENT = '6-1'
/** Account that acts, by its relation to the version. */
const VIEWERS = {
  'administrator who submitted': 'seller',
  'other administrator': 'admin',
  'managing member': 'buyer',
  'member who submitted': 'adviser',
  'reading member': 'fenced',
  stranger: 'founder',
} as const
type Person = keyof typeof VIEWERS

const SUBMITTED_BY: Partial<Record<Person, string>> = { 'member who submitted': '32' }
const accountOf = (person: Person) => db.accounts.find(({ userName }) => userName === VIEWERS[person])!
type Viewer = VersionViewer & { account: Account; person: Person }

const states = Object.fromEntries(VERSION_STATES.map((state) => [state, { state }])) as Record<
  VersionState,
  Partial<StoredVersion>
>
const ADMINS = ['administrator who submitted', 'other administrator'] as const
const MANAGERS = [...ADMINS, 'managing member'] as const

const expectation: Record<VersionAction, Expected<VersionState, Person, VersionState>> = {
  submit: {
    in: ['private', 'rejected'],
    who: ['administrator who submitted', 'member who submitted'],
    next: 'submitted',
  },
  approve: { in: ['submitted'], who: ['other administrator'], next: 'published' },
  reject: { in: ['submitted'], who: ['other administrator'], next: 'rejected' },
  giveBack: { in: ['submitted'], who: ['other administrator'], next: 'rejected' },
  publish: { in: ['unpublished'], who: MANAGERS, next: 'published' },
  unpublish: { in: ['published'], who: MANAGERS, next: 'unpublished' },
  giveGeneral: {
    in: ['submitted', 'rejected', 'published', 'unpublished'],
    who: ADMINS,
    next: 'unpublished',
  },
  recycle: { in: ['private', 'rejected', 'published', 'unpublished'], who: MANAGERS, next: 'recycled' },
  restore: { in: ['recycled'], who: ADMINS, next: 'unpublished' },
  purge: { in: ['recycled'], who: ADMINS },
}

function ready(state: VersionState, person: Person): StoredVersion {
  const scope = 'vdr'
  changeRights(scope, '1', 'x', [
    { kind: 'rule', node: DOCUMENT, subject: 'member', id: '3', level: 6 },
    { kind: 'rule', node: DOCUMENT, subject: 'member', id: '5', level: 5 },
  ])
  const base = versions[scope].require(`${DOCUMENT}v1`)
  const stateBefore = state === 'recycled' ? ('unpublished' as const) : null
  return versions[scope].put({ ...base, state, stateBefore, submitterId: SUBMITTED_BY[person] ?? '40' })
}

testEveryAction(versionWorkflow, {
  states,
  viewers: Object.fromEntries(
    Object.keys(VIEWERS).map((each) => {
      const person = each as Person
      return [
        person,
        (): Viewer => {
          const account = accountOf(person)
          const version = versions.vdr.require(`${DOCUMENT}v1`)
          return { ...versionViewer('vdr', account, version), account, person }
        },
      ]
    }),
  ) as Record<Person, () => Viewer>,
  expectation,
  // Only a variant can be ended, and it still is from the previous case.
  ready: (action, { state }, person) => {
    const tagId = action === 'giveGeneral' ? '2' : null
    return versions.vdr.put({ ...ready(state!, person), tagId, isEnded: false })
  },
  factsOf: (version) => version,
  call: async (action, stored, { account, person }) => {
    // The mock still holds the result of the previous case.
    const version = ready(stored.state, person)
    versions.vdr.put(stored)
    nodes.vdr.require(version.documentId)
    try {
      const of = { id: stored.id }
      if (action === 'approve') versionStores.vdr.approve(account, of)
      else versionStores.vdr.act(action, { account, body: of })
      return { isDone: true, after: versions.vdr.get(stored.id) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { isDone: false, message: error.message, after: versions.vdr.get(stored.id) }
    }
  },
  removals: [],
})

test('a restored version returns to its previous state', () => {
  const recycled = versionWorkflow.apply('recycle', {
    state: 'published',
    stateBefore: null,
    submitterId: '1',
  })
  expect(recycled).toMatchObject({ state: 'recycled', stateBefore: 'published' })
  expect(versionWorkflow.apply('restore', recycled).state).toBe('published')
})

test('the current version stays readable until the next one is approved', () => {
  const admin = accountOf('other administrator')
  expect(nodes.vdr.require('6-2-1')).toMatchObject({ versionNo: 1, state: 'published' })
  versionStores.vdr.approve(admin, { id: '6-2-1v2' })
  expect(nodes.vdr.require('6-2-1')).toMatchObject({ versionNo: 2, state: 'published' })
  expect(versions.vdr.require('6-2-1v1').state).toBe('unpublished')
  expect(
    shownVersion([
      { no: 1, state: 'unpublished' },
      { no: 2, state: 'submitted' },
    ])?.no,
  ).toBe(2)
})

test('of two concurrent decisions the second is refused', () => {
  const admin = accountOf('other administrator')
  versionStores.vdr.approve(admin, { id: '6-2-1v2', version: 1 })
  expect(() =>
    versionStores.vdr.act('reject', { account: admin, body: { id: '6-2-1v2', version: 1 } }),
  ).toThrow(/已由/)
})

test('managing members leave variants alone, and an ended one is over', () => {
  const variant = { ...ready('unpublished', 'managing member'), id: 'a', tagId: '2' }
  const may = (action: VersionAction, person: Person, changes: Partial<StoredVersion> = {}) => {
    const viewer = versionViewer('vdr', accountOf(person), variant)
    return versionWorkflow.availabilityOf(action, { ...variant, ...changes }, viewer).isAllowed
  }
  expect(may('publish', 'managing member')).toBe(false)
  expect(may('publish', 'other administrator')).toBe(true)
  for (const action of ['publish', 'giveGeneral'] as const)
    expect(may(action, 'other administrator', { isEnded: true })).toBe(false)
  expect(may('approve', 'other administrator', { state: 'submitted', isEnded: true })).toBe(false)
})
