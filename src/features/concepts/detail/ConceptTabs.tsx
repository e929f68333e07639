import { Card, Skeleton } from 'antd'
import { Suspense, useState, type ComponentType } from 'react'
import { useTranslations } from '@/shared/i18n'
import type { Tab } from '../model/tabAddress'
import { AgreementsTab } from './AgreementsTab'
import { RecordsTab } from './RecordsTab'
import { AfterStageTab, DecisionTab, FirstStageTab, SecondStageTab } from './lazyTabs'
import { SummaryTab } from './SummaryTab'
import type { TabProps } from './conceptTabs'
import { TimelineTab } from './TimelineTab'

const TABS_WITH_OWN_CARDS: ReadonlySet<Tab> = new Set(['summary', 'firstStage', 'secondStage'])

const TABS: Record<Tab, ComponentType<TabProps>> = {
  summary: SummaryTab,
  firstStage: FirstStageTab,
  secondStage: SecondStageTab,
  agreements: AgreementsTab,
  records: RecordsTab,
  decision: DecisionTab,
  afterStage: AfterStageTab,
  timeline: TimelineTab,
}

interface ConceptTabsProps extends TabProps {
  tabs: readonly Tab[]
  shown: Tab
}

/** Visited tabs stay mounted but hidden, so that their input is kept. */
export function ConceptTabs({ tabs, shown, ...props }: ConceptTabsProps) {
  const t = useTranslations('concepts', 'conceptsDetail')
  const [visited, setVisited] = useState<readonly Tab[]>([shown])
  if (!visited.includes(shown)) setVisited([...visited, shown])
  return (
    <>
      {tabs
        .filter((tab) => visited.includes(tab))
        .map((tab) => {
          const Content = TABS[tab]
          const content = <Content {...props} />
          return (
            <section key={tab} aria-label={t(`concepts:part.${tab}`)} hidden={tab !== shown}>
              <Suspense
                fallback={
                  <Skeleton active paragraph={{ rows: 8 }} aria-label={t('conceptsDetail:loading')} />
                }
              >
                {TABS_WITH_OWN_CARDS.has(tab) ? content : <Card>{content}</Card>}
              </Suspense>
            </section>
          )
        })}
    </>
  )
}
