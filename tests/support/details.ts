/** Addresses below a screen's own that neither menu nor page registry names; the ids are the seed's. */
export const DETAILS: readonly string[] = [
  '/search/compare?ids=pembrolizumab,nivolumab',
  '/valuation/report/1001',
  '/valuation/report/1001/edit',
]
