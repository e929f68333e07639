import { Button, Collapse, Flex } from 'antd'
import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  AskForm,
  documentAddress,
  LEVEL,
  useMayAsk,
  useRoom,
  useRoomCan,
  useRoomTree,
} from '@/features/rooms'
import { call, useApiMutation } from '@/shared/api'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { SelectionBar } from '@/shared/list/SelectionBar'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useSelection } from '@/shared/list/useSelection'
import { NameText } from '@/shared/ui/cells/NameText'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useTranslations } from '@/shared/i18n'
import { INPUTS, KINDS, privateApi, type Kind, type PrivateItem, type WrittenKind } from './privateItems.api'
import { BOOKMARK, parseBookmark } from './bookmarkAddress'
import { ItemForm, type EditTarget } from './ItemForm'
import styles from './private.module.css'
import { Quota } from './Quota'
import { SpaceUsed } from './SpaceUsed'
import { SubmitDrafts } from './SubmitDrafts'
import { UploadDrafts } from './UploadDrafts'
import { useItemTexts } from './useItemTexts'

const isUnsent = ({ kind, state }: PrivateItem) => kind === 'draft' && state === 'private'
/** Submitted drafts and downloads can no longer be changed. */
const canEdit = (item: PrivateItem): item is PrivateItem & { kind: WrittenKind } =>
  item.kind === 'draft' ? isUnsent(item) : Object.hasOwn(INPUTS, item.kind)

