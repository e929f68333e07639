import { roomSetting } from '@/features/rooms/domain/setting'
import { settingApis } from '@/features/rooms/room/roomSettings.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock, Refusal } from '../../platform/mock'
import { revoke, roomActs } from '../acts'
import { changesOf } from '../changes'
import { stay } from '../entry'
import { freezeIndex } from '../frozenIndex'
import { note } from '../log'
import { refuseTwin } from '../newRoom'
import { REFUSALS } from '../refusals'
import { settings, USUAL_SETTING } from '../settings'
import { roomAllowing } from '../store'

const mocksOf = (scope: Scope) => {
  const api = settingApis[scope]
  return [
    mock(api.read, `${scope}:setting:list`, ({ account, path }) => {
      const room = roomAllowing(scope, account, String(path.roomId), 'setting:list')
      const { version, name, description, endTime, isZipAllowed, announcement, hidesMembers, nda } = room
      return {
        ...(settings[scope].get(room.id) ?? USUAL_SETTING),
        version,
        name,
        description,
        endTime,
        isZipAllowed,
        announcement,
        hidesMembers,
        ndaText: nda?.text ?? null,
      }
    }),

    mock(api.save, `${scope}:setting:edit`, ({ account, body: { roomId, version, ...setting } }) => {
      const room = roomActs[scope].allowed(account, 'edit', { id: roomId, version })
      refuseTwin(scope, account, setting.name, roomId)
      if (!roomSetting(room.endTime).safeParse(setting).success) throw new Refusal(500, REFUSALS.tooSoon)
      const { name, description, endTime, isZipAllowed, ndaText, announcement, hidesMembers, ...rest } =
        setting
      const isSameText = ndaText === (room.nda?.text ?? null)
      const nda = ndaText === null ? null : { version: (room.nda?.version ?? 0) + 1, text: ndaText }
      const former = settings[scope].get(roomId) ?? USUAL_SETTING
      const { addresses, isTwoStep } = former
      settings[scope].put({ ...rest, id: roomId })
      freezeIndex(scope, roomId, rest.isIndexFrozen)
      // Whoever asks for codes is in already.
      if (!isTwoStep) stay(scope, roomId, account)
      if (rest.addresses !== addresses || rest.isTwoStep !== isTwoStep) revoke(scope, roomId)
      roomActs[scope].act(
        'edit',
        account,
        { id: roomId, version },
        {
          name,
          description: description ?? '',
          endTime,
          isZipAllowed,
          hidesMembers,
          announcement: announcement ?? '',
          ...(isSameText ? {} : { nda }),
        },
      )
      const changed = changesOf(former, rest)
      if (changed.after !== undefined)
        note(scope, roomId, account, { action: 'setting', text: 'setting', ...changed })
    }),
  ]
}

export const settingMocks = SCOPES.flatMap(mocksOf)
