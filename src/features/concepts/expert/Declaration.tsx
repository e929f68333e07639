import { App, Button, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/shared/api'
import { ABSENT } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { useSubmit } from '@/shared/form/useSubmit'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/api'
import { useChange } from '../model/useChange'
import { ReviewPart } from './ReviewPart'
import { useRecusal } from './useRecusal'
import styles from './expert.module.css'

const ANSWERS = ['none', 'conflict'] as const
type Answer = (typeof ANSWERS)[number]

/** Asks a member of the panel for a conflict of interest, with just enough about the concept to tell. */
export function Declaration({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptsExpert')
  const { t: concepts } = useTranslation('concepts')
  const { modal, message } = App.useApp()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const declare = useChange(conceptApi.score)
  // Who has a conflict can't read anything of the concept any more: it is not asked for again.
  const recuse = useWrite(conceptApi.score)
  const leave = useRecusal()
  const { isBusy, failure, submit } = useSubmit()
  const { id } = concept

  function send() {
    if (answer === 'conflict') return void confirmRecusal()
    return void submit(
      () => declare({ body: { id, coi: 'none' } }),
      () => void message.success(t('declaration.done')),
    )
  }

  const confirmRecusal = () =>
    modal.confirm({
      title: t('declaration.confirmTitle', { name: concept.name }),
      content: t('declaration.confirmText'),
      okText: t('declaration.confirmOk'),
      okButtonProps: { danger: true },
      onOk: () =>
        void submit(
          () => recuse({ body: { id, coi: 'conflict' } }),
          () => void leave(concept),
        ),
    })

  return (
    <ReviewPart title={t('declaration.title')}>
      <Facts
        facts={[
          { name: concepts('field.first.name'), value: concept.name || ABSENT },
          { name: concepts('field.first.organisation'), value: concept.organisation || ABSENT },
          {
            name: concepts('field.first.principalInvestigator'),
            value: concept.principalInvestigator || ABSENT,
          },
          { name: t('declaration.owner'), value: concept.ownerName || ABSENT },
          { name: concepts('field.first.target'), value: concept.target || ABSENT },
        ]}
      />
      <p>{t('declaration.question')}</p>
      <ul>
        <li>{t('declaration.kin')}</li>
        <li>{t('declaration.money')}</li>
        <li>{t('declaration.work')}</li>
        <li>{t('declaration.rival')}</li>
      </ul>
      <Radio.Group
        aria-label={t('declaration.title')}
        className={styles.reviewChoices}
        orientation="vertical"
        value={answer}
        onChange={({ target }) => setAnswer(target.value as Answer)}
        options={ANSWERS.map((value) => ({ value, label: t(`declaration.answer.${value}`) }))}
      />
      {failure && <SubmitFailure failure={failure} />}
      <Button type="primary" disabled={answer === null} loading={isBusy} onClick={send}>
        {t('declaration.submit')}
      </Button>
    </ReviewPart>
  )
}
