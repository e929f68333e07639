import { anotherIndication, NSCLC } from '../unit/valuation/form/aForm'
import { aReport, fullForm, LISTED } from '../unit/mocks/documents/aReport'

/** Forms of every kind that a workbook is written of. */
const FORMS = {
  'one indication': {},
  'three indications, a shared stage, overlap, tax and working capital, CNY': {
    ...fullForm,
    otherIndications: [
      anotherIndication({ marketSize: '8000000000', overlapWithLead: '20', sharedStages: ['phase2'] }),
      anotherIndication({
        indication: { ...NSCLC, id: 'hcc', nameEn: 'Hepatocellular carcinoma', nameZh: '肝细胞癌' },
        marketSize: '12000000000',
        overlapWithLead: '35',
        probabilityOfApproval: '30',
      }),
    ],
  },
  'a listed product, calibrated': { ...LISTED, tax: '20', workingCapital: '10' },
  'a generic with a tender': {
    newDrugType: 'generic',
    drugType: 'chemical',
    modality: 'small_molecule',
    dosageForm: 'oral',
    targetMarket: 'china',
    currency: 'CNY',
  },
  'own probability and a linear curve': {
    probabilityOfApproval: '22',
    peakShare: '14',
    uptake: 'linear',
    peakYear: '4',
  },
}

export const reports = () => Object.entries(FORMS).map(([name, form]) => ({ name, report: aReport(form) }))
