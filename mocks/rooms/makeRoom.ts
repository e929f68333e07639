import { LevelCode } from '@/features/rooms/domain/levels'
import type { NewRoom } from '@/features/rooms/domain/roomInput'
import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import type { Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { revisionStamp } from '../platform/versioned'
import { writeLog } from './log'
import { makeInvitedMember } from './members'
import { patents } from './patents'
import { REFUSALS } from './refusals'
import { putMember, putRoom } from './rights'
import { membershipIn, rooms, tags, type StoredMember } from './store'
import { watermarks } from './watermarks'

/** Room names are unique per admin. */
export function checkUniqueName(scope: Scope, account: Account, name: string, exceptId?: string) {
  const duplicate = rooms[scope]
    .all()
    .find(
      (room) =>
        room.name === name &&
        room.id !== exceptId &&
        room.delFlag === '0' &&
        membershipIn(scope, room.id, account)?.role === 'admin',
    )
  if (duplicate) throw new Refusal(500, REFUSALS.roomTaken(name))
}

const COLORS = ['#12856F', '#2E6BC6', '#7A55C7', '#B4690E', '#C2410C', '#0E7490']

/** Creates a room with its initial content, led by the caller; returns its id. */
export function makeRoom(scope: Scope, account: Account, input: NewRoom): string {
  const { patents: owned, tags: parties, members, watermark, defaultLevel, ...room } = input
  checkUniqueName(scope, account, room.name)
  const time = now()
  const { nickName, email } = account
  const roomId = nextId()
  putRoom(scope, nickName, {
    ...room,
    id: roomId,
    description: room.description ?? '',
    defaultLevel: LevelCode.parse(defaultLevel),
    status: '0',
    delFlag: '0',
    createTime: time,
    isZipAllowed: false,
    isReenabled: false,
    closeReason: '',
    notifiedEnd: '',
    nda: null,
    announcement: '',
    hidesMembers: false,
    version: 1,
    stateTime: time,
    updateTime: time,
    updatedBy: nickName,
    events: [],
  })
  watermarks[scope].put({ ...DEFAULT_WATERMARK, text: watermark, id: roomId })
  for (const patent of owned) {
    patents[scope].add({ ...NO_PATENT, ...patent, roomId, ...revisionStamp(account) })
  }
  const tagIds = new Map(
    parties.map((tag, at) => {
      const color = COLORS[at % COLORS.length]!
      return [
        tag.name,
        tags[scope].add({
          ...tag,
          roomId,
          color,
          representative: '',
          presetLevel: null,
          questionQuota: null,
          ...revisionStamp(account),
        }).id,
      ]
    }),
  )
  const makeMember = (invited: Pick<StoredMember, 'email' | 'tagId' | 'role'>) =>
    makeInvitedMember(account, {
      ...invited,
      roomId,
      name: '',
      isFenced: false,
      mayModifyValuation: false,
      expiry: null,
    })
  putMember(scope, nickName, {
    ...makeMember({ email, tagId: null, role: 'admin' }),
    state: 'loggedIn',
    loginTime: time,
    visitBefore: time,
  })
  for (const { email: invited, tag, role } of members) {
    if (invited !== email)
      putMember(scope, nickName, makeMember({ email: invited, tagId: tagIds.get(tag ?? '') ?? null, role }))
  }
  writeLog(scope, roomId, account, { action: 'setting', text: room.name })
  return roomId
}

const NO_PATENT = {
  patentNo: null,
  effectiveDate: null,
  beneficiary: null,
  internationalNo: null,
  firstCountry: null,
  receivingOffice: null,
  title: null,
  kind: null,
  legalStatus: null,
  expiry: null,
  expiryReason: null,
  nextFeeDate: null,
  family: null,
  certificate: [],
}
