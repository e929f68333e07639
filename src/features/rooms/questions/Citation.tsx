import { FileTextOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { documentAddress } from '../room/addresses'
import { useRoomApi } from '../room/roomContext'
import { questionApis, type Citation as Cited, type Question } from './questions.api'
import styles from './questions.module.css'

export function CitationLink({ cited }: { cited: Cited }) {
  const t = useTranslations('roomsQuestions')
  const { scope, roomId } = useRoomApi(questionApis)
  const { documentId, documentName, versionNo, page } = cited
  const parts = [
    documentName,
    versionNo && t('roomsQuestions:citation.version', { no: versionNo }),
    page && t('roomsQuestions:citation.page', { page }),
  ]
  return (
    <Link className={styles.citation} to={documentAddress(scope, roomId, documentId, { page: page ?? 1 })}>
      <FileTextOutlined aria-hidden /> {parts.filter(Boolean).join(' · ')}
    </Link>
  )
}

export function CitationOf({ question }: { question: Pick<Question, 'citation' | 'isCitationGone'> }) {
  const t = useTranslations('roomsQuestions')
  if (question.citation) return <CitationLink cited={question.citation} />
  return question.isCitationGone && <span className="cell-note">{t('roomsQuestions:citation.gone')}</span>
}
