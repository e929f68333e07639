export interface Subsidiary {
  nameEn: string
  nameZh: string
}

const part = (nameEn: string, nameZh = nameEn): Subsidiary => ({ nameEn, nameZh })

const SUBSIDIARIES: Readonly<Record<string, readonly Subsidiary[]>> = {
  msd: [part('Merck Sharp & Dohme')],
  bms: [part('Celgene', '新基')],
  roche: [part('Genentech', '基因泰克'), part('Chugai', '中外制药')],
  astrazeneca: [part('Alexion'), part('MedImmune')],
  pfizer: [part('Seagen')],
  jnj: [part('Janssen', '杨森')],
  abbvie: [part('Allergan', '艾尔建')],
  gilead: [part('Kite Pharma')],
  sanofi: [part('Genzyme', '健赞')],
  takeda: [part('Shire', '夏尔')],
}

export const subsidiariesOf = (companyId: string) => SUBSIDIARIES[companyId] ?? []
