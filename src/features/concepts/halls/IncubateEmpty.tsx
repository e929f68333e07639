import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ListEmpty } from '@/shared/list/ListEmpty'
import { ruleOf } from '@/shared/form/readers'
import { FirstStage } from '../domain/firstStage'
import { fieldLabel } from '../model/fieldLabel'
import type { HallList } from './parts/useHall'
import styles from './halls.module.css'

/** What a concept needs to get here: what has to be filled in for the first audit. */
const NEEDED = Object.keys(FirstStage.shape).filter((name) => ruleOf(FirstStage, [name]).isRequired)

/** In place of concepts in incubation: what the gate before it asks for. */
export function IncubateEmpty({ list }: { list: HallList }) {
  const { t, i18n } = useTranslation('conceptsHalls')
  const { t: concepts } = useTranslation('concepts')
  const needed = NEEDED.map((name) => fieldLabel(concepts, 'first', name))
  return (
    <ListEmpty list={list} text={t('incubate.empty')}>
      <p className={styles.conceptGate}>
        {t('incubate.gate')} {new Intl.ListFormat(i18n.language).format(needed)}
      </p>
      <Link to="/apply">{t('incubate.toApply')}</Link>
    </ListEmpty>
  )
}
