import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useLabels } from '@/shared/dictionary/useLabels'
import { useDictionary } from '@/shared/dictionary/useDictionary'
import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, FlagFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { NameText } from '@/shared/ui/cells/NameText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { useRoomApi } from '../room/roomContext'
import { useSide } from '../room/useSide'
import { useTags } from '../tags/useTags'
import { PRIORITIES, questionApis, type Question } from './questions.api'
import { CitationOf } from './Citation'
import { ExportQuestions } from './ExportQuestions'
import { EXCLUDED_PARAMS, useQuestionAddress } from './useQuestionAddress'
import { useAnswerers } from './useAnswerers'

const hasCitation = ({ citation, isCitationGone }: Question) => citation !== null || isCitationGone

export function QuestionList({ ask }: { ask: ReactNode }) {
  const t = useTranslations('roomsQuestions')
  const { api, roomId } = useRoomApi(questionApis)
  const list = useList(api.list, { roomId, ...EXCLUDED_PARAMS })
  const { questionAddress } = useQuestionAddress()
  const side = useSide()
  const { options: tags } = useTags()
  const { entries, labelOf } = useDictionary('vdr_question_status')
  const categories = useLabels('vdr_question_category')
  const states = entries.map((entry) => ({ value: entry.dictValue, label: labelOf(entry.dictValue, entry) }))

  const fields = t('roomsQuestions:field', { returnObjects: true })
  const isCoordinator = side === 'coordinator'
  const columns = columnsOf<Question>(fields, [
    {
      key: 'title',
      isPrimary: true,
      sorter: true,
      render: (_, { id, title, category, priority }) => (
        <>
          <Link to={questionAddress(id)}>
            <NameText name={title} />
          </Link>
          <div className="cell-note">
            {categories.labelOf(category)} · {t(`roomsQuestions:priority.${priority}`)}
          </div>
        </>
      ),
    },
    { key: 'state', dict: 'vdr_question_status', mobileSlot: 'state' },
    { key: 'category', dict: 'vdr_question_category', isHiddenByDefault: true },
    {
      key: 'priority',
      isHiddenByDefault: true,
      render: (_, { priority }) => t(`roomsQuestions:priority.${priority}`),
    },
    {
      key: 'citation',
      render: (_, question) => (hasCitation(question) ? <CitationOf question={question} /> : EMPTY_VALUE),
    },
    ...(isCoordinator ? [{ key: 'tagName' as const }, { key: 'assigneeName' as const }] : []),
    ...(side === 'asker' ? [{ key: 'askerName' as const }] : []),
    ...(side === 'asker' ? [] : [{ key: 'due' as const, sorter: true }]),
    { key: 'groupName', isHiddenByDefault: true },
    {
      key: 'submitTime',
      isHiddenByDefault: true,
      sorter: true,
      render: (time) => <TimeText time={time as string} />,
    },
    { key: 'updateTime', sorter: true, render: (time) => <TimeText time={time as string} /> },
  ])
  const table = useTable('rooms:questions', columns)

  return (
    <ListCard
      list={list}
      table={table}
      tools={
        <ListTools list={list} table={table}>
          <ExportQuestions query={list.query} />
        </ListTools>
      }
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('roomsQuestions:keyword')} />
          <SelectFilter
            name="state"
            options={[{ value: 'open', label: t('roomsQuestions:filter.open') }, ...states]}
          />
          <DictFilter name="category" type="vdr_question_category" />
          <FlagFilter name="mine" label={t('roomsQuestions:filter.mine')} />
          <SelectFilter
            name="priority"
            options={PRIORITIES.map((value) => ({ value, label: t(`roomsQuestions:priority.${value}`) }))}
          />
          {isCoordinator && tags.length > 0 && <SelectFilter name="tagId" options={tags} />}
          {isCoordinator && <AssigneeFilter />}
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={
          <ListEmpty
            list={list}
            text={t(
              side !== 'asker'
                ? isCoordinator
                  ? 'roomsQuestions:emptyToLead'
                  : 'roomsQuestions:emptyToAnswer'
                : ask
                  ? 'roomsQuestions:empty'
                  : 'roomsQuestions:emptyToRead',
            )}
          >
            {ask}
          </ListEmpty>
        }
      />
    </ListCard>
  )
}

/** Separate component, because only coordinators may load the possible assignees. */
const AssigneeFilter = () => <SelectFilter name="assigneeId" options={useAnswerers()} />
