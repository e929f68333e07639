import { useQuery } from '@tanstack/react-query'
import { Collapse } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { useListFormat, useTranslations } from '@/shared/i18n'
import { useRoomApi } from '../room/roomContext'
import { faqApis, type Citation, type Group } from '../questions/questions.api'
import { CitationLink } from '../questions/Citation'
import { useQuestionAddress } from '../questions/useQuestionAddress'
import styles from './groups.module.css'
import { useQuestionsOf } from './Thread'

const MAX_FAQ = 5

export function GroupContext({ group }: { group: Group }) {
  const t = useTranslations('roomsQuestions')
  const listed = useListFormat()
  const cited = new Map<string, Citation>()
  for (const { citation } of useQuestionsOf(group.id) ?? [])
    if (citation && !cited.has(citation.documentId))
      cited.set(citation.documentId, { ...citation, versionNo: null, page: null })
  return (
    <aside className={styles.context}>
      <section aria-label={t('roomsQuestions:group.documents')}>
        <h3>{t('roomsQuestions:group.documents')}</h3>
        {cited.size === 0 ? (
          <p className="cell-note">{t('roomsQuestions:group.noDocuments')}</p>
        ) : (
          <ul className="plain-list">
            {[...cited.values()].map((citation) => (
              <li key={citation.documentId}>
                <CitationLink cited={citation} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label={t('roomsQuestions:group.members')}>
        <h3>{t('roomsQuestions:group.members')}</h3>
        <p>{listed(group.members)}</p>
      </section>
      <PublishedAnswers category={group.category} />
    </aside>
  )
}

function PublishedAnswers({ category }: { category: string }) {
  const t = useTranslations('roomsQuestions')
  const { api, roomId } = useRoomApi(faqApis)
  const { viewAddress } = useQuestionAddress()
  const query = { roomId, pageNum: 1, pageSize: MAX_FAQ, category }
  const { data } = useQuery(apiQuery(api.list, { query }))
  return (
    <section aria-label={t('roomsQuestions:tab.faq')}>
      <h3>
        <Link to={viewAddress('faq')}>{t('roomsQuestions:tab.faq')}</Link>
      </h3>
      {data && data.rows.length === 0 && <p className="cell-note">{t('roomsQuestions:faq.empty')}</p>}
      {data && data.rows.length > 0 && (
        <Collapse
          size="small"
          items={data.rows.map(({ id, question, answer }) => ({
            key: id,
            label: question,
            children: <p className={styles.words}>{answer}</p>,
          }))}
        />
      )}
    </section>
  )
}
