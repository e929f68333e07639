import { Alert, Button, Skeleton } from 'antd'
import { Suspense, useState } from 'react'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useRoom } from '../room/roomContext'
import { useMayAsk } from '../room/useSide'
import { AskForm } from '../questions/LazyAskForm'
import { FaqList } from '../questions/FaqList'
import { QuestionList } from '../questions/QuestionList'
import { useQuestionAddress, VIEWS } from '../questions/useQuestionAddress'
import { useChatNews, useQuota } from '../questions/useQuestions'

const GroupsView = lazyWithRetry(() => import('./GroupsView'))
const QuestionDrawer = lazyWithRetry(() => import('../questions/QuestionDrawer'))

export default function ChatPage() {
  const t = useTranslations('roomsQuestions')
  const { state } = useRoom()
  const { view, question, asked, viewAddress, close } = useQuestionAddress()
  const mayAsk = useMayAsk()
  const [isAsking, setAsking] = useState(false)
  useChatNews()

  const ask = mayAsk && (
    <Button type="primary" onClick={() => setAsking(true)}>
      {t('roomsQuestions:ask')}
    </Button>
  )
  return (
    <div>
      <PageTitle
        title={t('roomsQuestions:title')}
        actions={ask}
        tabs={
          <LinkTabs
            label={t('roomsQuestions:title')}
            shown={view}
            tabs={VIEWS.map((key) => ({ key, text: t(`roomsQuestions:tab.${key}`), to: viewAddress(key) }))}
          />
        }
      />
      {state === 'closed' && (
        <Alert type="info" showIcon className="list-note" title={t('roomsQuestions:readOnly')} />
      )}
      {mayAsk && <QuotaNote />}
      {view === 'questions' && <QuestionList ask={ask} />}
      {view === 'faq' && <FaqList />}
      {view === 'groups' && (
        <Suspense fallback={<Skeleton active />}>
          <GroupsView />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {question !== null && <QuestionDrawer key={question} id={question} onClose={close} />}
        {mayAsk && (isAsking || asked) && (
          <AskForm
            {...(asked ? { start: asked } : {})}
            onClose={() => {
              setAsking(false)
              close()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

function QuotaNote() {
  const t = useTranslations('roomsQuestions')
  const { given, left, isUsed } = useQuota()
  if (given === null || left === null) return null
  return (
    <Alert
      type={isUsed ? 'warning' : 'info'}
      showIcon
      className="list-note"
      title={
        isUsed
          ? t('roomsQuestions:quota.used', { given })
          : t('roomsQuestions:quota.left', { count: left, given })
      }
    />
  )
}
