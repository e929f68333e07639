import { Flex } from 'antd'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Can, useCan } from '@/shared/auth/permissions'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { screenAddress } from '@/features/rooms'
import type { Project } from '../project/projectLink.api'
import { HealthFormula } from './HealthFormula'
import styles from './projects.module.css'

export function OverviewTab({ project }: { project: Project }) {
  const t = useTranslations('implementationProjects')
  const { start, end, nextMilestone, currency, createTime, updateTime, updatedBy } = project
  const field = t('implementationProjects:field', { returnObjects: true })
  const money = (name: 'approved' | 'paid' | 'budget' | 'spent') => ({
    name: field[name],
    value: <MoneyText amount={project[name]} currency={currency} />,
  })
  return (
    <>
      <HealthFormula project={project} />
      <Section title={t('implementationProjects:overview.facts')}>
        <DescriptionList
          items={[
            { name: field.code, value: project.code },
            { name: field.conceptCode, value: <ConceptLink project={project} /> },
            { name: t('implementationProjects:page.toRoom'), value: <RoomLink project={project} /> },
            { name: field.organisation, value: project.organisation || EMPTY_VALUE },
            { name: field.managerName, value: project.managerName || EMPTY_VALUE },
            { name: field.start, value: start },
            { name: field.end, value: end },
            {
              name: field.nextMilestone,
              value: nextMilestone ? t('implementationProjects:board.next', nextMilestone) : EMPTY_VALUE,
            },
            { name: field.contractNo, value: project.contractNo || EMPTY_VALUE },
            { name: field.policyNo, value: project.policyNo || EMPTY_VALUE },
            { name: t('implementationProjects:overview.created'), value: <TimeText time={createTime} /> },
            {
              name: t('implementationProjects:overview.updated'),
              value: (
                <>
                  <TimeText time={updateTime} /> {updatedBy}
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title={t('implementationProjects:overview.money')}>
        <DescriptionList items={[money('approved'), money('paid'), money('budget'), money('spent')]} />
      </Section>
      <Related project={project} />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className="card-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

const RELATED = [
  ['vfund', 'implement:fund:list'],
  ['vclaims', 'implement:claims:list'],
  ['vcustomer', 'implement:customer:list'],
] as const

function Related({ project: { id } }: { project: Project }) {
  const t = useTranslations('implementationProjects')
  return (
    <Section title={t('implementationProjects:related.title')}>
      <Flex wrap gap="middle" className={styles.related ?? ''}>
        {RELATED.map(([screen, needs]) => (
          <Can key={screen} do={needs}>
            <Link to={`/implement/${screen}?${new URLSearchParams({ projectId: id }).toString()}`}>
              {t(`implementationProjects:related.${screen}`)}
            </Link>
          </Can>
        ))}
      </Flex>
    </Section>
  )
}

function ConceptLink({ project: { conceptId, conceptCode } }: { project: Project }) {
  const code = conceptCode || conceptId
  return useCan('poconcept:poconceptInfo:list') ? (
    <Link to={`/incubate/${encodeURIComponent(conceptId)}`}>{code}</Link>
  ) : (
    code
  )
}

function RoomLink({ project: { roomId } }: { project: Project }) {
  const t = useTranslations('implementationProjects')
  return useCan('implement:room:list') ? (
    <Link to={screenAddress('implement', 'vhome', roomId)}>{t('implementationProjects:page.openRoom')}</Link>
  ) : (
    EMPTY_VALUE
  )
}
