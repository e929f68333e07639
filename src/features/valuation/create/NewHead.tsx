import { Button, Tag } from 'antd'
import { useNavigate } from 'react-router-dom'
import { keepDraft, useDrafts } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import { PageTitle } from '@/shared/ui/PageTitle'
import { message } from '@/shared/ui/feedback'
import { draftAddress, draftName, freshId, isOfNew } from './drafts'
import { useEndDraft } from './useEndDraft'

interface NewHeadProps {
  /** Name of the draft that the form keeps. */
  draft: string
  /** Fields that were filled in for the user. */
  prefilled: number
  /** Valuations of the day; undefined while unknown or without a limit. */
  left: number | undefined
}

/** The head of the form: what is left of the day, and what can be done with the draft. */
export function NewHead({ draft, prefilled, left }: NewHeadProps) {
  const t = useTranslations('valuationForm')
  const navigate = useNavigate()
  const end = useEndDraft()
  const own = useDrafts(isOfNew).find(({ name }) => name === draft)

  function copy() {
    if (!own) return
    keepDraft(draftName(freshId()), own.values)
    message.success(t('valuationForm:drafts.copied'))
  }

  function remove() {
    if (!own) return
    end(own, 'deleted', () => void navigate(draftAddress(own), { replace: true }))
    void navigate('/valuation/form', { replace: true })
  }

  return (
    <PageTitle
      title={t('valuationForm:title')}
      note={own && <Tag>{t('valuationForm:drafts.tag')}</Tag>}
      facts={[
        ...(prefilled > 0
          ? [
              {
                name: t('valuationForm:prefill.fact'),
                value: t('valuationForm:prefill.fields', { count: prefilled }),
              },
            ]
          : []),
        ...(left === undefined
          ? []
          : [
              { name: t('valuationForm:quota.left'), value: t('valuationForm:quota.times', { count: left }) },
            ]),
      ]}
      actions={own && <Button onClick={copy}>{t('valuationForm:drafts.copy')}</Button>}
      more={
        (own || prefilled > 0) && (
          <>
            <Button type="text" onClick={() => void navigate('/valuation/form')}>
              {t('valuationForm:drafts.blank')}
            </Button>
            <Button type="text" danger disabled={!own} onClick={remove}>
              {t('valuationForm:drafts.delete')}
            </Button>
          </>
        )
      }
    />
  )
}
