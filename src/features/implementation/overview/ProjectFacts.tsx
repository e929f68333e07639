import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { DictTag } from '@/shared/dictionary/DictTag'
import { EMPTY_VALUE, formatPercent } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { projectAddress } from '../project/addresses'
import type { ProjectRow } from '../project/projectLink.api'
import { HealthTag } from '../project/HealthTag'

/** Payments in currencies other than the project's, appended to the sum in its own. */
export const OtherPayments = ({ project }: { project: ProjectRow }) =>
  project.paidOther.map(({ currency, amount }) => (
    <span key={currency}>
      {' + '}
      <MoneyText amount={amount} currency={currency} />
    </span>
  ))

export const PaidOf = ({ project }: { project: ProjectRow }) => (
  <>
    <MoneyText amount={project.paid} currency={project.currency} />
    <OtherPayments project={project} />
    {' / '}
    <MoneyText amount={project.approved} currency={project.currency} />
  </>
)

function ClaimTag({ project }: { project: ProjectRow }) {
  const t = useTranslations('implementationOverview')
  return project.hasClaim ? <Tag color="warning">{t('implementationOverview:hasClaim')}</Tag> : EMPTY_VALUE
}

export function ProjectFacts({ project }: { project: ProjectRow }) {
  const t = useTranslations('implementationProjects', 'implementationOverview')
  const field = t('implementationProjects:field', { returnObjects: true })
  const { id, code, name, phase, state, health, healthReason, progress, nextMilestone } = project
  return (
    <DescriptionList
      items={[
        {
          name: field.name,
          value: (
            <Link to={projectAddress(id)}>
              {code} {name}
            </Link>
          ),
        },
        { name: field.state, value: <DictTag type="project_status" value={state} /> },
        { name: field.phase, value: <DictTag type="project_phase" value={phase} /> },
        { name: field.health, value: <HealthTag health={health} isManual={healthReason !== ''} /> },
        { name: field.progress, value: formatPercent(progress / 100, 0) },
        {
          name: field.nextMilestone,
          value: nextMilestone ? t('implementationProjects:board.next', nextMilestone) : EMPTY_VALUE,
        },
        { name: t('implementationOverview:paidOf'), value: <PaidOf project={project} /> },
        { name: t('implementationOverview:claim'), value: <ClaimTag project={project} /> },
      ]}
    />
  )
}
