import { Select } from 'antd'
import { useId, useState } from 'react'
import { apiQuery } from '@/shared/api'
import { isAllowed, type Permission, type Requirement } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { useTranslations } from '@/shared/i18n'
import { useTypedSearch } from '@/shared/ui/fields/useTypedSearch'
import { NoChoices } from '@/shared/ui/NoChoices'
import { useClearButton } from '@/shared/ui/useClearButton'
import { CONTEXT_KINDS, speakApi, type Context, type NamedContext } from '../model/speak.api'
import { contextQuery } from '../model/speakAddress'
import styles from './ask.module.css'

type Kind = Context['kind']

const REQUIRED_PERMISSIONS: Readonly<Record<Kind, Requirement<Permission>>> = {
  report: 'valuation:report:list',
  concept: 'poconcept:poconceptInfo:list',
  document: { any: ['vdr:document:list', 'implement:document:list'] },
}

interface ContextPickerProps {
  /** Context named by the URL; its name may still be loading, or it may not be readable. */
  wanted: Context | null
  value: NamedContext | null
  isReading: boolean
  onChange: (context: Context | null) => void
}

export function ContextPicker({ wanted, value, isReading, onChange }: ContextPickerProps) {
  const t = useTranslations('speak')
  const label = useId()
  const permissions = useSession((session) => session.permissions)
  const kinds = CONTEXT_KINDS.filter((each) => isAllowed(permissions, REQUIRED_PERMISSIONS[each]))
  const [chosen, setKind] = useState<Kind | null>(null)
  const kind = wanted?.kind ?? chosen
  if (kinds.length === 0) return null

  return (
    <div className={styles.context}>
      <span id={label}>{t('speak:context.label')}</span>
      <div className={styles.contextChoice}>
        <Select
          aria-labelledby={label}
          className={styles.contextKind}
          value={kind ?? 'none'}
          onChange={(next) => {
            setKind(CONTEXT_KINDS.find((each) => each === next) ?? null)
            onChange(null)
          }}
          options={[
            { value: 'none', label: t('speak:context.none') },
            ...kinds.map((each) => ({ value: each, label: t(`speak:sourceKind.${each}`) })),
          ]}
        />
        {kind && (
          <ContextSearch key={kind} kind={kind} value={value} isReading={isReading} onChange={onChange} />
        )}
      </div>
      <p className="cell-note">{t('speak:context.hint')}</p>
    </div>
  )
}

function ContextSearch({
  kind,
  value,
  isReading,
  onChange,
}: Omit<ContextPickerProps, 'wanted'> & { kind: Kind }) {
  const clear = useClearButton()
  const t = useTranslations('speak')
  const [isOpen, setOpen] = useState(false)
  const { found, isFailed, isWaiting, retry, showSearch } = useTypedSearch(
    (keyword) => apiQuery(speakApi.contexts, { query: { kind, ...(keyword && { keyword }) } }),
    isOpen,
  )
  const byAddress = new Map((found ?? []).map((each) => [contextQuery(each), each]))
  const labelOf = ({ name, place }: NamedContext) => [name, place].filter(Boolean).join(' · ')

  return (
    <Select
      aria-label={t(`speak:sourceKind.${kind}`)}
      className={styles.contextThing}
      placeholder={t('speak:context.search')}
      labelInValue
      allowClear={clear}
      loading={isReading}
      value={value ? { value: contextQuery(value), label: labelOf(value) } : null}
      onChange={(chosen) => onChange((chosen && byAddress.get(chosen.value)) ?? null)}
      onOpenChange={setOpen}
      showSearch={showSearch}
      options={[...byAddress].map(([address, each]) => ({ value: address, label: labelOf(each) }))}
      notFoundContent={
        <NoChoices
          failed={isFailed ? t('speak:context.failed') : null}
          onRetry={retry}
          text={t(isWaiting ? 'speak:context.searching' : 'speak:context.noneFound')}
        />
      }
    />
  )
}
