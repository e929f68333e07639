import { makeOtherIndication, NSCLC } from '../unit/valuation/form/makeForm'
import { makeReport, fullForm, LISTED } from '../unit/mocks/documents/makeReport'

/** Regions that differ in every field that a region can set, except losses. */
const REGIONS = {
  us: { marketSize: '2400000000', grossToNet: '35', filing: '92', tax: '21', priceGrowth: '2' },
  eu: {
    marketSize: '1100000000',
    annualCostPerPatient: '60000',
    peakShare: '12',
    filing: '80',
    regionLag: '0.8',
    dataExclusivityYears: '10',
    tax: '25',
  },
  china: {
    marketSize: '500000000',
    growth: '9',
    annualCostPerPatient: '30000',
    referenceAnnualCost: '36000',
    filing: '60',
    regionLag: '2.3',
    patentExpiry: '2039-03-31',
  },
}

/** Forms of every kind that workbooks are generated from. */
const FORMS = {
  'one indication': {},
  'three indications, a shared stage, overlap, tax and working capital, CNY': {
    ...fullForm,
    otherIndications: [
      makeOtherIndication({ marketSize: '8000000000', overlapWithLead: '20', sharedStages: ['phase2'] }),
      makeOtherIndication({
        indication: { ...NSCLC, id: 'hcc', nameEn: 'Hepatocellular carcinoma', nameZh: '肝细胞癌' },
        marketSize: '12000000000',
        overlapWithLead: '35',
        probabilityOfApproval: '30',
      }),
    ],
  },
  'an indication at a stage of its own, with its own costs and ramp': {
    tax: '20',
    otherIndications: [
      makeOtherIndication({
        currentStage: 'phase1',
        sharedStages: [],
        stages: {
          phase1: { months: '14', cost: '9000000' },
          phase2: { start: '2028-06-30', cost: '30000000' },
        },
        launchCost: '8000000',
        peakYear: '3',
        overlapWithLead: '25',
      }),
    ],
  },
  'a listed product with another indication in development': {
    ...LISTED,
    tax: '20',
    workingCapital: '10',
    otherIndications: [
      makeOtherIndication({
        currentStage: 'phase3',
        stageStartDate: '2026-05-01',
        uptakeByYear: '20 / 60 / 100',
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
  'a slow ramp and a launch cost': {
    uptake: 'logistic',
    peakYear: '11',
    launchCost: '80000000',
    launchLag: '9',
  },
  'a custom ramp': { uptake: 'custom', uptakeByYear: '5 / 10 / 20 / 35 / 50 / 65 / 80 / 100' },
  'three regions': { regions: REGIONS, tax: '15', workingCapital: '8' },
  'a region that takes the probability of the review beside one that is likelier': {
    regions: {
      us: { marketSize: '2400000000', tax: '21' },
      japan: { marketSize: '300000000', filing: '97', tax: '30' },
    },
  },
  'regions of a lead that others meet, one in the same review': {
    regions: REGIONS,
    probabilityOfApproval: '25',
    otherIndications: [
      makeOtherIndication({ overlapWithLead: '30', sharedStages: ['phase2', 'phase3', 'applying'] }),
    ],
  },
  'losses carried forward without end': { tax: '20', lossLimit: '50', openingLoss: '40000000' },
  'losses that lapse, by region and with another indication': {
    regions: { ...REGIONS, us: { ...REGIONS.us, lossLimit: '80' } },
    tax: '20',
    lossYears: '6',
    openingLoss: '90000000',
    workingCapital: '5',
    otherIndications: [makeOtherIndication({ overlapWithLead: '30', sharedStages: ['phase2'] })],
  },
  'further costs, certain or not, and a rate of R&D': {
    launchCost: '60000000',
    launchLag: '0.7',
    rndRate: '14',
    tax: '20',
    outlays: [
      { kind: 'rnd', amount: '12000000', when: '2028' },
      { kind: 'rnd', amount: '30000000', when: '1.5', months: '40', name: 'Post-marketing study' },
      { kind: 'launch', amount: '7000000', when: '2029-02-14', committed: true },
      { kind: 'launch', amount: '9000000', when: '-2', months: '30' },
    ],
    otherIndications: [makeOtherIndication({ overlapWithLead: '20', sharedStages: ['phase2'] })],
  },
  'a sales force that is paid before the approval': {
    tax: '25',
    salesForceCost: '18000000',
    salesForceLead: '3',
    salesForceGrowth: '4',
    workingCapital: '6',
  },
  'a sales force and losses carried forward': {
    tax: '25',
    lossLimit: '70',
    salesForceCost: '40000000',
    openingLoss: '30000000',
    outlays: [{ kind: 'rnd', amount: '25000000', when: '2' }],
  },
  'regions with margins, ramps, sales forces and rates of their own': {
    tax: '15',
    workingCapital: '8',
    rndRate: '9',
    regions: {
      us: {
        ...REGIONS.us,
        cogs: '12',
        royalty: '4',
        wacc: '9.5',
        peakYear: '4',
        salesForceCost: '35000000',
        salesForceLead: '2.5',
      },
      eu: { ...REGIONS.eu, sga: '41', uptakeByYear: '10 / 30 / 60 / 85 / 100', exchangeGrowth: '-1.5' },
      china: { ...REGIONS.china, wacc: '13', salesForceCost: '3000000', lossLimit: '60', lossYears: '5' },
    },
    otherIndications: [makeOtherIndication({ overlapWithLead: '25', sharedStages: ['phase2'] })],
  },
  'regions of a listed product, calibrated': {
    ...LISTED,
    regions: { us: REGIONS.us, japan: { marketSize: '300000000', regionLag: '0.5', tax: '30' } },
    workingCapital: '10',
  },
}

export const reports = () => Object.entries(FORMS).map(([name, form]) => ({ name, report: makeReport(form) }))
