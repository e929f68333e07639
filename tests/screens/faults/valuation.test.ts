import { tryFaultsOf } from '../../support/screenFaults'

tryFaultsOf('valuation')
