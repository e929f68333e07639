// The component library's forms, as far as what stands beside a form knows them.
export { FormProvider } from '@rc-component/form/es/FormContext'
