import type { Level } from '@/features/rooms/domain/levels'
import type { RightsChange } from '@/features/rooms/domain/rights'
import { tagApis } from '@/features/rooms/tags/tags.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import type { Account } from '../../platform/db'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { requireVersion, revisionStamp } from '../../platform/versioned'
import { changesOf } from '../changes'
import { removeTagFromGroups } from '../groups'
import { writeLog, remark } from '../log'
import { REFUSALS } from '../refusals'
import { changeRights, removeTagRules } from '../rights'
import { versionStores } from '../versions'
import { membersOf, nodesOf, authorizeRoom, tags, tagsOf, type StoredTag } from '../store'

const mocksOf = (scope: Scope) => {
  const api = tagApis[scope]
  const memberCount = ({ id, roomId }: StoredTag) =>
    membersOf(scope, roomId).filter(({ tagId }) => tagId === id).length
  const publicTag = ({ roomId: _roomId, ...tag }: StoredTag) => tag
  const tagRow = (tag: StoredTag) => ({ ...publicTag(tag), memberCount: memberCount(tag) })

  function checkUniqueName(roomId: string, name: string, id?: string) {
    const isTaken = tagsOf(scope, roomId).some(
      (tag) => tag.id !== id && tag.name.toLowerCase() === name.toLowerCase(),
    )
    if (isTaken) throw new Refusal(500, REFUSALS.tagTaken(name))
  }
  function authorizeTag(account: Account, id: string, ability: 'tag:list' | 'tag:edit') {
    const tag = tags[scope].require(id)
    authorizeRoom(scope, account, tag.roomId, ability)
    return tag
  }

  return [
    mock(api.list, `${scope}:tag:list`, ({ account, query }) => {
      const { id } = authorizeRoom(scope, account, query.roomId, 'tag:list')
      return list(tagsOf(scope, id).map(tagRow), query, {
        keyword: ['name', 'representative'],
        equals: ['type', 'category'],
      })
    }),

    mock(api.detail, `${scope}:tag:list`, ({ account, path }) =>
      tagRow(authorizeTag(account, String(path.id), 'tag:list')),
    ),

    mock(api.create, `${scope}:tag:edit`, ({ account, body: { roomId, presetLevel: preset, ...fields } }) => {
      const room = authorizeRoom(scope, account, roomId, 'tag:edit')
      checkUniqueName(room.id, fields.name)
      const presetLevel = preset === null ? null : (Number(preset) as Level)
      const tag = tags[scope].add({ ...fields, roomId: room.id, presetLevel, ...revisionStamp(account) })
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
      writeLog(scope, room.id, account, { action: 'permission', text: remark('tag', tag.name) })
    }),

    mock(api.update, `${scope}:tag:edit`, ({ account, body: { id, version, ...fields } }) => {
      const tag = authorizeTag(account, id, 'tag:edit')
      requireVersion(tag, version, tag.name)
      checkUniqueName(tag.roomId, fields.name, id)
      tags[scope].put({ ...tag, ...fields, ...revisionStamp(account, tag) })
      writeLog(scope, tag.roomId, account, {
        action: 'permission',
        text: remark('tag', fields.name),
        ...changesOf(tag, fields),
      })
    }),

    mock(api.remove, `${scope}:tag:edit`, ({ account, path }) => {
      const removed = tags[scope].requireAll(String(path.ids))
      for (const tag of removed) {
        authorizeTag(account, tag.id, 'tag:edit')
        if (memberCount(tag) > 0) throw new Refusal(500, REFUSALS.tagUsed(tag.name, memberCount(tag)))
      }
      tags[scope].remove(removed)
      for (const tag of removed) {
        removeTagFromGroups(scope, tag)
        removeTagRules(scope, account.nickName, tag)
        versionStores[scope].endVariants(account, tag.id)
        writeLog(scope, tag.roomId, account, { action: 'permission', text: remark('tagDelete', tag.name) })
      }
    }),
  ]
}

export const tagMocks = SCOPES.flatMap(mocksOf)
