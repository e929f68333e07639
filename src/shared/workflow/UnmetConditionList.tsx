import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import type { WorkflowUi, Subject } from './workflowUi'
import { useTexts } from './useWorkflowTexts'
import type { UnmetCondition } from './workflow'
import styles from './workflow.module.css'

/** Conditions that are named; the rest is counted. */
const MOST_NAMED = 8

interface UnmetListProps<S extends Subject, V> {
  flow: Pick<WorkflowUi<S, V>, 'namespaces' | 'textsOf' | 'addressOf'>
  unmet: readonly UnmetCondition[]
  /** An entry was followed. */
  onFollow?: (() => void) | undefined
}

/** What is in the way of an action, each entry leading to where it can be mended. */
export function UnmetList<S extends Subject, V>({ flow, unmet, onFollow }: UnmetListProps<S, V>) {
  const t = useTranslations('workflow')
  const texts = useTexts(flow)
  const more = unmet.length - MOST_NAMED
  return (
    <ul className={styles.unmetList} aria-label={t('workflow:unmet.title')}>
      {unmet.slice(0, MOST_NAMED).map((each) => (
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
