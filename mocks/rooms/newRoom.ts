import { LevelCode } from '@/features/rooms/domain/levels'
import type { NewRoom } from '@/features/rooms/domain/roomInput'
import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import type { Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { stamped } from '../platform/versioned'
import { note } from './log'
import { anInvited } from './members'
import { patents } from './patents'
import { REFUSALS } from './refusals'
import { putMember, putRoom } from './rights'
import { membershipIn, rooms, tags, type StoredMember } from './store'
import { watermarks } from './watermarks'

/** The name of a room is its administrator's for one. */
export function refuseTwin(scope: Scope, account: Account, name: string, but?: string) {
  const twin = rooms[scope]
    .all()
    .find(
      (room) =>
        room.name === name &&
        room.id !== but &&
        room.delFlag === '0' &&
        membershipIn(scope, room.id, account)?.role === 'admin',
    )
  if (twin) throw new Refusal(500, REFUSALS.roomTaken(name))
}

const COLORS = ['#12856F', '#2E6BC6', '#7A55C7', '#B4690E', '#C2410C', '#0E7490']

/** Makes a room with what it starts with, led by the caller; gives its id. */
export function makeRoom(scope: Scope, account: Account, input: NewRoom): string {
  const { patents: owned, tags: parties, members, watermark, defaultLevel, ...room } = input
  refuseTwin(scope, account, room.name)
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
    toldEnd: '',
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
    patents[scope].add({ ...NO_PATENT, ...patent, roomId, ...stamped(account) })
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
          ...stamped(account),
        }).id,
      ]
    }),
  )
  const aMember = (invited: Pick<StoredMember, 'email' | 'tagId' | 'role'>) =>
    anInvited(account, {
      ...invited,
      roomId,
      name: '',
      isFenced: false,
      mayModifyValuation: false,
      expiry: null,
    })
  putMember(scope, nickName, {
    ...aMember({ email, tagId: null, role: 'admin' }),
    state: 'loggedIn',
    loginTime: time,
    visitBefore: time,
  })
  for (const { email: invited, tag, role } of members) {
    if (invited !== email)
      putMember(scope, nickName, aMember({ email: invited, tagId: tagIds.get(tag ?? '') ?? null, role }))
  }
  note(scope, roomId, account, { action: 'setting', text: room.name })
  return roomId
}

/** What is not asked for when a room is made. */
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
