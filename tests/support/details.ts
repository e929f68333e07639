/** Addresses below a screen's own that neither menu nor page registry names; the ids are the seed's. */
export const DETAILS: readonly string[] = [
  '/valuation/report/1001',
  '/valuation/report/1001/edit',
  '/valuation/report/1001/workbench',
  '/valuation/report/1001/workbench?tab=simulation',
  '/valuation/report/1001/workbench?tab=deal',
  '/valuation/report/1001/workbench?tab=comparables',
  '/valuation/report/1001/workbench?tab=tree',
  '/valuation/portfolio?ids=1001,1002,1003',
]
