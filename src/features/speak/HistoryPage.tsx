import { Button } from 'antd'
import { Link, useSearchParams } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { today } from '@/shared/lib/dates'
import { fetchExport } from '@/shared/files/exports'
import { changeSearchParams } from '@/shared/list/searchParams'
import { DayRangeFilter } from '@/shared/list/filters/DayFilter'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListExport } from '@/shared/list/page/ListExport'
import { ListTools } from '@/shared/list/page/ListTools'
import { SelectionBar } from '@/shared/list/SelectionBar'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useSelection } from '@/shared/list/useSelection'
import { Drawer } from '@/shared/ui/Drawer'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useConfirmDelete } from '@/shared/ui/useConfirmDelete'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { message } from '@/shared/ui/feedback'
import { isInProgress } from './model/questionWorkflow'
import { ASK_ADDRESS } from './model/speakAddress'
import { CONTEXT_KINDS, speakApi, type QuestionRow } from './model/speak.api'
import { QuestionPane } from './question/QuestionPane'

const OPEN_PARAM = 'question'

export default function HistoryPage() {
  const t = useTranslations('speak')
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const list = useList(speakApi.list)
  const selection = useSelection<QuestionRow>(({ title }) => title)
  const remove = useApiMutation(speakApi.remove, { invalidates: [speakApi] })
  const confirmDelete = useConfirmDelete()
  const open = params.get(OPEN_PARAM)
  const addressOf = (id: string | undefined) => `?${changeSearchParams(params, { [OPEN_PARAM]: id })}`

  const fields = t('speak:column', { returnObjects: true })
  const columns = columnsOf<QuestionRow>(fields, [
    {
      key: 'title',
      isPrimary: true,
      render: (_, { id, title }) => <Link to={addressOf(id)}>{title}</Link>,
    },
    { key: 'state', dict: 'speak_status', mobileSlot: 'state' },
    {
      key: 'kind',
      mobileSlot: 'plain',
      render: (_, { kind }) => (kind ? t(`speak:sourceKind.${kind}`) : t('speak:context.none')),
    },
    { key: 'createTime', sorter: true, render: (time: string) => <TimeText time={time} /> },
    { key: 'points', align: 'end', sorter: true },
    { key: 'tickets', align: 'end' },
  ])
  const table = useTable('speak', columns)
  const { chosen } = selection
  const removable = chosen.filter(({ state }) => !isInProgress(state))

  async function removeAll(rows: readonly QuestionRow[]) {
    const result = await remove({ path: { ids: rows.map(({ id }) => id).join(',') } })
    if (result.ok) selection.drop(rows)
    return result
  }

  return (
    <ListPage
      title={t('speak:list.title')}
      list={list}
      table={table}
      actions={
        <Link className="button button-primary" to={ASK_ADDRESS}>
          {t('speak:list.ask')}
        </Link>
      }
      tools={
        <ListTools list={list} table={table}>
          <ListExport
            text={t('speak:list.export')}
            fallbackName={`ai-answers-${today()}.xlsx`}
            fetchFile={(options) =>
              fetchExport(speakApi.export, { query: { ...list.query, language } }, options)
            }
          />
        </ListTools>
      }
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('speak:list.keyword')} />
          <DictFilter name="state" type="speak_status" />
          <SelectFilter
            name="kind"
            options={CONTEXT_KINDS.map((value) => ({ value, label: t(`speak:sourceKind.${value}`) }))}
          />
          <DayRangeFilter
            from="askedFrom"
            to="askedTo"
            fromLabel={t('speak:list.from')}
            toLabel={t('speak:list.to')}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        rowSelection={selection.rowSelection}
        renderActions={(row) => (
          <RowActions
            name={row.title}
            {...(!isInProgress(row.state) && { onDelete: () => removeAll([row]) })}
          >
            <Link to={addressOf(row.id)}>{t('speak:list.open')}</Link>
          </RowActions>
        )}
        empty={
          <ListEmpty list={list} text={t('speak:list.empty')}>
            <Link to={ASK_ADDRESS}>{t('speak:list.ask')}</Link>
          </ListEmpty>
        }
      />
      <SelectionBar
        label={t('speak:list.bar')}
        text={t('speak:list.chosen', { count: chosen.length })}
        selection={selection}
      >
        <Button
          size="small"
          danger
          onClick={() =>
            removable.length === 0
              ? message.warning(t('speak:list.noneRemovable'))
              : confirmDelete(t('speak:list.several', { count: removable.length }), () =>
                  removeAll(removable),
                )
          }
        >
          {t('actions.delete')}
        </Button>
      </SelectionBar>
      {open !== null && (
        <Drawer
          open
          size="large"
          title={t('speak:question.title')}
          onClose={() => setParams(changeSearchParams(params, { [OPEN_PARAM]: undefined }))}
        >
          <QuestionPane key={open} id={open} />
        </Drawer>
      )}
    </ListPage>
  )
}
