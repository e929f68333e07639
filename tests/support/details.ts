/** Addresses below a screen's own that neither menu nor page registry names; the ids are the seed's. */
export const DETAILS: readonly string[] = [
  '/search/compare?ids=pembrolizumab,nivolumab',
  '/search/drug/trastuzumab-deruxtecan',
  '/search/indication/nsclc',
  '/search/target/pd1',
  '/search/company/msd',
  '/search/trial/NCT02142738',
  '/valuation/report/101',
  '/valuation/report/101/edit',
  '/valuation/report/102/versions',
  '/valuation/npv/new',
  '/valuation/npv/1',
]
