import { Link } from 'react-router-dom'
import { failure } from '@/shared/api'
import { BatchDialog, NamedItems } from '@/shared/list/batch/BatchDialog'
import { useBatch } from '@/shared/list/batch/useBatch'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../model/answers'
import { conceptNameOf } from '../lists/components/conceptNameOf'
import { useArchive, type ArchiveAction } from './useArchive'

interface ArchiveDialogProps {
  action: ArchiveAction
  concepts: readonly ConceptRow[]
  onDone: (done: readonly ConceptRow[]) => void
  onClose: () => void
}

/** Confirms archiving or restoring, runs it and shows the result for each concept. */
export default function ArchiveDialog({ action, concepts, onDone, onClose }: ArchiveDialogProps) {
  const t = useTranslations('conceptsHalls')
  const archive = useArchive(action)
  const count = concepts.length
  const batch = useBatch<ConceptRow>(
    {
      all: async (asked) => {
        const answer = await archive(asked.map(({ id }) => id))
        if (!answer.ok) return answer
        const byId = new Map(answer.data.map((result) => [result.id, result]))
        const outcomeOf = ({ id }: ConceptRow) => {
          const result = byId.get(id)
          return result?.ok
            ? ('done' as const)
            : failure('refused', null, result?.msg || t('conceptsHalls:seal.unsaid'))
        }
        return { ok: true, data: outcomeOf }
      },
    },
    onDone,
  )
  return (
    <BatchDialog
      title={t(`conceptsHalls:seal.${action}.title`, { count })}
      question={
        <>
          <NamedItems
            items={concepts}
            nameOf={(concept) => `${conceptNameOf(concept)} ${concept.code ?? ''}`}
            othersText={(others) => t('conceptsHalls:seal.others', { count: others })}
          />
          <p>{t(`conceptsHalls:seal.${action}.text`)}</p>
        </>
      }
      startText={t(`conceptsHalls:seal.${action}.start`, { count })}
      items={concepts}
      nameOf={conceptNameOf}
      batch={batch}
      resultTexts={{
        title: t('conceptsHalls:seal.results'),
        over: (done) => t(`conceptsHalls:seal.${action}.over`, { done, count }),
        done: t(`conceptsHalls:seal.${action}.done`),
      }}
      checkHint={
        <>
          {t('conceptsHalls:seal.unknown')} <Link to="/archive">{t('conceptsHalls:seal.toArchive')}</Link>
        </>
      }
      onClose={onClose}
    />
  )
}
