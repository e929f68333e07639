import type { Level } from '@/features/rooms/domain/levels'
import type { RightsChange } from '@/features/rooms/domain/rights'
import { tagApis } from '@/features/rooms/tags/tags.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { requireVersion, stamped } from '../../platform/versioned'
import { changesOf } from '../changes'
import { leaveGroups } from '../groups'
import { note, remark } from '../log'
import { REFUSALS } from '../refusals'
import { changeRights, dropTagRules } from '../rights'
import { membersOf, nodesOf, roomAllowing, tags, tagsOf, type StoredTag } from '../store'

const mocksOf = (scope: Scope) => {
  const api = tagApis[scope]
  const memberCount = ({ id, roomId }: StoredTag) =>
    membersOf(scope, roomId).filter(({ tagId }) => tagId === id).length
  const shown = ({ roomId: _roomId, ...tag }: StoredTag) => tag
  const counted = (tag: StoredTag) => ({ ...shown(tag), memberCount: memberCount(tag) })

  function requireOwnName(roomId: string, name: string, id?: string) {
    const twin = tagsOf(scope, roomId).some(
      (tag) => tag.id !== id && tag.name.toLowerCase() === name.toLowerCase(),
    )
    if (twin) throw new Refusal(500, REFUSALS.tagTaken(name))
  }
  /** A tag of a room in which the caller may do something with tags. */
  function tagAllowing(account: Account, id: string, ability: 'tag:list' | 'tag:edit') {
    const tag = tags[scope].require(id)
    roomAllowing(scope, account, tag.roomId, ability)
    return tag
  }

  return [
    mock(api.list, `${scope}:tag:list`, ({ account, query }) => {
      const { id } = roomAllowing(scope, account, query.roomId, 'tag:list')
      return list(tagsOf(scope, id).map(counted), query, {
        keyword: ['name', 'representative'],
        equals: ['type', 'category'],
      })
    }),

    mock(api.detail, `${scope}:tag:list`, ({ account, path }) =>
      counted(tagAllowing(account, String(path.id), 'tag:list')),
    ),

    mock(api.create, `${scope}:tag:edit`, ({ account, body: { roomId, presetLevel: preset, ...fields } }) => {
      const room = roomAllowing(scope, account, roomId, 'tag:edit')
      requireOwnName(room.id, fields.name)
      const presetLevel = preset === null ? null : (Number(preset) as Level)
      const tag = tags[scope].add({ ...fields, roomId: room.id, presetLevel, ...stamped(account) })
      if (presetLevel !== null) {
        const top = nodesOf(scope, room.id).filter(
          ({ kind, parentId }) => kind === 'folder' && parentId === null,
        )
        changeRights(
          scope,
          room.id,
          account.nickName,
          top.map(({ id }): RightsChange => ({
            kind: 'rule',
            node: id,
            subject: 'tag',
            id: tag.id,
            level: presetLevel,
          })),
        )
      }
      note(scope, room.id, account, { action: 'permission', text: remark('tag', tag.name) })
    }),

    mock(api.update, `${scope}:tag:edit`, ({ account, body: { id, version, ...fields } }) => {
      const tag = tagAllowing(account, id, 'tag:edit')
      requireVersion(tag, version, tag.name)
      requireOwnName(tag.roomId, fields.name, id)
      tags[scope].put({ ...tag, ...fields, ...stamped(account, tag) })
      note(scope, tag.roomId, account, {
        action: 'permission',
        text: remark('tag', fields.name),
        ...changesOf(tag, fields),
      })
    }),

    mock(api.remove, `${scope}:tag:edit`, ({ account, path }) => {
      const doomed = tags[scope].requireAll(String(path.ids))
      for (const tag of doomed) {
        tagAllowing(account, tag.id, 'tag:edit')
        if (memberCount(tag) > 0) throw new Refusal(500, REFUSALS.tagUsed(tag.name, memberCount(tag)))
      }
      tags[scope].remove(doomed)
      for (const tag of doomed) {
        leaveGroups(scope, tag)
        dropTagRules(scope, account.nickName, tag)
        note(scope, tag.roomId, account, { action: 'permission', text: remark('tagDelete', tag.name) })
      }
    }),
  ]
}

export const tagMocks = SCOPES.flatMap(mocksOf)
