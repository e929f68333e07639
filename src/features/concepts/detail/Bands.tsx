import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DictTag } from '@/shared/dictionary/DictTag'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { partAddress } from '../model/address'
import type { Concept } from '../model/answers'
import { SETTLED, STATE } from '../domain/states'
import styles from './detail.module.css'

/** What holds for the whole of a concept: it rests in the archive, waits for an audit, was stopped, or is withheld. */
export function Bands({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsDetail')
  const { state, seal, sealedBy, sealedTime, isStopped, isWithheld } = concept
  const isPending = !SETTLED.includes(state)
  return (
    <>
      {isWithheld && (
        <Band type="warning">
          {t('conceptsDetail:band.withheld')}{' '}
          <Link to={partAddress('decision')}>{t('conceptsDetail:band.declare')}</Link>
        </Band>
      )}
      {seal === 'sealed' && (
        <Band>
          {t('conceptsDetail:band.sealed')}{' '}
          <span className={styles.conceptNow}>
            <DictTag type="poc_status" value={state} />
          </span>{' '}
          {t('conceptsDetail:band.sealedBy', { name: sealedBy ?? '' })} <TimeText time={sealedTime} />
        </Band>
      )}
      {isPending && seal === 'open' && !isWithheld && (
        <Band>
          {t('conceptsDetail:band.pending')} {t(`conceptsDetail:band.waits.${pendingName(state)}`)}
        </Band>
      )}
      {isStopped && <Band type="warning">{t('conceptsDetail:band.stopped')}</Band>}
    </>
  )
}

const pendingName = (state: Concept['state']) =>
  state === STATE.firstPending ? 'first' : state === STATE.secondPending ? 'second' : 'after'

const Band = ({ type = 'info', children }: { type?: 'info' | 'warning'; children: ReactNode }) => (
  <Alert type={type} showIcon className="list-note" title={children} />
)
