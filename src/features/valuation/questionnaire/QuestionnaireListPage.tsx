import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '@/shared/auth/permissions'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { ChoiceFilter, TextFilter } from '@/shared/list/filters/filters'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListPage } from '@/shared/list/page/ListPage'
import { ListTools } from '@/shared/list/page/ListTools'
import { ListTable, type Column } from '@/shared/list/table/ListTable'
import { RowActions } from '@/shared/list/table/RowActions'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { questionnaireApi, QUESTIONNAIRE_STATES, type Questionnaire, type QuestionnaireState } from './api'
import { QuestionnaireDrawer } from './QuestionnaireDrawer'

const COLORS: Record<QuestionnaireState, string> = {
  open: 'processing',
  answered: 'success',
  closed: 'default',
}

/** What the user is asked for about valuations, and was. */
export default function QuestionnaireListPage() {
  const { t } = useTranslation('valuationQuestionnaire')
  const list = useList(questionnaireApi.list)
  const mayAnswer = useCan('valuation:questionnaire:add')
  const [shown, setShown] = useState<Questionnaire | null>(null)
  const isOpen = ({ state }: Questionnaire) => state === 'open' && mayAnswer

  const columns: Column<Questionnaire>[] = [
    {
      title: t('list.name'),
      key: 'title',
      isName: true,
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
      title: t('list.state'),
      render: (state: QuestionnaireState) => <Tag color={COLORS[state]}>{t(`state.${state}`)}</Tag>,
    },
    {
      key: 'questions',
      title: t('list.questions'),
      align: 'end',
      render: (_, { questions }) => questions.length,
    },
    { title: t('list.deadline'), key: 'deadline', sorter: true },
    {
      title: t('list.answered'),
      key: 'answerTime',
      sorter: true,
      render: (time: string | null) => <TimeText time={time} />,
    },
  ]
  const table = useTable('questionnaires', columns)

  return (
    <ListPage
      title={t('list.title')}
      list={list}
      table={table}
      tools={<ListTools list={list} table={table} />}
      filter={
        <FilterBar list={list}>
          <TextFilter name="title" label={t('list.name')} />
          <ChoiceFilter
            name="state"
            label={t('list.state')}
            options={QUESTIONNAIRE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
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
              aria-label={t(isOpen(row) ? 'list.answerNamed' : 'list.viewNamed', { title: row.title })}
              onClick={() => setShown(row)}
            >
              {t(isOpen(row) ? 'list.answer' : 'list.view')}
            </Button>
          </RowActions>
        )}
        empty={<ListEmpty list={list} text={t('list.empty')} />}
      />
      {shown && (
        <QuestionnaireDrawer
          key={shown.id}
          questionnaire={shown}
          isOpen={isOpen(shown)}
          onClose={() => setShown(null)}
        />
      )}
    </ListPage>
  )
}
