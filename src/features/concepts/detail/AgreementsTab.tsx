import { Flex, Tag } from 'antd'
import { useId } from 'react'
import { StepButtons } from '@/shared/workflow/NextSteps'
import { DictTag } from '@/shared/dictionary/DictTag'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useConceptViewer } from '../model/useConceptViewer'
import { conceptActions } from './conceptActions'
import type { TabProps } from './conceptTabs'
import { FileFact } from './FileFact'
import styles from './detail.module.css'

export function AgreementsTab({ concept, onStart }: TabProps) {
  const t = useTranslations('conceptsDetail', 'concepts')
  const viewer = useConceptViewer()
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
          <DescriptionList
            items={[
              { name: t('conceptsDetail:secrecy.disclosing'), value: parties.disclosing || EMPTY_VALUE },
              {
                name: t('conceptsDetail:secrecy.disclosingPerson'),
                value: parties.disclosingPerson || EMPTY_VALUE,
              },
              { name: t('conceptsDetail:secrecy.receiving'), value: parties.receiving || EMPTY_VALUE },
              {
                name: t('conceptsDetail:secrecy.receivingPerson'),
                value: parties.receivingPerson || EMPTY_VALUE,
              },
              {
                name: t('conceptsDetail:secrecy.validUntil'),
                value: parties.validUntil ?? t('conceptsDetail:secrecy.unlimited'),
              },
            ]}
          />
        )}
        <FileFact file={secrecyFile} missing={t(`conceptsDetail:secrecy.next.${secrecy}`)} />
      </section>
      <section className={styles.conceptSection} aria-labelledby={`${heading}service`}>
        <Flex gap="small" align="center">
          <h2 id={`${heading}service`} className="card-title">
            {t('concepts:service')}
          </h2>
          <Tag color={service === 'none' ? undefined : 'success'}>
            {t(`concepts:choice.service.${service}`)}
          </Tag>
        </Flex>
        <FileFact file={serviceFile} missing={t(`conceptsDetail:serviceNext.${service}`)} />
      </section>
      <StepButtons
        flow={conceptActions}
        viewer={viewer}
        subject={concept}
        actions={['applySecrecy', 'signSecrecy', 'withdrawSecrecy', 'signService']}
        onStart={onStart}
      />
    </>
  )
}
