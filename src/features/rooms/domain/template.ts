import type { Language } from '@/shared/lib/language'

type Name = Readonly<Record<Language, string>>

interface Section {
  name: Name
  inside: readonly Name[]
}

const section = (name: Name, ...inside: readonly (readonly [zh: string, en: string])[]): Section => ({
  name,
  inside: inside.map(([zh, en]) => ({ zh, en })),
})

const TEMPLATE: readonly Section[] = [
  section(
    { zh: '项目概览', en: 'Overview' },
    ['保密资料概要', 'Confidential summary'],
    ['常见问题', 'Frequently asked questions'],
    ['项目时间表', 'Timeline'],
  ),
  section(
    { zh: '公司与团队', en: 'Company and team' },
    ['公司文件', 'Corporate documents'],
    ['股权结构', 'Capitalisation'],
    ['团队履历', 'Team'],
  ),
  section(
    { zh: '科学与药理', en: 'Science and pharmacology' },
    ['作用机制', 'Mechanism of action'],
    ['体外研究', 'In vitro studies'],
    ['体内研究', 'In vivo studies'],
    ['发表文献', 'Publications'],
  ),
  section(
    { zh: '非临床', en: 'Nonclinical' },
    ['药效学', 'Pharmacodynamics'],
    ['药代动力学', 'Pharmacokinetics'],
    ['GLP 毒理', 'GLP toxicology'],
  ),
  section(
    { zh: 'CMC', en: 'CMC' },
    ['原料药', 'Drug substance'],
    ['制剂', 'Drug product'],
    ['质量标准与稳定性', 'Specifications and stability'],
    ['生产厂家', 'Manufacturers'],
  ),
  section(
    { zh: '临床研究', en: 'Clinical' },
    ['研究方案', 'Protocols'],
    ['研究报告', 'Study reports'],
    ['安全性', 'Safety'],
    ['统计', 'Statistics'],
  ),
  section(
    { zh: '注册', en: 'Regulatory' },
    ['批件与受理', 'Approvals and filings'],
    ['沟通纪要', 'Agency correspondence'],
    ['注册策略', 'Regulatory strategy'],
  ),
  section(
    { zh: '知识产权', en: 'Intellectual property' },
    ['专利', 'Patents'],
    ['自由实施', 'Freedom to operate'],
    ['许可', 'Licences'],
  ),
  section(
    { zh: '市场与商业', en: 'Market and commercial' },
    ['市场分析', 'Market analysis'],
    ['竞品格局', 'Competition'],
    ['定价与准入', 'Pricing and access'],
  ),
  section(
    { zh: '财务与估值', en: 'Finance and valuation' },
    ['财务报表', 'Financial statements'],
    ['预算与预测', 'Budget and forecast'],
    ['估值', 'Valuation'],
  ),
  section(
    { zh: '法律与合同', en: 'Legal and contracts' },
    ['重大合同', 'Material contracts'],
    ['诉讼', 'Litigation'],
    ['合规', 'Compliance'],
  ),
  section(
    { zh: 'ESG 与人力资源', en: 'ESG and HR' },
    ['人员编制', 'Headcount'],
    ['雇佣合同', 'Employment contracts'],
    ['环境健康安全', 'Environment, health and safety'],
  ),
]

interface TemplateTarget {
  id: string
  parentId: string | null
  kind: 'folder' | 'document'
  name: string
}

export interface Addition {
  name: string
  /** The matching folder; null if the section has to be added too. */
  id: string | null
  inside: readonly string[]
}

export interface TemplateFolder<N> {
  name: Name
  /** The folder that has this name in either language; undefined if there is none. */
  folder: N | undefined
}

const normalized = (name: string) => name.trim().toLowerCase()

/** Sections of the template with their subfolders, and the folders of a room that stand for them. */
export function templateFolders<N extends TemplateTarget>(
  nodes: readonly N[],
): (TemplateFolder<N> & { inside: TemplateFolder<N>[] })[] {
  const folderFor = (parentId: string | null, { zh, en }: Name) =>
    nodes.find(
      (node) =>
        node.kind === 'folder' &&
        node.parentId === parentId &&
        [zh, en].map(normalized).includes(normalized(node.name)),
    )
  return TEMPLATE.map(({ name, inside }) => {
    const folder = folderFor(null, name)
    return {
      name,
      folder,
      inside: inside.map((each) => ({ name: each, folder: folder && folderFor(folder.id, each) })),
    }
  })
}

/** Sections and subfolders of the template that a room has in neither language. */
export const additionsTo = (nodes: readonly TemplateTarget[], language: Language): Addition[] =>
  templateFolders(nodes).flatMap(({ name, folder, inside }): Addition[] => {
    const missing = inside.filter((each) => !each.folder)
    if (folder && missing.length === 0) return []
    return [
      {
        name: folder?.name ?? name[language],
        id: folder?.id ?? null,
        inside: missing.map((each) => each.name[language]),
      },
    ]
  })
