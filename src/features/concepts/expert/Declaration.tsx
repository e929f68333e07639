import { Button, Radio } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useSubmit } from '@/shared/form/useSubmit'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { dialog, message } from '@/shared/ui/feedback'
import type { Concept } from '../model/answers'
import { conceptApi } from '../model/concepts.api'
import { useConceptMutation } from '../model/useConceptMutation'
import { ReviewSection } from './ReviewSection'
import { useRecusal } from './useRecusal'
import styles from './expert.module.css'

const ANSWERS = ['none', 'conflict'] as const
type Answer = (typeof ANSWERS)[number]

/** Asks a panel member about a conflict of interest, with just enough of the concept to decide. */
export function Declaration({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsExpert', 'concepts')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const declare = useConceptMutation(conceptApi.score)
  // Does not refetch the concept: members with a conflict can no longer read it.
  const recuse = useApiMutation(conceptApi.score)
  const leaveConcept = useRecusal()
  const { isBusy, failure, submit } = useSubmit()
  const { id } = concept

  function send() {
    if (answer === 'conflict') return void confirmRecusal()
    return void submit(
      () => declare({ body: { id, coi: 'none' } }),
      () => message.success(t('conceptsExpert:declaration.done')),
    )
  }

  const confirmRecusal = () =>
    dialog.confirm({
      title: t('conceptsExpert:declaration.confirmTitle', { name: concept.name }),
      content: t('conceptsExpert:declaration.confirmText'),
      okText: t('conceptsExpert:declaration.confirmOk'),
      okButtonProps: { danger: true },
      onOk: () =>
        void submit(
          () => recuse({ body: { id, coi: 'conflict' } }),
          () => void leaveConcept(concept),
        ),
    })

  return (
    <ReviewSection title={t('conceptsExpert:declaration.title')}>
      <DescriptionList
        items={[
          { name: t('concepts:field.first.name'), value: concept.name || EMPTY_VALUE },
          { name: t('concepts:field.first.organisation'), value: concept.organisation || EMPTY_VALUE },
          {
            name: t('concepts:field.first.principalInvestigator'),
            value: concept.principalInvestigator || EMPTY_VALUE,
          },
          { name: t('conceptsExpert:declaration.owner'), value: concept.ownerName || EMPTY_VALUE },
          { name: t('concepts:field.first.target'), value: concept.target || EMPTY_VALUE },
        ]}
      />
      <p>{t('conceptsExpert:declaration.question')}</p>
      <ul>
        <li>{t('conceptsExpert:declaration.kin')}</li>
        <li>{t('conceptsExpert:declaration.money')}</li>
        <li>{t('conceptsExpert:declaration.work')}</li>
        <li>{t('conceptsExpert:declaration.rival')}</li>
      </ul>
      <Radio.Group
        aria-label={t('conceptsExpert:declaration.title')}
        className={styles.reviewChoices}
        orientation="vertical"
        value={answer}
        onChange={({ target }) => setAnswer(target.value as Answer)}
        options={ANSWERS.map((value) => ({ value, label: t(`conceptsExpert:declaration.answer.${value}`) }))}
      />
      {failure && <SubmitErrorAlert failure={failure} />}
      <Button type="primary" disabled={answer === null} loading={isBusy} onClick={send}>
        {t('conceptsExpert:declaration.submit')}
      </Button>
    </ReviewSection>
  )
}
