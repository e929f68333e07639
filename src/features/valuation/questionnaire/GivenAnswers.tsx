import { useTranslations } from '@/shared/i18n'
import { SCALE, type Answer, type Question, type Questionnaire } from './questionnaire.api'
import styles from './questionnaire.module.css'

/** Questions with the answers that were given, to be read only. */
export function GivenAnswers({ questionnaire: { questions, answers } }: { questionnaire: Questionnaire }) {
  const t = useTranslations('valuationQuestionnaire')

  function words({ kind, options }: Question, answer: Answer | undefined): string {
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
          <dd>{words(question, answers?.[question.id])}</dd>
        </div>
      ))}
    </dl>
  )
}
