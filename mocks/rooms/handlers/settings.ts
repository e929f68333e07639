import { roomSetting, UPLOAD_SIZES } from '@/features/rooms/domain/setting'
import { settingApis } from '@/features/rooms/room/roomSettings.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock, Refusal } from '../../platform/mock'
import { revokeRoom, roomActions } from '../roomActions'
import { changesOf } from '../changes'
import { recordPresence } from '../twoStepEntry'
import { freezeIndex } from '../frozenIndex'
import { writeLog } from '../log'
import { checkUniqueName } from '../makeRoom'
import { REFUSALS } from '../refusals'
import { settings, DEFAULT_SETTING } from '../settings'
import { authorizeRoom, type StoredRoom } from '../store'

/** The fields of the form that the room stores as `upload`. */
const uploadFieldsOf = ({ upload }: StoredRoom) => ({
  uploadTypes: upload?.types?.join('\n') ?? null,
  uploadMaxMb: upload?.maxMb ?? UPLOAD_SIZES.min,
  uploadMaxFiles: upload?.maxFiles ?? null,
})

const mocksOf = (scope: Scope) => {
  const api = settingApis[scope]
  return [
    mock(api.read, `${scope}:setting:list`, ({ account, path }) => {
      const room = authorizeRoom(scope, account, String(path.roomId), 'setting:list')
      const { version, name, description, endTime, isZipAllowed, announcement, hidesMembers, nda } = room
      return {
        ...(settings[scope].get(room.id) ?? DEFAULT_SETTING),
        version,
        name,
        description,
        endTime,
        isZipAllowed,
        ...uploadFieldsOf(room),
        announcement,
        hidesMembers,
        ndaText: nda?.text ?? null,
      }
    }),

    mock(api.save, `${scope}:setting:edit`, ({ account, body: { roomId, version, ...setting } }) => {
      const room = roomActions[scope].allowed(account, 'edit', { id: roomId, version })
      checkUniqueName(scope, account, setting.name, roomId)
      if (!roomSetting(room.endTime).safeParse(setting).success) throw new Refusal(500, REFUSALS.tooSoon)
      const {
        name,
        description,
        endTime,
        isZipAllowed,
        ndaText,
        announcement,
        hidesMembers,
        uploadTypes,
        uploadMaxMb,
        uploadMaxFiles,
        ...rest
      } = setting
      const isSameText = ndaText === (room.nda?.text ?? null)
      const nda = ndaText === null ? null : { version: (room.nda?.version ?? 0) + 1, text: ndaText }
      const previous = settings[scope].get(roomId) ?? DEFAULT_SETTING
      const { addresses, isTwoStep } = previous
      settings[scope].put({ ...rest, id: roomId })
      freezeIndex(scope, roomId, rest.isIndexFrozen)
      // Users who turn codes on need not enter one themselves.
      if (!isTwoStep) recordPresence(scope, roomId, account)
      if (rest.addresses !== addresses || rest.isTwoStep !== isTwoStep) revokeRoom(scope, roomId)
      roomActions[scope].act(
        'edit',
        account,
        { id: roomId, version },
        {
          name,
          description: description ?? '',
          endTime,
          isZipAllowed,
          hidesMembers,
          upload: {
            types: uploadTypes?.split('\n') ?? null,
            maxMb: uploadMaxMb,
            maxFiles: uploadMaxFiles,
          },
          announcement: announcement ?? '',
          ...(isSameText ? {} : { nda }),
        },
      )
      const changed = changesOf(
        { ...previous, ...uploadFieldsOf(room) },
        { ...rest, uploadTypes, uploadMaxMb, uploadMaxFiles },
      )
      if (changed.after !== undefined)
        writeLog(scope, roomId, account, { action: 'setting', text: 'setting', ...changed })
    }),
  ]
}

export const settingMocks = SCOPES.flatMap(mocksOf)
