import { savedSearchApi, searchApi, searchLists } from '@/features/search/model/search.api'
import { drugApi } from '@/entities/drugs.api'
import { db } from '@mocks/account/store'
import { saveSearch, savedSearchesOf } from '@mocks/search/savedSearches'
import { example, type Example } from '../example'

const firstPage = (keyword: string, facets = {}) => ({
  query: { pageNum: 1, pageSize: 10, keyword, facets, language: 'zh' as const },
})

const aSearch = { name: 'PD-1 已上市', address: 'mode=drug&keyword=PD-1&stage=listed' }

function aSavedSearch() {
  const admin = db.accounts.find(({ userName }) => userName === 'admin')!
  saveSearch(admin, aSearch)
  return savedSearchesOf(admin)[0]!
}

export const examples: readonly Example[] = [
  example(searchLists.drug, () => firstPage('PD-1', { stage: 'listed', year: '2014-' })),
  example(searchLists.engineered, () => firstPage('', { format: 'adc' })),
  example(searchLists.pipeline, () => firstPage('HER2 ADC')),
  example(searchLists.indication, () => firstPage('肺癌')),
  example(searchLists.target, () => firstPage('pd')),
  example(searchLists.company, () => firstPage('百济神州')),
  example(searchLists.trial, () => firstPage('', { drug: 'pembrolizumab' })),
  example(searchApi.integrated, () => ({ query: { keyword: '恒瑞 PD-1', language: 'en' as const } })),
  example(searchApi.indication, () => ({ path: { id: 'nsclc' } })),
  example(searchApi.target, () => ({ path: { id: 'pd1' } })),
  example(searchApi.company, () => ({ path: { id: 'msd' } })),
  example(searchApi.trial, () => ({ path: { id: 'NCT02142738' } })),
  example(searchApi.export, () => ({
    path: { list: 'drug' },
    query: { keyword: 'PD-1', columns: 'nameZh,nameEn,stage,targets,firstApprovalYear' },
  })),
  example(drugApi.detail, () => ({ path: { id: 'trastuzumab-deruxtecan' } })),
  example(savedSearchApi.list, () => (aSavedSearch(), { query: { pageNum: 1, pageSize: 10 } })),
  example(savedSearchApi.create, () => ({ body: aSearch })),
  example(savedSearchApi.remove, () => ({ path: { ids: aSavedSearch().id } })),
]
