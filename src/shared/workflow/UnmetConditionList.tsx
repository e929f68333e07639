import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Entity } from './workflowUi'
import { useWorkflowTexts } from './useWorkflowTexts'
import type { UnmetCondition } from './workflow'
import styles from './workflow.module.css'

const MAX_LISTED = 8

interface UnmetConditionListProps<S extends Entity, V> {
  flow: Pick<WorkflowUi<S, V>, 'namespaces' | 'textsOf' | 'addressOf'>
  unmetConditions: readonly UnmetCondition[]
  onFollow?: (() => void) | undefined
}

/** Unmet conditions of an action, each linking to where it can be fixed. */
export function UnmetConditionList<S extends Entity, V>({
  flow,
  unmetConditions,
  onFollow,
}: UnmetConditionListProps<S, V>) {
  const t = useTranslations('workflow')
  const texts = useWorkflowTexts(flow)
  const more = unmetConditions.length - MAX_LISTED
  return (
    <ul className={styles.unmetList} aria-label={t('workflow:unmet.title')}>
      {unmetConditions.slice(0, MAX_LISTED).map((each) => (
        <li key={`${each.guard} ${each.field}`}>
          <Link to={flow.addressOf(each.part, each.field)} onClick={onFollow}>
            {texts.unmet(each)}
          </Link>
        </li>
      ))}
      {more > 0 && <li>{t('workflow:unmet.more', { count: more })}</li>}
    </ul>
  )
}
