import { Button } from 'antd'
import {
  Children,
  isValidElement,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from '@/shared/i18n'
import { focusHeading } from '@/shared/ui/focusHeading'
import { fieldElement, focusFirst, REVEAL, stepOf } from './focusField'
import { checkOnce } from './validation'
import { FormFooter, FormFrame } from './SchemaForm'
import styles from './steps.module.css'

interface StepProps {
  title: string
  children: ReactNode
}

/** A step of a form; a child of `Steps`, which shows one at a time. */
export const Step = ({ children }: StepProps) => children

const isStep = (child: ReactNode): child is ReactElement<StepProps> => isValidElement(child)

type StepsProps = Pick<ComponentProps<typeof FormFooter>, 'form' | 'checkHint'> & {
  submitText: string
  children: ReactNode
}

/**
 * Shows the fields of `useSchemaForm` step by step. A step is validated before the next one; going back, and forward to
 * a visited step, is free. Visited steps stay mounted, so that input and uploads in them continue. Links to a field
 * open its step. The last step submits the form.
 *
 * ```tsx
 * <Steps form={form} submitText={t('room:create')}>
 *   <Step title={t('room:step.target')}>
 *     <TextField name="target" />
 *   </Step>
 *   <Step title={t('room:step.members')}>…</Step>
 * </Steps>
 * ```
 */
export function Steps({ form, submitText, checkHint, children }: StepsProps) {
  const t = useTranslations('parts')
  const steps = Children.toArray(children).filter(isStep)
  const last = steps.length - 1
  const at = Math.min(form.step, last)
  const [seen, setSeen] = useState(at)
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shouldFocusHeading = useRef(false)
  const id = useId()

  function goTo(step: number) {
    shouldFocusHeading.current = true
    setSeen(Math.max(seen, step))
    form.goTo(step)
  }

  function goForward(step: number) {
    const { issues } = checkOnce(form.schema, form.fields.getFieldsValue(true) as object)
    const wrong = issues.filter(({ path }) => stepOf(fieldElement(form.name, path)) === at)
    if (wrong.length === 0) return goTo(step)
    form.fields.validateFields(wrong.map(({ path }) => [...path])).catch(() => undefined)
    focusFirst(form.name, wrong)
  }

  useEffect(() => {
    if (shouldFocusHeading.current) focusHeading(heading.current, { scrolls: true })
    shouldFocusHeading.current = false
  }, [at])

  useEffect(() => {
    const element = frame.current
    function reveal({ target }: Event) {
      const step = stepOf(target as Element)
      // The field can be focused only once its step is rendered.
      if (step !== null) flushSync(() => form.goTo(step))
    }
    element?.addEventListener(REVEAL, reveal)
    return () => element?.removeEventListener(REVEAL, reveal)
  })

  return (
    <FormFrame form={at < last ? { ...form, send: () => goForward(at + 1) } : form}>
      <nav aria-label={t('parts:form.steps.title')}>
        <ol className={styles.list}>
          {steps.map(({ key, props: { title } }, step) => (
            <li
              key={key}
              data-done={step < at ? '' : undefined}
              aria-current={step === at ? 'step' : undefined}
            >
              {step !== at && step <= seen ? (
                <button type="button" onClick={() => (step < at ? goTo(step) : goForward(step))}>
                  <span className={styles.title}>{title}</span>
                </button>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div ref={frame}>
        {steps.slice(0, seen + 1).map((element, step) => (
          <section
            key={element.key}
            data-step={step}
            className={styles.step}
            hidden={step !== at}
            aria-labelledby={`${id}${step}-title`}
          >
            <h2 id={`${id}${step}-title`} ref={step === at ? heading : undefined} tabIndex={-1}>
              <small>{t('parts:form.steps.place', { number: step + 1, total: steps.length })}</small>{' '}
              {element.props.title}
            </h2>
            {element}
          </section>
        ))}
      </div>
      <FormFooter
        form={at < last ? { ...form, isWaiting: false } : form}
        submitText={at < last ? t('parts:form.steps.next') : submitText}
        checkHint={checkHint}
        {...(at > 0
          ? { secondary: <Button onClick={() => goTo(at - 1)}>{t('parts:form.steps.back')}</Button> }
          : {})}
      />
    </FormFrame>
  )
}
