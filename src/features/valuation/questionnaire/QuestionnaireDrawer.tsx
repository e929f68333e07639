import { Drawer } from '@/shared/ui/Drawer'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import type { Questionnaire } from './questionnaire.api'
import { AnswerForm } from './AnswerForm'
import { GivenAnswers } from './GivenAnswers'
import styles from './questionnaire.module.css'

interface QuestionnaireDrawerProps {
  questionnaire: Questionnaire
  /** It can be answered by this user. */
  isOpen: boolean
  onClose: () => void
}

/** One questionnaire: to be answered, or as it was. Closing keeps what was typed as a draft. */
export function QuestionnaireDrawer({ questionnaire, isOpen, onClose }: QuestionnaireDrawerProps) {
  const t = useTranslations('valuationQuestionnaire')
  const { title, purpose, state, answerTime } = questionnaire
  return (
    <Drawer open title={title} size="large" onClose={onClose}>
      {purpose && <p className={styles.questionnairePurpose}>{purpose}</p>}
      {isOpen ? (
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