/** Private items of the user in the current room: drafts, notes, bookmarks, questions, downloads. */
export default function PrivatePage() {
  const t = useTranslations('vdrPrivate')
  const { id: roomId } = useRoom()
  const { nameOf, aboutOf } = useItemTexts()
  const list = useList(privateApi.list, { roomId })
  const remove = useApiMutation(privateApi.remove, { invalidates: [privateApi] })
  const mayEdit = useRoomCan('private:edit')
  const seesUsage = useRoomCan('private:usage')
  const { writing, write, close } = useEditTarget()
  const selection = useSelection<PrivateItem>(nameOf)
  // The selection shrinks when some are done; the dialog keeps a copy.
  const [drafts, submit] = useState<readonly PrivateItem[] | null>(null)
  const { data: nodes = [] } = useRoomTree()
  const mayAsk = useMayAsk()
  const [asked, ask] = useState<PrivateItem | null>(null)

  async function removeOne(item: PrivateItem) {
    const result = await remove({ path: { ids: item.id } })
    if (result.ok) selection.drop([item])
    return result
  }

  const fields = t('vdrPrivate:field', { returnObjects: true })
  const columns = columnsOf<PrivateItem>(fields, [
    { key: 'name', isPrimary: true, render: (_, item) => <NameText name={nameOf(item)} /> },
    { key: 'kind', mobileSlot: 'plain', render: (kind: Kind) => t(`vdrPrivate:kind.${kind}`) },
    { key: 'about', render: (_, item) => <NameText name={aboutOf(item)} /> },
    { key: 'folderName' },
    { key: 'state', dict: 'vdr_doc_status', mobileSlot: 'state' },
    { key: 'size', sorter: true, align: 'end', render: (bytes) => <SizeText bytes={bytes as number} /> },
    { key: 'updateTime', render: (time) => <TimeText time={time} /> },
  ])
  const table = useTable('vdr:private', columns)
  const { rowSelection } = selection

  return (
    <ListPage
      title={t('vdrPrivate:title')}
      list={list}
      table={table}
      actions={
        mayEdit && (
          <Flex wrap gap="small">
            {(['note', 'bookmark', 'question'] as const).map((kind) => (
              <Button key={kind} onClick={() => write({ kind })}>
                {t(`vdrPrivate:add.${kind}`)}
              </Button>
            ))}
          </Flex>
        )
      }
      tools={<ListTools list={list} table={table} />}
      top={
        <div className={styles.top}>
          <p className={styles.who}>{t('vdrPrivate:who')}</p>
          <Quota />
          {mayEdit && <UploadDrafts />}
          {seesUsage && (
            <Collapse
              items={[{ key: 'usage', label: t('vdrPrivate:usage.title'), children: <SpaceUsed /> }]}
            />
          )}
        </div>
      }
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('vdrPrivate:keyword')} />
          <SelectFilter
            name="kind"
            options={KINDS.map((value) => ({ value, label: t(`vdrPrivate:kind.${value}`) }))}
          />
          <SelectFilter
            name="folderId"
            options={nodes
              .filter(({ kind, level }) => kind === 'folder' && level >= LEVEL.upload)
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
          <DictFilter name="state" type="vdr_doc_status" />
        </FilterBar>
      }
    >
      <SelectionBar
        label={t('vdrPrivate:submit.bar')}
        text={t('vdrPrivate:submit.chosen', { count: selection.chosen.length })}
        selection={selection}
      >
        <Button size="small" onClick={() => submit(selection.chosen)}>
          {t('vdrPrivate:submit.ask')}
        </Button>
      </SelectionBar>
      <ListTable
        list={list}
        table={table}
        empty={<ListEmpty list={list} text={t(mayEdit ? 'vdrPrivate:empty' : 'vdrPrivate:emptyToRead')} />}
        {...(mayEdit && {
          rowSelection: {
            ...rowSelection,
            getCheckboxProps: (item: PrivateItem) => ({
              ...rowSelection.getCheckboxProps?.(item),
              disabled: !isUnsent(item),
            }),
          },
        })}
        renderActions={(item) => (
          <RowActions
            name={nameOf(item)}
            {...(mayEdit && canEdit(item) && { onEdit: () => write({ kind: item.kind, item }) })}
            {...(mayEdit && item.kind !== 'download' && { onDelete: () => removeOne(item) })}
          >
            {item.documentId && item.documentName && (
              <Link key="open" to={documentAddress('vdr', roomId, item.documentId)}>
                {t('vdrPrivate:open')}
              </Link>
            )}
            {mayAsk && item.kind === 'question' && (
              <Button key="ask" type="link" size="small" onClick={() => ask(item)}>
                {t('vdrPrivate:ask')}
              </Button>
            )}
            {mayEdit && isUnsent(item) && (
              <Button key="submit" type="link" size="small" onClick={() => submit([item])}>
                {t('vdrPrivate:submit.ask')}
              </Button>
            )}
            {isUnsent(item) && (
              <FileButton
                key="file"
                type="link"
                size="small"
                fetchFile={(options) => call(privateApi.file, { path: { id: item.id } }, options)}
                fallbackName={item.name ?? ''}
              >
                {t('vdrPrivate:download')}
              </FileButton>
            )}
          </RowActions>
        )}
      />
      {writing && mayEdit && <ItemForm key={writing.item?.id ?? writing.kind} {...writing} onClose={close} />}
      {asked && (
        <Suspense fallback={null}>
          <AskForm
            start={{ body: asked.text ?? '', documentId: asked.documentId ?? null, page: asked.page ?? null }}
            onSaved={() => void removeOne(asked)}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
      {drafts && <SubmitDrafts drafts={drafts} onDone={selection.drop} onClose={() => submit(null)} />}
    </ListPage>
  )
}

/** Item to edit: the one the user has opened, or the bookmark that the URL asks for. */
function useEditTarget() {
  const [opened, write] = useState<EditTarget | null>(null)
  const [params, setParams] = useSearchParams()
  const start = parseBookmark(params.get(BOOKMARK))
  const asked: EditTarget | null = start && { kind: 'bookmark', start }

  function close() {
    write(null)
    if (!params.has(BOOKMARK)) return
    const rest = new URLSearchParams(params)
    rest.delete(BOOKMARK)
    setParams(rest, { replace: true })
  }
  return { writing: opened ?? asked, write, close }
}
