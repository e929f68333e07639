import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { failure } from '@/shared/api'
import { BatchDialog, NamedThings } from '@/shared/list/batch/BatchDialog'
import { useBatch } from '@/shared/list/batch/useBatch'
import type { ConceptRow } from '../model/answers'
import { nameOf } from '../halls/parts/names'
import { useSeal, type SealAction } from './useSeal'

interface SealDialogProps {
  action: SealAction
  concepts: readonly ConceptRow[]
  /** Told of those that were moved. */
  onDone: (done: readonly ConceptRow[]) => void
  onClose: () => void
}

/** Says what archiving (or its undoing) does and to which concepts, does it, and then what became of each. */
export default function SealDialog({ action, concepts, onDone, onClose }: SealDialogProps) {
  const { t } = useTranslation('conceptsHalls')
  const seal = useSeal(action)
  const count = concepts.length
  const batch = useBatch<ConceptRow>(
    {
      all: async (asked) => {
        const answer = await seal(asked.map(({ id }) => id))
        if (!answer.ok) return answer
        const byId = new Map(answer.data.map((result) => [result.id, result]))
        const outcomeOf = ({ id }: ConceptRow) => {
          const result = byId.get(id)
          return result?.ok ? ('done' as const) : failure('refused', null, result?.msg || t('seal.unsaid'))
        }
        return { ok: true, data: outcomeOf }
      },
    },
    onDone,
  )
  return (
    <BatchDialog
      title={t(`seal.${action}.title`, { count })}
      question={
        <>
          <NamedThings
            things={concepts}
            nameOf={(concept) => `${nameOf(concept)} ${concept.code ?? ''}`}
            othersText={(others) => t('seal.others', { count: others })}
          />
          <p>{t(`seal.${action}.text`)}</p>
        </>
      }
      startText={t(`seal.${action}.start`, { count })}
      things={concepts}
      nameOf={nameOf}
      batch={batch}
      told={{
        title: t('seal.results'),
        over: (done) => t(`seal.${action}.over`, { done, count }),
        done: t(`seal.${action}.done`),
      }}
      look={
        <>
          {t('seal.unknown')} <Link to="/archive">{t('seal.toArchive')}</Link>
        </>
      }
      onClose={onClose}
    />
  )
}
