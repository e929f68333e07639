/** Addresses below a screen's own that neither menu nor page registry names; the ids are the seed's. */
export const DETAILS: readonly string[] = [
  '/valuation/report/1001',
  '/valuation/report/1001/edit',
  '/valuation/npv/new',
  '/valuation/npv/1',
]
