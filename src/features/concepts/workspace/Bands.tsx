import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { partAddress } from '../address'
import type { Concept } from '../answers'
import { SETTLED, STATE } from '../domain/states'

/** What holds for the whole of a concept: it rests in the archive, waits for an audit, was stopped, or is withheld. */
export function Bands({ concept }: { concept: Concept }) {
  const { t } = useTranslation('conceptWorkspace')
  const { state, seal, sealedBy, sealedTime, isStopped, isWithheld } = concept
  const isPending = !SETTLED.includes(state)
  const tag = (
    <span className="concept-now">
      <DictTag type="poc_status" value={state} />
    </span>
  )
  return (
    <>
      {isWithheld && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('band.withheld')}
          description={<Link to={partAddress('decision')}>{t('band.declare')}</Link>}
        />
      )}
      {seal === 'sealed' && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={
            <>
              {t('band.sealed')} {tag}
            </>
          }
          description={
            <>
              {t('band.sealedBy', { name: sealedBy ?? '' })} <TimeText time={sealedTime} />
            </>
          }
        />
      )}
      {isPending && seal === 'open' && (
        <Alert
          type="info"
          showIcon
          className="list-note"
          title={
            <>
              {t('band.pending')} {tag}
            </>
          }
          description={t(`band.waits.${pendingName(state)}`)}
        />
      )}
      {isStopped && <Alert type="warning" showIcon className="list-note" title={t('band.stopped')} />}
    </>
  )
}

const pendingName = (state: Concept['state']) =>
  state === STATE.firstPending ? 'first' : state === STATE.secondPending ? 'second' : 'after'
