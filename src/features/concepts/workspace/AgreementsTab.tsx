import { Flex } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { StepsOf } from '@/shared/workflow/NextSteps'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { ABSENT } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { useViewer } from '../model/viewer'
import { conceptActions } from './actions'
import type { TabProps } from './tabs'
import { FileFact } from './FileFact'
import styles from './workspace.module.css'

/** Confidentiality and service agreement: how they stand, their files, and what comes next. */
export function AgreementsTab({ concept, onStart }: TabProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const viewer = useViewer()
  const { t: concepts } = useTranslation('concepts')
  const { secrecy, secrecyParties: parties, secrecyFile, service, serviceFile } = concept
  const heading = useId()
  return (
    <>
      <section aria-labelledby={`${heading}secrecy`}>
        <Flex gap="small" align="center">
          <h2 id={`${heading}secrecy`} className="card-title">
            {concepts('secrecy')}
          </h2>
          <DictTag type="poc_secrecy_status" value={secrecy} />
        </Flex>
        {parties && (
          <Facts
            facts={[
              { name: t('secrecy.disclosing'), value: parties.disclosing || ABSENT },
              { name: t('secrecy.disclosingPerson'), value: parties.disclosingPerson || ABSENT },
              { name: t('secrecy.receiving'), value: parties.receiving || ABSENT },
              { name: t('secrecy.receivingPerson'), value: parties.receivingPerson || ABSENT },
              { name: t('secrecy.validUntil'), value: parties.validUntil ?? t('secrecy.unlimited') },
            ]}
          />
        )}
        <FileFact file={secrecyFile} missing={t(`secrecy.next.${secrecy}`)} />
      </section>
      <section className={styles.conceptSection} aria-labelledby={`${heading}service`}>
        <h2 id={`${heading}service`} className="card-title">
          {concepts('service', { state: concepts(`choice.service.${service}`) })}
        </h2>
        <FileFact file={serviceFile} missing={t(`serviceNext.${service}`)} />
      </section>
      <StepsOf
        flow={conceptActions}
        viewer={viewer}
        subject={concept}
        actions={['applySecrecy', 'signSecrecy', 'withdrawSecrecy', 'signService']}
        onStart={onStart}
      />
    </>
  )
}
