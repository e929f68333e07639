import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useCan } from '@/shared/auth/permissions'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { SelectFilter, TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { useTranslations } from '@/shared/i18n'
import {
  questionnaireApi,
  QUESTIONNAIRE_STATES,
  type Questionnaire,
  type QuestionnaireState,
} from './questionnaire.api'
import { QuestionnaireDrawer } from './QuestionnaireDrawer'

const COLORS: Record<QuestionnaireState, string> = {
  open: 'processing',
  answered: 'success',
  closed: 'default',
}

export default function QuestionnaireListPage() {
  const t = useTranslations('valuationQuestionnaire')
  const list = useList(questionnaireApi.list)
  const mayAnswer = useCan('valuation:questionnaire:add')
  const [shown, setShown] = useState<Questionnaire | null>(null)
  const isOpen = ({ state }: Questionnaire) => state === 'open' && mayAnswer

  const columns: Column<Questionnaire>[] = [
    {
      title: t('valuationQuestionnaire:list.name'),
      key: 'title',
      isPrimary: true,
      sorter: true,
      render: (title: string, { purpose }) => (
        <>
          {title}
          {purpose && <div className="cell-note">{purpose}</div>}
        </>
      ),
    },
    {
      key: 'state',
      mobileSlot: 'state',
      title: t('valuationQuestionnaire:list.state'),
      render: (state: QuestionnaireState) => (
        <Tag color={COLORS[state]}>{t(`valuationQuestionnaire:state.${state}`)}</Tag>
      ),
    },
    {
      key: 'questions',
      title: t('valuationQuestionnaire:list.questions'),
      align: 'end',
      render: (_, { questions }) => questions.length,
    },
    { title: t('valuationQuestionnaire:list.deadline'), key: 'deadline', sorter: true },
    {
      title: t('valuationQuestionnaire:list.answered'),
      key: 'answerTime',
      sorter: true,
      render: (time: string | null) => <TimeText time={time} />,
    },
  ]
  const table = useTable('questionnaires', columns)

  return (
    <ListPage
      title={t('valuationQuestionnaire:list.title')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="title" label={t('valuationQuestionnaire:list.name')} />
          <SelectFilter
            name="state"
            label={t('valuationQuestionnaire:list.state')}
            options={QUESTIONNAIRE_STATES.map((value) => ({
              value,
              label: t(`valuationQuestionnaire:state.${value}`),
            }))}
          />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        renderActions={(row) => (
          <RowActions name={row.title}>
            <Button
              type="link"
              size="small"
              aria-label={t(
                isOpen(row)
                  ? 'valuationQuestionnaire:list.answerNamed'
                  : 'valuationQuestionnaire:list.viewNamed',
                { title: row.title },
              )}
              onClick={() => setShown(row)}
            >
              {t(isOpen(row) ? 'valuationQuestionnaire:list.answer' : 'valuationQuestionnaire:list.view')}
            </Button>
          </RowActions>
        )}
        empty={<ListEmpty list={list} text={t('valuationQuestionnaire:list.empty')} />}
      />
      {shown && (
        <QuestionnaireDrawer
          key={shown.id}
          questionnaire={shown}
          canAnswer={isOpen(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </ListPage>
  )
}
