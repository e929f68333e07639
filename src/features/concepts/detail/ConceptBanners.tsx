import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DictTag } from '@/shared/dictionary/DictTag'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { tabAddress } from '../model/tabAddress'
import type { Concept } from '../model/answers'
import { NOT_PENDING, STATE } from '../domain/conceptStates'
import styles from './detail.module.css'

/** Banners on the whole concept: archived, under review, stopped, or redacted. */
export function ConceptBanners({ concept }: { concept: Concept }) {
  const t = useTranslations('conceptsDetail')
  const { state, seal, sealedBy, sealedTime, isStopped, isWithheld } = concept
  const isPending = !NOT_PENDING.includes(state)
  return (
    <>
      {isWithheld && (
        <Banner type="warning">
          {t('conceptsDetail:band.withheld')}{' '}
          <Link to={tabAddress('decision')}>{t('conceptsDetail:band.declare')}</Link>
        </Banner>
      )}
      {seal === 'sealed' && (
        <Banner>
          {t('conceptsDetail:band.sealed')}{' '}
          <span className={styles.conceptNow}>
            <DictTag type="poc_status" value={state} />
          </span>{' '}
          {t('conceptsDetail:band.sealedBy', { name: sealedBy ?? '' })} <TimeText time={sealedTime} />
        </Banner>
      )}
      {isPending && seal === 'open' && !isWithheld && (
        <Banner>
          {t('conceptsDetail:band.pending')} {t(`conceptsDetail:band.waits.${pendingName(state)}`)}
        </Banner>
      )}
      {isStopped && <Banner type="warning">{t('conceptsDetail:band.stopped')}</Banner>}
    </>
  )
}

const pendingName = (state: Concept['state']) =>
  state === STATE.firstPending ? 'first' : state === STATE.secondPending ? 'second' : 'after'

const Banner = ({ type = 'info', children }: { type?: 'info' | 'warning'; children: ReactNode }) => (
  <Alert type={type} showIcon className="list-note" title={children} />
)
