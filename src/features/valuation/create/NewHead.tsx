import { Button, Tag } from 'antd'
import { useNavigate } from 'react-router-dom'
import { saveDraft, useDrafts } from '@/shared/form/useDraft'
import { useTranslations } from '@/shared/i18n'
import { PageTitle } from '@/shared/ui/PageTitle'
import { message } from '@/shared/ui/feedback'
import { draftAddress, draftName, makeDraftId, isNewDraft } from './newDrafts'
import { useEndDraft } from './useEndDraft'

interface NewHeadProps {
  draft: string
  prefilled: number
  /** Valuations left today; undefined while unknown, or without a limit. */
  left: number | undefined
}

export function NewHead({ draft, prefilled, left }: NewHeadProps) {
  const t = useTranslations('valuationForm')
  const navigate = useNavigate()
  const endDraft = useEndDraft()
  const own = useDrafts(isNewDraft).find(({ name }) => name === draft)

  function copy() {
    if (!own) return
    saveDraft(draftName(makeDraftId()), own.values)
    message.success(t('valuationForm:drafts.copied'))
  }

  function remove() {
    if (!own) return
    endDraft(own, 'deleted', () => void navigate(draftAddress(own), { replace: true }))
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
