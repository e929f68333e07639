import { tryFaultsOf } from '../../support/screenFaults'

tryFaultsOf('search')
