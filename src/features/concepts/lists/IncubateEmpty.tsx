import { Link } from 'react-router-dom'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ruleOf } from '@/shared/form/fieldParsers'
import { useListed, useTranslations } from '@/shared/i18n'
import { FirstStage } from '../domain/firstStage'
import { fieldLabel } from '../model/fieldLabel'
import type { HallList } from './components/useHall'
import styles from './halls.module.css'

/** What a concept needs to get here: what has to be filled in for the first audit. */
const NEEDED = Object.keys(FirstStage.shape).filter((name) => ruleOf(FirstStage, [name]).isRequired)

/** In place of concepts in incubation: what the gate before it asks for. */
export function IncubateEmpty({ list }: { list: HallList }) {
  const t = useTranslations('conceptsHalls', 'concepts')
  const listed = useListed()
  const needed = NEEDED.map((name) => fieldLabel(t, 'first', name))
  return (
    <ListEmpty list={list} text={t('conceptsHalls:incubate.empty')}>
      <p className={styles.conceptGate}>
        {t('conceptsHalls:incubate.gate')} {listed(needed)}
      </p>
      <Link to="/apply">{t('conceptsHalls:incubate.toApply')}</Link>
    </ListEmpty>
  )
}
