import { Flex } from 'antd'
import { useId } from 'react'
import { StepsOf } from '@/shared/workflow/NextSteps'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { ABSENT } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { useText } from '@/shared/texts'
import { useViewer } from '../model/viewer'
import { conceptActions } from './actions'
import type { TabProps } from './tabs'
import { FileFact } from './FileFact'
import styles from './workspace.module.css'

/** Confidentiality and service agreement: how they stand, their files, and what comes next. */
export function AgreementsTab({ concept, onStart }: TabProps) {
  const t = useText('conceptsWorkspace', 'concepts')
  const viewer = useViewer()
  const { secrecy, secrecyParties: parties, secrecyFile, service, serviceFile } = concept
  const heading = useId()
  return (
    <>
      <section aria-labelledby={`${heading}secrecy`}>
        <Flex gap="small" align="center">
          <h2 id={`${heading}secrecy`} className="card-title">
            {t('concepts:secrecy')}
          </h2>
          <DictTag type="poc_secrecy_status" value={secrecy} />
        </Flex>
        {parties && (
          <Facts
            facts={[
              { name: t('conceptsWorkspace:secrecy.disclosing'), value: parties.disclosing || ABSENT },
              {
                name: t('conceptsWorkspace:secrecy.disclosingPerson'),
                value: parties.disclosingPerson || ABSENT,
              },
              { name: t('conceptsWorkspace:secrecy.receiving'), value: parties.receiving || ABSENT },
              {
                name: t('conceptsWorkspace:secrecy.receivingPerson'),
                value: parties.receivingPerson || ABSENT,
              },
              {
                name: t('conceptsWorkspace:secrecy.validUntil'),
                value: parties.validUntil ?? t('conceptsWorkspace:secrecy.unlimited'),
              },
            ]}
          />
        )}
        <FileFact file={secrecyFile} missing={t(`conceptsWorkspace:secrecy.next.${secrecy}`)} />
      </section>
      <section className={styles.conceptSection} aria-labelledby={`${heading}service`}>
        <h2 id={`${heading}service`} className="card-title">
          {t('concepts:service', { state: t(`concepts:choice.service.${service}`) })}
        </h2>
        <FileFact file={serviceFile} missing={t(`conceptsWorkspace:serviceNext.${service}`)} />
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
