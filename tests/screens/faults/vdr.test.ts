import { tryFaultsOf } from '../../support/screenFaults'

tryFaultsOf('vdr')
