import { Button, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { viewOf, ViewSwitch } from '@/shared/list/page/ViewSwitch'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { permissionApis } from '../rights/rights.api'
import { useRoomApi, useRoomCan } from '../room/roomContext'
import { tagApis, type Tag } from './tags.api'
import { LevelChip } from '../rights/LevelChip'
import { ColourName, TagForm } from './TagForm'

const Matrix = lazyWithRetry(() => import('../rights/Matrix'))

const Releases = lazyWithRetry(() => import('../rights/Releases'))

const VIEWS = ['tags', 'matrix', 'release'] as const

export default function TagPage() {
  const t = useTranslations('roomsTags')
  const { api, scope, roomId } = useRoomApi(tagApis)
  const list = useList(api.list, { roomId })
  const remove = useApiMutation(api.remove, { invalidates: [api, permissionApis[scope]] })
  const mayEdit = useRoomCan('tag:edit')
  const [edited, setEdited] = useState<{ tag?: Tag } | null>(null)

  const fields = t('roomsTags:field', { returnObjects: true })
  const columns = columnsOf<Tag>(fields, [
    {
      key: 'name',
      isPrimary: true,
      sorter: true,
      render: (name: string, { color }) => <ColourName colour={color} name={name} />,
    },
    { key: 'type', dict: 'vdr_tag_type', mobileSlot: 'state' },
    { key: 'category', dict: 'vdr_tag_category' },
    { key: 'representative', mobileSlot: 'plain' },
    {
      key: 'memberCount',
      align: 'end',
      sorter: true,
      render: (count: number, { id, name }) => (
        <Link
          to={`/${scope}/vdmuser?roomId=${roomId}&tagId=${id}`}
          aria-label={t('roomsTags:membersOf', { count, name })}
        >
          {count}
        </Link>
      ),
    },
    {
      key: 'presetLevel',
      render: (level: Tag['presetLevel']) => (level == null ? EMPTY_VALUE : <LevelChip level={level} />),
    },
    { key: 'questionQuota', align: 'end', render: (quota: number | null) => quota ?? t('roomsTags:noLimit') },
  ])
  const table = useTable('rooms:tags', columns)
  const view = viewOf(VIEWS, list)
  const add = mayEdit && (
    <Button type={view === 'tags' ? 'primary' : 'default'} onClick={() => setEdited({})}>
      {t('roomsTags:add')}
    </Button>
  )

  return (
    <ListPage
      title={t('roomsTags:title')}
      list={list}
      table={table}
      actions={add}
      tools={
        <ListTools list={list} table={view === 'tags' ? table : undefined}>
          <ViewSwitch
            list={list}
            views={VIEWS}
            view={view}
            names={t('roomsTags:view', { returnObjects: true })}
          />
        </ListTools>
      }
      filter={
        view === 'tags' && (
          <FilterBar list={list} labels={fields}>
            <TextFilter name="keyword" label={t('roomsTags:keyword')} />
            <DictFilter name="type" type="vdr_tag_type" />
            <DictFilter name="category" type="vdr_tag_category" />
          </FilterBar>
        )
      }
    >
      {view !== 'tags' ? (
        <Suspense fallback={<Skeleton active />}>{view === 'matrix' ? <Matrix /> : <Releases />}</Suspense>
      ) : (
        <ListTable
          list={list}
          table={table}
          empty={
            <ListEmpty list={list} text={t('roomsTags:empty')}>
              {add}
            </ListEmpty>
          }
          {...(mayEdit && {
            renderActions: (tag: Tag) => (
              <RowActions
                name={tag.name}
                onEdit={() => setEdited({ tag })}
                {...(tag.memberCount === 0 && { onDelete: () => remove({ path: { ids: tag.id } }) })}
              />
            ),
          })}
        />
      )}
      {edited && <TagForm key={edited.tag?.id} tag={edited.tag} onClose={() => setEdited(null)} />}
    </ListPage>
  )
}
