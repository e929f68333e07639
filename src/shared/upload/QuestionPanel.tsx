import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { AskingItem } from './uploadItem'
import { choicesOf } from './duplicateQuestions'
import styles from './uploads.module.css'
import type { Uploads } from './useUploadQueue'

interface QuestionPanelProps {
  item: AskingItem
  act: Uploads['act']
}

export function QuestionPanel({ item: { id, name, question }, act }: QuestionPanelProps) {
  const t = useTranslations('uploads')
  const [forAll, setForAll] = useState(false)
  return (
    <div role="group" aria-label={t('uploads:question.label', { name })} className={styles.question}>
      <p role="status" className={styles.asked}>
        {t(`uploads:question.${question.about}`, { name, known: question.known.label })}
      </p>
      <div className={styles.choices}>
        {choicesOf(question).map((choice) => (
          <Button key={choice} onClick={() => act({ do: 'answer', id, choice, forAll })}>
            {t(`uploads:question.choice.${choice}`)}
          </Button>
        ))}
        <Checkbox checked={forAll} onChange={(event) => setForAll(event.target.checked)}>
          {t('uploads:question.forAll')}
        </Checkbox>
      </div>
    </div>
  )
}
