import { MEMBER_CODES } from '@/features/rooms/domain/states'
import { isInDomains } from '@/features/rooms/domain/setting'
import { memberApis } from '@/features/rooms/members/members.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { parseEmail } from '@/shared/lib/contacts'
import { parseTime } from '@/shared/lib/dates'
import { now } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { certificateOf } from '../certificate'
import { changesOf } from '../changes'
import { certificatePdf } from '../documents/certificatePdf'
import { writeLog, remark } from '../log'
import { makeInvitedMember, isKnownTo, memberFor, memberStores, revokeMember } from '../members'
import { reachFilter } from '../reach'
import { REFUSALS } from '../refusals'
import { putMember, removeMember } from '../rights'
import { settings } from '../settings'
import { formerMembers, members, membersOf, authorizeRoom, tags } from '../store'

/** Clients send dates; access lasts until the end of that day. */
const endOfDay = (day: string | null) => day && `${day} 23:59:59`

const DAY = 86_400_000
const EXPIRING_DAYS = 7
const isExpiringSoon = (expiry: string | null) => {
  const left = expiry === null ? null : (parseTime(expiry)?.getTime() ?? 0) - Date.now()
  return left !== null && left > 0 && left <= EXPIRING_DAYS * DAY
}

const mocksOf = (scope: Scope) => {
  const api = memberApis[scope]
  const { allowed, commit, act } = memberStores[scope]

  function requireTag(roomId: string, tagId: string | null) {
    if (tagId !== null) tags[scope].require(tagId, (tag) => tag.roomId === roomId)
  }

  function memberForCertificate(account: Account, id: string) {
    const former = formerMembers[scope].get(id)
    const member = former ?? members[scope].require(id, isKnownTo(scope, account))
    authorizeRoom(scope, account, member.roomId, 'tag:list')
    return member
  }

  return [
    mock(api.list, `${scope}:member:list`, ({ account, query: { removed, reach, ...query } }) => {
      const { id } = authorizeRoom(scope, account, query.roomId, removed ? 'tag:list' : 'member:list')
      const requested = removed
        ? formerMembers[scope].all().filter(({ roomId }) => roomId === id)
        : membersOf(scope, id).filter(isKnownTo(scope, account))
      const rows = requested
        .filter(({ expiry }) => query.expiring !== 'true' || isExpiringSoon(expiry))
        .filter(({ isFenced }) => query.isFenced !== 'true' || isFenced)
        .filter(reach ? reachFilter(scope, id, reach) : () => true)
        .map((member) => memberFor(scope, member))
      return list(
        rows,
        { ...query, isFenced: undefined },
        {
          keyword: ['email', 'name', 'organisation'],
          equals: ['tagId', 'role', 'status'],
        },
      )
    }),

    mock(api.detail, `${scope}:member:list`, ({ account, path }) =>
      memberFor(scope, members[scope].require(String(path.id), isKnownTo(scope, account))),
    ),

    mock(api.certificate, `${scope}:tag:list`, ({ account, path, query }) =>
      certificateOf(scope, memberForCertificate(account, String(path.id)), query.at),
    ),
    mock(api.certificateFile, `${scope}:tag:list`, async ({ account, path, query }) => {
      const member = memberForCertificate(account, String(path.id))
      const certificate = await certificateOf(scope, member, query.at)
      writeLog(scope, member.roomId, account, { action: 'export', text: remark('certificate', member.email) })
      return certificatePdf(certificate, account, query.language ?? 'zh')
    }),

    mock(api.invite, `${scope}:member:edit`, ({ account, body: { emails, roomId, message, ...terms } }) => {
      const room = authorizeRoom(scope, account, roomId, 'member:edit')
      requireTag(room.id, terms.tagId)
      const expiry = endOfDay(terms.expiry)
      const { domains = null } = settings[scope].get(room.id) ?? {}
      return emails.map(({ email: rawEmail, name }) => {
        const email = parseEmail(rawEmail)
        if (email === null) return { email: rawEmail, ok: false, msg: REFUSALS.noEmail }
        if (membersOf(scope, room.id).some((member) => member.email.toLowerCase() === email)) {
          return { email, ok: false, msg: REFUSALS.isMember }
        }
        if (!isInDomains(email, domains)) {
          return { email, ok: false, msg: REFUSALS.otherDomain(domains!.replaceAll('\n', '、')) }
        }
        const member = makeInvitedMember(account, { ...terms, roomId: room.id, email, name, expiry })
        putMember(scope, account.nickName, member)
        writeLog(scope, room.id, account, { action: 'member', text: remark('invite', email, message) })
        return { email, ok: true, msg: '' }
      })
    }),

    mock(api.resend, `${scope}:member:edit`, ({ account, path }) => {
      const member = allowed(account, 'resend', { id: String(path.id) })
      commit(account, 'resend', member, { inviteTime: now() })
      writeLog(scope, member.roomId, account, { action: 'member', text: remark('resend', member.email) })
    }),

    mock(api.update, `${scope}:member:edit`, ({ account, body: { id, version, expiry, ...terms } }) => {
      const before = allowed(account, 'edit', { id, version })
      requireTag(before.roomId, terms.tagId)
      act('edit', { account, body: { id, version } }, () => ({ ...terms, expiry: endOfDay(expiry) }))
      const changes = changesOf(before, { ...terms, expiry: endOfDay(expiry) })
      writeLog(scope, before.roomId, account, {
        action: 'permission',
        text: remark('member', before.email),
        ...changes,
      })
      revokeMember(before)
    }),

    mock(api.changeStatus, `${scope}:member:edit`, ({ account, body }) => {
      const isStop = body.status === MEMBER_CODES.stopped
      const text = isStop ? body.reason : ''
      const before = allowed(account, isStop ? 'stop' : 'enable', body)
      act(isStop ? 'stop' : 'enable', { account, body }, () => ({}), { text })
      writeLog(scope, before.roomId, account, {
        action: 'member',
        text: remark(isStop ? 'stop' : 'enable', before.email, text),
      })
      if (isStop) revokeMember(before)
    }),

    mock(api.remove, `${scope}:member:edit`, ({ account, path }) => {
      const removedMembers = members[scope].requireAll(String(path.ids), isKnownTo(scope, account))
      for (const { id, state } of removedMembers) {
        allowed(account, state === 'invited' ? 'withdraw' : 'remove', { id })
      }
      for (const member of removedMembers) {
        removeMember(scope, account.nickName, member)
        writeLog(scope, member.roomId, account, { action: 'member', text: remark('remove', member.email) })
        revokeMember(member)
      }
    }),
  ]
}

export const memberMocks = SCOPES.flatMap(mocksOf)
