import { DictFilter } from '@/shared/list/filters/DictFilter'
import { FilterBar } from '@/shared/list/filters/FilterBar'
import { TextFilter } from '@/shared/list/filters/filterInputs'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ListCard } from '@/shared/list/page/ListPage'
import { columnsOf, ListTable } from '@/shared/list/table/ListTable'
import { useTable } from '@/shared/list/table/useTable'
import { useList } from '@/shared/list/useList'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { useRoomApi } from '../room/roomContext'
import { faqApis, type Faq } from './questions.api'
import { CitationLink } from './Citation'
import { EXCLUDED_PARAMS } from './useQuestionAddress'
import styles from './questions.module.css'

export function FaqList() {
  const t = useTranslations('roomsQuestions')
  const { api, roomId } = useRoomApi(faqApis)
  const list = useList(api.list, { roomId, ...EXCLUDED_PARAMS, view: undefined })
  const fields = t('roomsQuestions:field', { returnObjects: true })
  const columns = columnsOf<Faq>(fields, [
    {
      key: 'question',
      isPrimary: true,
      render: (_, { question }) => <p className={styles.words}>{question}</p>,
    },
    {
      key: 'answer',
      render: (_, { answer, citation }) => (
        <>
          <p className={styles.words}>{answer}</p>
          {citation && <CitationLink cited={citation} />}
        </>
      ),
    },
    { key: 'category', dict: 'vdr_question_category', mobileSlot: 'plain' },
    { key: 'time', title: fields.answerTime, render: (time) => <TimeText time={time as string} /> },
  ])
  const table = useTable('rooms:faq', columns)
  return (
    <ListCard
      list={list}
      table={table}
      filter={
        <FilterBar list={list} labels={fields}>
          <TextFilter name="keyword" label={t('roomsQuestions:faq.keyword')} />
          <DictFilter name="category" type="vdr_question_category" />
        </FilterBar>
      }
    >
      <ListTable
        list={list}
        table={table}
        empty={<ListEmpty list={list} text={t('roomsQuestions:faq.empty')} />}
      />
    </ListCard>
  )
}
