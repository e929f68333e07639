import { Button, Radio } from 'antd'
import { useState } from 'react'
import { failure } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { BatchDialog, NamedItems } from '@/shared/list/batch/BatchDialog'
import { useBatch } from '@/shared/list/batch/useBatch'
import { SelectionBar } from '@/shared/list/SelectionBar'
import type { Selection } from '@/shared/list/useSelection'
import { useTranslations } from '@/shared/i18n'
import type { Decision, Submission } from './audit.api'
import { useDecide } from './useDecide'
import { useDefaultAccess } from './useDefaultAccess'

/** Levels by tag can only be set for a single version. */
const BULK_ACCESSES = ['inherit', 'hidden'] as const
type BulkAccess = (typeof BULK_ACCESSES)[number]

const nameOf = ({ name }: Submission) => name

export function BulkApproval({ selection }: { selection: Selection<Submission> }) {
  const t = useTranslations('roomsAudit')
  const [pending, setPending] = useState<readonly Submission[] | null>(null)
  const count = selection.chosen.length
  return (
    <>
      <SelectionBar
        label={t('roomsAudit:bulk.bar')}
        text={t('roomsAudit:bulk.chosen', { count })}
        selection={selection}
      >
        <Button size="small" onClick={() => setPending(selection.chosen)}>
          {t('roomsAudit:bulk.open')}
        </Button>
      </SelectionBar>
      {pending && (
        <ApproveAll submissions={pending} onDone={selection.drop} onClose={() => setPending(null)} />
      )}
    </>
  )
}

interface ApproveAllProps {
  submissions: readonly Submission[]
  onDone: (done: readonly Submission[]) => void
  onClose: () => void
}

function ApproveAll({ submissions, onDone, onClose }: ApproveAllProps) {
  const t = useTranslations('roomsAudit')
  const decide = useDecide()
  const { access: defaultAccess } = useDefaultAccess()
  const [chosen, setChosen] = useState<BulkAccess | null>(null)
  const access = chosen ?? defaultAccess ?? 'inherit'
  const count = submissions.length
  const userId = useSession(({ user }) => user?.userId)
  const hasOwn = submissions.some(({ submitterId }) => submitterId === userId)
  const batch = useBatch<Submission>(
    {
      all: async (pending) => {
        const decision = {
          result: 'approve',
          access,
          levels: [],
          isTold: false,
        } satisfies Decision
        const answer = await decide({ body: { ids: pending.map(({ id }) => id), decision } })
        if (!answer.ok) return answer
        const byId = new Map(answer.data.map((outcome) => [outcome.id, outcome]))
        const outcomeOf = ({ id }: Submission) => {
          const outcome = byId.get(id)
          return outcome?.ok ? ('done' as const) : failure('refused', null, outcome?.msg ?? '')
        }
        return { ok: true, data: outcomeOf }
      },
    },
    onDone,
  )
  return (
    <BatchDialog
      title={t('roomsAudit:bulk.title', { count })}
      question={
        <>
          <NamedItems
            items={submissions}
            nameOf={nameOf}
            othersText={(others) => t('roomsAudit:bulk.others', { count: others })}
          />
          <p>{t(hasOwn ? 'roomsAudit:bulk.textOwn' : 'roomsAudit:bulk.text')}</p>
          <Radio.Group
            aria-label={t('roomsAudit:decision.access')}
            value={access}
            onChange={({ target }) => setChosen(target.value as BulkAccess)}
            options={BULK_ACCESSES.map((value) => ({ value, label: t(`roomsAudit:access.${value}`) }))}
          />
        </>
      }
      startText={t('roomsAudit:bulk.start', { count })}
      items={submissions}
      nameOf={nameOf}
      batch={batch}
      resultTexts={{
        title: t('roomsAudit:bulk.results'),
        over: (done) => t('roomsAudit:bulk.over', { done, count }),
        done: t('roomsAudit:bulk.done'),
      }}
      onClose={onClose}
    />
  )
}
