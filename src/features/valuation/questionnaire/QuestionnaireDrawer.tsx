import { Drawer } from '@/shared/ui/Drawer'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { type Questionnaire, SCALE, type Answer, type Question } from './questionnaire.api'
import { AnswerForm } from './AnswerForm'
import styles from './questionnaire.module.css'

interface QuestionnaireDrawerProps {
  questionnaire: Questionnaire
  canAnswer: boolean
  onClose: () => void
}

/** A questionnaire, to answer or read-only. Closing it saves the typed answers as a draft. */
export function QuestionnaireDrawer({ questionnaire, canAnswer, onClose }: QuestionnaireDrawerProps) {
  const t = useTranslations('valuationQuestionnaire')
  const { title, purpose, state, answerTime } = questionnaire
  return (
    <Drawer open title={title} size="large" onClose={onClose}>
      {purpose && <p className={styles.questionnairePurpose}>{purpose}</p>}
      {canAnswer ? (
        <AnswerForm questionnaire={questionnaire} onAnswered={onClose} />
      ) : (
        <>
          <p>
            {t(`valuationQuestionnaire:closedBecause.${state}`)}{' '}
            {answerTime && <TimeText time={answerTime} />}
          </p>
          <GivenAnswers questionnaire={questionnaire} />
        </>
      )}
    </Drawer>
  )
}

function GivenAnswers({ questionnaire: { questions, answers } }: { questionnaire: Questionnaire }) {
  const t = useTranslations('valuationQuestionnaire')

  function answerText({ kind, options }: Question, answer: Answer | undefined): string {
    if (answer === undefined) return t('valuationQuestionnaire:noAnswer')
    const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value
    if (Array.isArray(answer)) return answer.map(labelOf).join(t('valuationQuestionnaire:gap'))
    if (kind === 'scale') return t('valuationQuestionnaire:mark', { mark: answer, max: SCALE.max })
    return kind === 'single' ? labelOf(String(answer)) : String(answer)
  }

  return (
    <dl className={styles.questionnaireAnswers}>
      {questions.map((question) => (
        <div key={question.id}>
          <dt>{question.title}</dt>
          <dd>{answerText(question, answers?.[question.id])}</dd>
        </div>
      ))}
    </dl>
  )
}
